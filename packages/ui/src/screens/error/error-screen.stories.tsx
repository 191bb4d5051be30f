import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorScreen } from './error-screen.tsx';

const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { detail: "Cannot read properties of undefined (reading 'status')", onReload: fn() },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, args }) => {
    const detail = canvas.getByText(/Cannot read properties/);
    await expect(canvas.getByText(/Your answers are saved on this device/)).toBeVisible();
    await expect(detail).not.toBeVisible();
    await userEvent.click(canvas.getByText('Technical details'));
    await expect(detail).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const InChinese: Story = { globals: { language: 'zh' } };
