import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Message', onValueChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What can we help with?' } };

export const Page: Story = {
  args: {
    label: 'Your answer',
    variant: 'page',
    rows: 6,
    defaultValue:
      'The photo shows two people repairing a wooden boat on a quiet beach. One of them is holding a plank while the other measures it.',
  },
};

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Hello');
  },
};

export const Wrong: Story = { args: { error: 'Answer cannot be empty, Please write the answer.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent' } };
