import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Container } from '../../components/index.ts';
import { listedCorrections } from './corrections.fixtures.ts';
import { CorrectionsBell } from './corrections-bell.tsx';

const meta = {
  title: 'Screens/Corrections bell',
  component: CorrectionsBell,
  args: { corrections: listedCorrections, unseen: 2, onMarkSeen: fn() },
  // the menu loads its list when it is focused
  loaders: [async () => ({ list: await import('../../components/menu/menu-list.tsx') })],
  render: (args) => (
    <Container as="main">
      <CorrectionsBell {...args} />
    </Container>
  ),
} satisfies Meta<typeof CorrectionsBell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number of new results; the menu opens by mouse or keyboard. */
export const New: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const bell = canvas.getByRole('button', { name: 'AI corrections, 2 new' });
    await expect(bell).toHaveTextContent('2');
    await userEvent.tab();
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: 'Write About the Photo: 85–105 (B1) · New' });
    await expect(first).toHaveAttribute('href', '/corrections/9');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(screen.getByRole('menuitem', { name: 'Speaking Sample: In progress' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark all as seen' }));
    await expect(args.onMarkSeen).toHaveBeenCalledOnce();
  },
};
export const AllSeen: Story = {
  args: { corrections: listedCorrections.map((one) => ({ ...one, isNew: false })), unseen: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'AI corrections' }));
    await screen.findByRole('menuitem', { name: 'Write About the Photo: 85–105 (B1)' });
    await expect(screen.queryByRole('menuitem', { name: 'Mark all as seen' })).not.toBeInTheDocument();
  },
};
export const InChinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menuitem', { name: '全部标为已看' });
  },
};
