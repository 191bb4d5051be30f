import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EmbedQuestion } from './embed-question.tsx';

const meta = {
  title: 'Screens/Embed a question',
  component: EmbedQuestion,
  args: {
    snippetOf: ({ isFitted, width, theme, locale }) =>
      [`<iframe src="/embed/1" width="${width ?? '100%'}"`, theme, locale, isFitted && '<script>']
        .filter(Boolean)
        .join(' '),
    frameUrlOf: ({ theme }) =>
      `data:text/html,<html lang=en><title>A question</title><main>A question ${theme ?? ''}</main></html>`,
    onOpenChange: fn(),
    onCopy: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof EmbedQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Enter opens it; when it is closed, the focus is on the button again. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Embed' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Embed this question' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue(
      '<iframe src="/embed/1" width="100%" <script>',
    );
  },
};

export const CopiedAsChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Embed' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Fixed' })).toBeVisible());
    await expect(dialog.queryByRole('combobox', { name: 'Height in pixels' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Fixed' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Dark' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Width' }), '320 pixels');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'zh');
    await expect(dialog.getByRole('combobox', { name: 'Height in pixels' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the code' }));
    await expect(args.onCopy).toHaveBeenCalledWith('<iframe src="/embed/1" width="320" dark zh');
    await expect(await dialog.findByText(/^Copied/)).toBeVisible();
    // what was copied is no longer what is chosen
    await userEvent.click(dialog.getByRole('radio', { name: 'Light' }));
    await expect(dialog.queryByText(/^Copied/)).toBeNull();
  },
};

export const NotCopied: Story = {
  args: { onCopy: fn(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Embed' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy the code' }));
    await expect(await canvas.findByText(/copy it with the keyboard/)).toBeVisible();
  },
};

export const InChinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '嵌入' }));
    const dialog = await canvas.findByRole('dialog', { name: '嵌入这道题' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
