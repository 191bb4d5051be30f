import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { listedCorrections } from '../ai-correction/corrections.fixtures.ts';
import { CorrectionsBell } from '../ai-correction/corrections-bell.tsx';
import { HomeScreen } from '../home/index.ts';
import { AppFrame } from './app-frame.tsx';

const meta = {
  title: 'Screens/Frame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    session: { status: 'loggedOut' },
    path: '/',
    language: 'en',
    onLanguageChange: fn(),
    theme: 'system',
    onThemeChange: fn(),
    onLogout: fn(),
    children: <HomeScreen />,
  },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};
export const ProductsOpen: Story = {
  play: async ({ canvas, userEvent: user }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(bar.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/courses');
    await expect(bar.getByText('Mock test')).not.toBeVisible();
    await user.click(bar.getByText('Products'));
    await expect(bar.getByRole('link', { name: 'Mock test' })).toHaveAttribute('href', '/products/mock-test');
    await user.keyboard('{Escape}');
    await expect(bar.getByText('Mock test')).not.toBeVisible();
    await expect(bar.getByText('Products')).toHaveFocus();
    await user.click(bar.getByText('Products'));
    await expect(bar.getByText('Mock test')).toBeVisible();
    await user.click(canvas.getByRole('heading', { level: 1 }));
    await expect(bar.getByText('Mock test')).not.toBeVisible();
    await user.click(bar.getByText('Products'));
  },
};
export const FooterLinks: Story = {
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('navigation', { name: 'Footer' }));
    for (const [name, href] of [
      ['Courses', '/courses'],
      ['Speaking AI', '/products/speaking-ai'],
      ['Writing AI', '/products/writing-ai'],
      ['Mock test', '/products/mock-test'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};
/** A bell next to the account, also on a phone. */
export const WithNotices: Story = {
  args: {
    session: { status: 'loggedIn', account: 'lin@example.org' },
    notices: <CorrectionsBell corrections={listedCorrections} unseen={2} onMarkSeen={fn()} />,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'AI corrections, 2 new' })).toBeVisible();
  },
};
export const LoggedIn: Story = {
  args: { session: { status: 'loggedIn', account: 'lin@example.org' }, path: '/practice' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: lin@example.org' }));
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Classes' })).toHaveAttribute('href', '/classes');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
export const Starting: Story = { args: { session: { status: 'starting' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.queryByRole('button', { name: 'Open menu' });
    if (!opener) return;
    await userEvent.click(opener);
    const drawer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Mock test' })).toBeVisible());
  },
};
export const InChinese: Story = { globals: { language: 'zh' }, args: { language: 'zh' } };
