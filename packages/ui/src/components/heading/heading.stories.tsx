import type { Meta, StoryObj } from '@storybook/react-vite';
import { headingSizes } from '../../tokens/index.ts';
import { Stack } from '../stack/index.ts';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'Practice what the test asks' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};

export const EverySize: Story = {
  render: () => (
    <Stack space="large">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size === 'word' ? 'meticulous' : 'Practice what the test asks'}
        </Heading>
      ))}
    </Stack>
  ),
};

export const InTheReadingFace: Story = { args: { font: 'reading', size: 'xlarge' } };
