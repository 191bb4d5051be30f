import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlSizes } from '../../tokens/index.ts';
import { Stack } from '../stack/index.ts';
import { Select } from './select.tsx';

const levels = ['CEFR-A1', 'CEFR-A2', 'CEFR-B1', 'CEFR-B2', 'CEFR-C'];

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Level', options: levels.map((value) => ({ value, label: value })), onValueChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Level' }), 'CEFR-B2');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('CEFR-B2');
  },
};

export const EverySize: Story = {
  render: (args) => (
    <Stack>
      {controlSizes.map((size) => (
        <Select key={size} {...args} label={size} size={size} />
      ))}
    </Stack>
  ),
};

export const Disabled: Story = { args: { disabled: true } };
