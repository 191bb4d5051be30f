import { questionTypes } from '@rehearse/question-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container } from '../../components/index.ts';
import type { PreviewRow } from './preview-list.tsx';
import { PreviewNote } from './preview-note.tsx';
import { PreviewScreen } from './preview-screen.tsx';

const rows = questionTypes
  .flatMap(({ id, preview }) => preview.map((difficultyLevel) => ({ submoduleId: id, difficultyLevel })))
  .map((row, index): PreviewRow => ({ ...row, number: index + 1, questionId: 1000 + index }));

const meta = {
  title: 'Screens/Free preview',
  component: PreviewScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: { phase: 'ready', rows }, tried: new Set<number>(), isMember: false, onRetry: fn() },
} satisfies Meta<typeof PreviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /Easy|Medium|Hard/ });
    await expect(links).toHaveLength(20);
    await expect(links[11]).toHaveAttribute('href', '/preview/12');
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
export const Loading: Story = { args: { view: { phase: 'loading' } } };
export const Failed: Story = {
  args: { view: { phase: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { view: { phase: 'ready', rows: [] } } };
/** Questions tried in another bank don't count. */
export const SomeTried: Story = {
  args: { tried: new Set([1000, 1003, 7]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 20 tried')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Read Aloud.*Tried.*Easy/ })).toBeVisible();
  },
};
export const AllTried: Story = {
  args: { tried: new Set(rows.map(({ questionId }) => questionId)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have tried them all' })).toBeVisible();
  },
};
export const Member: Story = {
  args: { isMember: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to practice' })).toHaveAttribute('href', '/practice');
    await expect(canvas.queryByRole('link', { name: 'Sign up' })).toBeNull();
  },
};
export const UnderAReview: Story = {
  render: () => (
    <Container width="reading" as="main">
      <PreviewNote done={3} total={20} isMember={false} />
      <PreviewNote done={3} total={20} isMember />
      <PreviewNote done={20} total={20} isMember={false} />
    </Container>
  ),
};
export const Phone: Story = { args: { tried: new Set([1000]) }, globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { args: { tried: new Set([1000]) }, globals: { language: 'zh' } };
