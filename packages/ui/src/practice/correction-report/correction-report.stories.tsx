import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rewritten, written } from './correction-report.fixtures.ts';
import { CorrectionReport } from './correction-report.tsx';
import { LessonOfContext } from './lesson-of.ts';
import { VersionComparison } from './version-comparison.tsx';

const meta = {
  title: 'Practice/Correction report',
  component: CorrectionReport,
  args: { ...written, onRewrite: fn() },
} satisfies Meta<typeof CorrectionReport>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing a mark shows its explanation; the arrow keys move on. */
export const Written: Story = {
  play: async ({ canvas, args }) => {
    const card = () => within(canvas.getByRole('region'));
    await expect(card().getByText('1 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^have/ }));
    await expect(canvas.getByRole('region', { name: 'Correction 2 of 6' })).toBeVisible();
    await expect(card().getByText('After “he” the verb is “has”.')).toBeVisible();
    await expect(card().getByText('Also right: had')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^of/ })).toHaveFocus();
    await expect(card().getByText('3 of 6')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Next correction' });
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(card().getByText('4 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rewrite it now' }));
    await expect(args.onRewrite).toHaveBeenCalledOnce();
  },
};
/** In a product with lessons, each correction leads to the one about its kind. */
export const WithLessons: Story = {
  render: (args) => (
    <LessonOfContext value={(kind) => `/lessons/${kind}`}>
      <CorrectionReport {...args} />
    </LessonOfContext>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^have/ }));
    await expect(canvas.getByRole('link', { name: 'Lesson: Subject and verb' })).toHaveAttribute(
      'href',
      '/lessons/agreement',
    );
  },
};
/** With the first fix of each correction. */
export const Corrected: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Corrected' }));
    await expect(canvasElement).toHaveTextContent(
      'Last summer I visited my cousin in Lisbon. He has a small flat near the river, and every morning we drank coffee on his balcony. I liked the city very much because the people are friendly.',
    );
  },
};
/** Words that are used often are marked as well. */
export const NothingFound: Story = {
  args: {
    text: 'My uncle has a bakery. The bakery is small, but everybody knows the bakery.',
    corrections: [],
    repeated: [15, 27, 68].map((start) => ({ start, end: start + 'bakery'.length })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No mistakes found.')).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};
/** A page that embeds the report without an editor. */
export const WithoutEditor: Story = {
  render: ({ text, corrections }) => <CorrectionReport text={text} corrections={corrections} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Rewrite it now' })).not.toBeInTheDocument();
  },
};
/** Two versions of a text. */
export const Comparison: Story = {
  render: () => <VersionComparison before={written} after={rewritten} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '4 mistakes fixed' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '2 still there' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '1 new mistake' })).toBeVisible();
    await userEvent.click(canvas.getByText('Show the earlier version'));
    await expect(canvas.getByText(/Last summer I/)).toBeVisible();
  },
};
