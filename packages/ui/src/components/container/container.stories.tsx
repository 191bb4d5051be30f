import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Container } from './container.tsx';
import { containerWidths } from './container.variants.ts';

const meta = {
  title: 'Components/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;

export const EveryWidth: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      {containerWidths.map((width) => (
        <Container key={width} width={width}>
          <Card>
            <Text>{width}</Text>
          </Card>
        </Container>
      ))}
    </Stack>
  ),
};
