import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { mistakeCounts, mistakeEntries } from './mistakes.fixtures.ts';
import { MistakesScreen } from './mistakes-screen.tsx';

const meta = {
  title: 'Screens/My mistakes',
  component: MistakesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { phase: 'ready', ...mistakeCounts },
    kind: null,
    list: { phase: 'ready', entries: mistakeEntries, page: 1, pages: 2 },
    isDismissed: false,
    onKindChange: fn(),
    onReload: fn(),
    onPage: fn(),
    onRetry: fn(),
    onDismiss: fn(),
    onUndoDismiss: fn(),
    onOpenQuestion: fn(),
  },
} satisfies Meta<typeof MistakesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '12 sentences to correct' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Correct my sentences' })).toHaveAttribute(
      'href',
      '/mistakes/drills',
    );
    await expect(canvas.getByText('Not in the last 3 weeks')).toBeVisible();
    await userEvent.click(canvas.getByText('7 times in 3 weeks'));
    await expect(args.onKindChange).toHaveBeenCalledWith('determiner');
  },
};
export const KindOpen: Story = {
  args: { kind: 'determiner' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Read the lesson: Article' })).toHaveAttribute(
      'href',
      '/grammar/determiner',
    );
    await expect(
      canvas.getByRole('img', { name: /week from Aug 15: nothing written; week from Aug 22: 2.4/ }),
    ).toBeVisible();
    await expect(
      canvas.getByText(/4\.2 per 100 words in the week from Aug 1, 1\.2 in the week from Aug 29/),
    ).toBeVisible();
    await expect(canvas.getByText(/Before “apple” it is “an”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'This was right: He bought a apple at the market.' }));
    await expect(args.onDismiss).toHaveBeenCalledWith(mistakeEntries[0]);
  },
};
export const Dismissed: Story = {
  args: { kind: 'determiner', isDismissed: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndoDismiss).toHaveBeenCalledOnce();
  },
};
export const StillChecking: Story = {
  args: { view: { phase: 'ready', ...mistakeCounts, textsLeft: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 more texts are being checked.')).toBeVisible();
  },
};
export const NoDrillsDue: Story = {
  args: { view: { phase: 'ready', ...mistakeCounts, drillsDue: 0, nextDrillInSeconds: 172_800 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The next one comes back in 2 days.')).toBeVisible();
  },
};
export const SentencesLoading: Story = { args: { kind: 'agreement', list: { phase: 'loading' } } };
export const SentencesFailed: Story = {
  args: { kind: 'agreement', list: { phase: 'failed', failure: { code: 'network', message: '' } } },
};
export const NoTexts: Story = {
  args: { view: { phase: 'ready', ...mistakeCounts, kinds: [], weeks: [], texts: 0, drillsDue: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Practice writing' })).toHaveAttribute('href', '/practice');
  },
};
export const NoneFound: Story = {
  args: { view: { phase: 'ready', ...mistakeCounts, kinds: [], texts: 4, drillsDue: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The rules found nothing in your 4 texts.')).toBeVisible();
    await expect(canvas.getByText(/they miss many mistakes/)).toBeVisible();
  },
};
export const Loading: Story = { args: { view: { phase: 'loading' } } };
export const Failed: Story = {
  args: { view: { phase: 'failed', failure: { code: 'network', message: '' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { args: { kind: 'determiner' }, globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { args: { kind: 'determiner' }, globals: { language: 'zh' } };
