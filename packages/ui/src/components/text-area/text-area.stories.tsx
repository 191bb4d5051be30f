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

/** Says how much was cut off; a shorter text removes the note. */
export const TooLong: Story = {
  args: { maxLength: 20, defaultValue: 'Hello there.' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(box);
    await userEvent.paste('x'.repeat(216_000));
    await expect(box).toHaveValue(`Hello there.${'x'.repeat(8)}`);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You pasted 216,000 characters. The limit is 20, so the last 215,992 were left out.',
    );
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('y');
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have reached the limit of 20 characters.');
  },
};
export const TooLongInChinese: Story = {
  ...TooLong,
  globals: { language: 'zh' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }));
    await userEvent.paste('x'.repeat(216_000));
    await expect(canvas.getByRole('alert')).toHaveTextContent('你粘贴了 216,000 个字符');
  },
};
