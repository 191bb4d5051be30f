import { createFakeReading, createFakeReadingAligner } from '@rehearse/practice-machines/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Container } from '../../components/index.ts';
import { corrector } from '../../practice/correction-report/corrector.ts';
import { ReadingAlignerContext } from '../../practice/index.ts';
import { PastAttempts } from './past-attempts.tsx';
import type { PastAttempt, PastAttemptsState } from './past-attempts.types.ts';

const noSound = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAgD4AAAB9AAACABAAZGF0YQAAAAA=';

const spoken: readonly PastAttempt[] = [
  {
    ...{ attemptId: 2, createdAt: '2026-11-20T18:30:00Z', score: null, answer: null, recordingUrl: noSound },
    correction: { correctionId: 9, overall: { low: 85, high: 105, band: 'B1' } },
  },
  {
    ...{ attemptId: 1, createdAt: '2026-11-18T07:05:00Z', score: null, answer: null, recordingUrl: null },
    correction: { correctionId: 8, overall: null },
  },
];
const written: readonly PastAttempt[] = [
  {
    ...{ attemptId: 9, createdAt: '2026-11-20T18:30:00Z', score: 0.667, recordingUrl: null },
    answer: [
      { part: 'turn', number: 1, text: 'Could we meet after the seminar instead?', correct: true },
      { part: 'turn', number: 2, text: 'I already handed it in.', correct: false },
      { part: 'turn', number: 3, text: '', correct: false },
      { part: 'summary', text: 'They moved the meeting to Thursday, because the seminar runs late.' },
    ],
  },
  {
    ...{ attemptId: 8, createdAt: '2026-11-19T18:30:00Z', score: 1, recordingUrl: null },
    answer: [{ part: 'whole', text: '', choice: 'yes', correct: true }],
  },
  {
    attemptId: 7,
    createdAt: '2026-11-17T18:30:00Z',
    score: 0,
    answer: [{ part: 'whole', text: '', correct: false }],
    recordingUrl: null,
  },
];
const shown = (attempts: readonly PastAttempt[], hasMore = false): PastAttemptsState => ({
  ...{ phase: 'shown', attempts, hasMore, isLoadingMore: false },
});

const meta = {
  title: 'Screens/Past attempts',
  component: PastAttempts,
  args: { state: shown(written, true), onOpen: fn(), onMore: fn(), onRetry: fn(), onDelete: fn() },
  render: (args) => (
    <Container width="reading" as="main">
      <PastAttempts {...args} />
    </Container>
  ),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText(/Past attempts|练习记录/)),
} satisfies Meta<typeof PastAttempts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Past attempts'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByText('67%')).toBeVisible();
    await expect(canvas.getByText('I already handed it in.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier attempts' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Recorded: Story = {
  args: { state: shown(spoken) },
  render: function Deleting(args) {
    const [attempts, setAttempts] = useState(spoken);
    const onDelete = (url: string) => {
      args.onDelete(url);
      setAttempts(attempts.map((one) => (one.recordingUrl === url ? { ...one, recordingUrl: null } : one)));
    };
    return (
      <Container width="reading" as="main">
        <PastAttempts {...args} state={shown(attempts)} onDelete={onDelete} />
      </Container>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Past attempts'));
    const scored = canvas.getByRole('link', { name: 'AI report: 85–105 (B1)' });
    await expect(scored).toHaveAttribute('href', '/corrections/9');
    await expect(canvas.getByRole('link', { name: 'AI report' })).toHaveAttribute('href', '/corrections/8');
  },
};
export const Deleted: Story = {
  ...Recorded,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Past attempts'));
    const remove = canvas.getByRole('button', { name: /^Delete the recording of/ });
    await userEvent.click(remove);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(remove);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(noSound);
    await waitFor(() => expect(canvas.getAllByText('The recording was deleted.')).toHaveLength(2));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveFocus();
  },
};
const aligner = createFakeReadingAligner(createFakeReading({ text: 'The ferry leaves at noon.', read: 3 }).reading);
/** The host knows when the words of the sample are spoken. */
export const WordByWord: Story = {
  args: { state: shown(spoken), sample: { sampleUrl: '/sample.mp3', wordTimesUrl: '/times.json' } },
  decorators: [
    (Story) => (
      <ReadingAlignerContext value={aligner}>
        <Story />
      </ReadingAlignerContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Past attempts'));
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await userEvent.click(canvas.getByText('Word by word'));
    await expect(await canvas.findByText('You stopped after “leaves”.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'ferry' })).toBeVisible();
  },
};
const unknowing = createFakeReadingAligner(null);
export const WordsUnknown: Story = {
  args: WordByWord.args ?? {},
  decorators: [
    (Story) => (
      <ReadingAlignerContext value={unknowing}>
        <Story />
      </ReadingAlignerContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Past attempts'));
    await userEvent.click(canvas.getByText('Word by word'));
    await expect(await canvas.findByText('The words of this sample are not known.')).toBeVisible();
  },
};
const twice: readonly PastAttempt[] = [
  {
    ...{ attemptId: 12, createdAt: '2026-11-20T18:30:00Z', score: null, recordingUrl: null },
    answer: [
      { part: 'whole', text: 'My brother has an old camera. He gave it to me last year. I uses it every days.' },
    ],
    correction: { correctionId: 9, overall: { low: 85, high: 105, band: 'B1' } },
  },
  {
    ...{ attemptId: 11, createdAt: '2026-11-18T07:05:00Z', score: null, recordingUrl: null },
    answer: [{ part: 'whole', text: 'My brother have a old camera. I uses it in the park.' }],
  },
  {
    ...{ attemptId: 10, createdAt: '2026-11-17T07:05:00Z', score: null, recordingUrl: null },
    answer: [{ part: 'whole', text: 'Mi hermano tiene una camara vieja y saca fotos de los pajaros en el parque.' }],
  },
];
/** The story is about the comparison, not about how long its code takes to load. */
const loaders = [async () => ({ corrector: await corrector.fetch() })];
const openComparison: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText(/^(Past attempts|练习记录)$/));
  await userEvent.click(canvas.getByText(/^(Compare two attempts|比较两次作答)$/));
};
/** The latest two at first; the learner chooses others by keyboard. */
export const Compared: Story = {
  args: { state: shown(twice), comparedTexts: { from: 'answers' } },
  loaders,
  play: async (context) => {
    await openComparison(context);
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('heading', { name: '2 mistakes fixed' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '1 still there' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '1 new mistake' })).toBeVisible();
    const [earlier, later] = canvas.getAllByRole('article');
    await expect(earlier).toHaveTextContent(/Words12Mistakes found3Mistakes per 100 words25My brother have/);
    await expect(later).toHaveTextContent(/Words18Mistakes found2.*AI estimate85–105 \(B1\)My brother has/);

    const select = canvas.getByRole('combobox', { name: 'Earlier attempt' });
    await userEvent.selectOptions(select, '10');
    await expect(canvas.getByText(/^Mistakes are not compared/)).toBeVisible();
    await expect(canvas.queryByText(/^Found by fixed rules/)).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Later attempt' })).toHaveTextContent(/Nov 20.*Nov 18/);
  },
};
/** A task with two parts, in Chinese. */
export const ComparedInChinese: Story = {
  args: {
    comparedTexts: { from: 'answers' },
    state: shown(
      twice.slice(0, 2).map((attempt) => ({
        ...attempt,
        answer: [
          { part: 'partOne' as const, text: attempt.answer?.[0]?.text ?? '' },
          { part: 'partTwo' as const, text: attempt.attemptId === 12 ? 'We was happy.' : '' },
        ],
      })),
    ),
  },
  loaders,
  globals: { language: 'zh' },
  play: async (context) => {
    await openComparison(context);
    await expect(await context.canvas.findByRole('heading', { name: '第二部分' })).toBeVisible();
  },
};
const said = (text: string, wrong: string, fix: string) => ({
  text,
  corrections: [
    {
      ...{ start: text.indexOf(wrong), end: text.indexOf(wrong) + wrong.length, fixes: [fix] },
      ...{ kind: 'agreement' as const, reason: null, example: null },
    },
  ],
});
const loadSaid = fn((correctionId: number) =>
  Promise.resolve(
    correctionId === 9
      ? said('she goes to school and he take the bus', 'take', 'takes')
      : said('she go to school by bus', 'go', 'goes'),
  ),
);
/** Recordings are compared by what was said in them. */
export const SpeechCompared: Story = {
  args: { state: shown(spoken), comparedTexts: { from: 'reports', load: loadSaid } },
  play: async (context) => {
    loadSaid.mockRejectedValueOnce(new Error('offline'));
    await openComparison(context);
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('The attempts could not be compared.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: '1 mistake fixed' })).toBeVisible();
    await expect(canvas.getByText('The mistakes are those in your AI reports.')).toBeVisible();
  },
};
/** One attempt can't be compared. */
export const OneToCompare: Story = {
  args: { state: shown(twice.slice(0, 1)), comparedTexts: { from: 'answers' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Past attempts'));
    await expect(canvas.queryByText('Compare two attempts')).toBeNull();
  },
};
export const First: Story = { args: { state: shown([]) } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Past attempts'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const InChinese: Story = { globals: { language: 'zh' } };
