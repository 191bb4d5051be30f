import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FrameNotices } from './frame-notices.tsx';

const meta = {
  title: 'Screens/Frame notices',
  component: FrameNotices,
  parameters: { layout: 'fullscreen' },
  args: { offline: false, updateReady: false, onUpdate: fn() },
} satisfies Meta<typeof FrameNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { args: { offline: true } };
export const UpdateReady: Story = {
  args: { updateReady: true },
  play: async ({ canvas, args }) => {
    await expect(args.onUpdate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};
export const Both: Story = { args: { offline: true, updateReady: true } };
export const Phone: Story = { args: { offline: true, updateReady: true }, globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { args: { offline: true, updateReady: true }, globals: { language: 'zh' } };
export const NothingToSay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
