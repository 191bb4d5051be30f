import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Inline } from '../inline/index.ts';
import { Text } from '../text/index.ts';
import { Stack } from './stack.tsx';
import { stackAligns } from './stack.variants.ts';

const cards = ['One', 'Two', 'Three'].map((text) => (
  <Card key={text} space="small">
    <Text>{text}</Text>
  </Card>
));

const meta = { title: 'Components/Stack', component: Stack, args: { children: cards } } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};
export const EveryAlignment: Story = {
  render: () => (
    <Inline align="start" space="xlarge">
      {stackAligns.map((align) => (
        <Stack key={align} align={align}>
          <Text tone="muted">{align}</Text>
          {cards}
        </Stack>
      ))}
    </Inline>
  ),
};
