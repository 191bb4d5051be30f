import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProfileScreen } from './profile-screen.tsx';

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      phase: 'ready',
      account: {
        account: 'lin@example.org',
        createdAt: '2026-11-02T09:00:00Z',
        vipUntil: null,
        aiCorrectionsLeft: 0,
        practicedCount: 128,
      },
    },
    onRetry: fn(),
    language: 'en',
    onLanguageChange: fn(),
    theme: 'system',
    onThemeChange: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { view: { phase: 'loading' } } };
export const Failed: Story = {
  args: { view: { phase: 'failed', message: 'An unknown error occurred' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const InChinese: Story = { globals: { language: 'zh' }, args: { language: 'zh' } };
