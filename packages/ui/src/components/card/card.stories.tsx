import type { Meta, StoryObj } from '@storybook/react-vite';
import { tones } from '../../tokens/index.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Card } from './card.tsx';
import { cardVariants } from './card.variants.ts';

const matter = (title: string) => (
  <Stack space="xxsmall">
    <Heading level={3}>{title}</Heading>
    <Text tone="secondary">One matter, one sheet.</Text>
  </Stack>
);

const meta = { title: 'Components/Card', component: Card, args: { children: matter('Reading') } } satisfies Meta<
  typeof Card
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};
export const EveryVariant: Story = {
  render: () => (
    <Stack>
      {cardVariants.map((variant) => (
        <Card key={variant} variant={variant}>
          {matter(variant)}
        </Card>
      ))}
    </Stack>
  ),
};
export const EveryTone: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Card key={tone} variant="outline" tone={tone} space="medium">
          {matter(tone)}
        </Card>
      ))}
    </Stack>
  ),
};
export const Selected: Story = { args: { selected: true } };
export const Interactive: Story = { args: { interactive: true } };
