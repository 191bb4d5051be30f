import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CodeField } from './code-field.tsx';

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: 'Verification code', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Verification code' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(input);
    await userEvent.paste('482 913');
    await expect(input).toHaveValue('482913');
    await expect(args.onComplete).toHaveBeenLastCalledWith('482913');
  },
};

export const Wrong: Story = { args: { defaultValue: '482913', error: 'This code has run out. Send a new one.' } };
