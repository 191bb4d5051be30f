import type { Meta, StoryObj } from '@storybook/react-vite';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Inline } from '../inline/index.ts';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  // the list is loaded on demand, and these stories are not about how long that takes
  loaders: [() => import('./menu-list.tsx').then(() => ({}))],
  args: {
    label: 'Account',
    trigger: <Avatar name="lin@example.org" />,
    header: 'lin@example.org',
    items: [
      { value: 'profile', label: 'My Profile', icon: User },
      { value: 'language', label: 'Language', icon: Languages },
      { value: 'logout', label: 'Logout', icon: LogOut },
    ],
    onSelect: fn(),
  },
  argTypes: { trigger: { control: false }, items: { control: false } },
  decorators: [
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const menu = await screen.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(screen.getByText('lin@example.org')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('logout');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
