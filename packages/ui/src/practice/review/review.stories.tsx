import type { GradedAnswers } from '@rehearse/practice-machines/protocol';
import { createFakeVoiceDesk, fakeRecording } from '@rehearse/practice-machines/testing';
import { essayQuestion } from '@rehearse/practice-machines/writing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../components/index.ts';
import { fakeVideo } from '../camera/fake-picture.ts';
import { LessonOfContext } from '../correction-report/index.ts';
import { InFrame } from '../in-frame.tsx';
import { VoicesContext } from '../voices/index.ts';
import {
  ClipPlayer,
  Explanation,
  RecordingClip,
  ResultBanner,
  ReviewActions,
  SampleAnswer,
  SavedClip,
  Score,
  type Slip,
  SlipList,
} from './index.ts';

const { levels, durationSeconds } = fakeRecording('one');
const meta = { title: 'Practice/Review', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;

export const EveryResult: StoryObj = {
  render: () => (
    <InFrame>
      <Stack>
        {(['positive', 'attention', 'critical', 'neutral'] as const).map((tone) => (
          <ResultBanner key={tone} tone={tone} title="3 of 6 words correct" end={<Score value={0.5} />} />
        ))}
        <Explanation text="People cross a river on a bridge." />
        <ReviewActions onRetry={() => {}} onNext={() => {}} />
      </Stack>
    </InFrame>
  ),
};
export const Clips: StoryObj = {
  render: () => (
    <InFrame>
      <Stack>
        <ClipPlayer src="data:audio/wav," label="Your recording" levels={levels} durationSeconds={durationSeconds} />
        <ClipPlayer src="data:audio/wav," label="Sample recording" durationSeconds={8} />
      </Stack>
    </InFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play: Your recording' }));
    await expect(await canvas.findByText(/can’t be played here/)).toBeVisible();
  },
};

const heard = { text: 'The ferry leaves at noon.', voice: { accent: 'british' } } as const;

/** A clip by a voice of the device, above one whose text is not known. */
export const SpokenByDevice: StoryObj = {
  loaders: [() => ({ desk: createFakeVoiceDesk({ choice: { british: 'daniel', american: null } }) })],
  render: (_, { loaded }) => (
    <InFrame>
      <VoicesContext value={loaded['desk']}>
        <Stack>
          <ClipPlayer src="/ferry.mp3" speech={heard} label="The original" />
          <ClipPlayer src="data:audio/wav," label="Sample recording" durationSeconds={8} />
        </Stack>
      </VoicesContext>
    </InFrame>
  ),
  play: async ({ canvas, loaded, userEvent }) => {
    const { player } = loaded['desk'];
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Position: The original' })).toBeDisabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Play: The original' }));
    await expect(player.plays).toMatchObject([{ url: '/ferry.mp3', speech: heard, rate: 1 }]);
    player.start();
    player.progress(1, 2);
    await expect(await canvas.findByText('0:01')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play: Sample recording' }));
    await expect(canvas.getByRole('button', { name: 'Play: The original' })).toBeVisible();
    await expect(player.plays).toMatchObject([{ stopped: true }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Play: The original' }));
    player.fail('unavailable');
    await waitFor(() => expect(canvas.getAllByText(/can’t be played here/)).toHaveLength(2));
  },
};

const leftOut = 'the harbour was quiet because every boat had already left for islands in that morning'.split(' ');
const slips: Slip[] = [
  ...leftOut.map((expected): Slip => ({ kind: 'Left out', tone: 'critical', expected, lost: 1 / 22 })),
  { kind: 'Misspelled', tone: 'attention', given: 'quite', expected: 'quiet', lost: 0.4 / 22 },
  { kind: 'Misspelled', tone: 'attention', given: 'allready', expected: 'already', lost: 0.3 / 22 },
  ...['a', 'so', 'then', 'very', 'now'].map(
    (given): Slip => ({ kind: 'Added', tone: 'attention', given, lost: 1 / 22 }),
  ),
];
const score = 1 - slips.reduce((sum, { lost }) => sum + lost, 0);

/** Mistakes are grouped by kind, and their costs add up to the lost score. */
export const Slips: StoryObj = {
  render: () => (
    <InFrame>
      <Stack>
        <Score value={score} />
        <SlipList slips={slips} score={score} />
      </Stack>
    </InFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const costs = canvas.getAllByText(/^−\d+%$/).map((cost) => Number.parseInt(cost.textContent.slice(1), 10));
    await expect(costs).toHaveLength(3);
    await expect(canvas.getByText('6%')).toBeVisible();
    await expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(94);
    await expect(canvas.getByText('15 mistakes')).toBeVisible();
    await expect(canvas.getByText('islands')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 9 more' }));
    await expect(canvas.getByText('islands')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer', expanded: true }));
    await expect(canvas.getByText('islands')).not.toBeVisible();
  },
};
export const SlipsInChinese: StoryObj = { ...Slips, globals: { language: 'zh' }, play: async () => {} };

const sample =
  'In my opinion, everybody should be able to cook a few simple meals. A person who cannot cook depends on other people or on expensive fast food.\n\nThe best way to learn it is to watch someone and to help. I asked my aunt to show me five dishes, and I wrote down every step.';
const middle: GradedAnswers = {
  answers: [
    {
      level: 'middle',
      text: 'I think cooking is very important skill. Everybody must eat every day, and restaurants are expensive.',
      corrections: [{ start: 19, end: 33, fixes: ['a very important', 'an important'], kind: 'determiner' }],
    },
  ],
  comparison:
    'The first draws a consequence (“depends on other people”) and tells how five dishes were learned. The second names ways without choosing one.',
};

/** Two answers of different levels as tabs, with arrow keys too; the mistake of the weaker one is explained. */
export const SampleAnswers: StoryObj = {
  render: () => (
    <InFrame>
      <SampleAnswer text={sample} graded={middle} explanation="Name the skill first." />
    </InFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'High-scoring answer' })).toHaveTextContent(
      /a few simple meals/,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Mid-level answer' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Mid-level answer' })).toHaveTextContent(
      '1 mistake is marked. Press it to see the right form.',
    );
    await expect(canvas.queryByText(/a few simple meals/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^very important/ }));
    await expect(canvas.getByRole('region', { name: 'Correction 1 of 1' })).toHaveTextContent(/a very important/);
    await expect(canvas.getByText('Also right: an important')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'About this sample' })).toBeVisible();
    await expect(canvas.getByText(middle.comparison)).toBeVisible();
    await expect(canvas.getByText('Name the skill first.')).toBeVisible();
    await expect(canvas.queryByText(/Nobody has scored/)).toBeNull();
  },
};
export const OneSampleAnswer: StoryObj = {
  render: () => (
    <InFrame>
      <SampleAnswer text={sample} graded={null} />
    </InFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sample answer' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

const { graded } = essayQuestion;
if (!graded) throw new Error('The essay has graded answers.');
const hosted = (shown: ReactNode) => (
  <LessonOfContext value={(kind) => `#${kind}`}>
    <InFrame>{shown}</InFrame>
  </LessonOfContext>
);

/** Answers at three levels with their mistakes, and the sample as another way. */
export const GradedSamples: StoryObj = {
  render: () => hosted(<SampleAnswer text={sample} graded={graded} explanation="Name the skill first." />),
  play: async ({ canvas, userEvent }) => {
    const panel = await canvas.findByRole('tabpanel', { name: 'About 70' });
    await expect(panel).toHaveTextContent('3 mistakes are marked. Press one to see the right form.');
    await expect(canvas.getByText(/^Written for about 70, 100 and 135 points/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^of/ }));
    const card = canvas.getByRole('region', { name: 'Correction 3 of 3' });
    await expect(card).toHaveTextContent(/it of your.*it from your/);
    await expect(canvas.getByRole('link', { name: 'Lesson: Preposition' })).toHaveAttribute('href', '#preposition');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous correction' }));
    await expect(canvas.getByRole('region', { name: 'Correction 2 of 3' })).toHaveTextContent(/Verb form/);
    await userEvent.click(canvas.getByRole('tab', { name: 'About 135' }));
    await expect(canvas.queryByText(/marked/)).toBeNull();
    await expect(canvas.getByText(graded.comparison)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Another way' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Another way' })).toHaveTextContent(/a few simple meals/);
    await expect(canvas.queryByText(graded.comparison)).toBeNull();
    await expect(canvas.getByText('Name the skill first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'About 70' }));
    await userEvent.click(canvas.getByRole('button', { name: /^very important skill/ }));
  },
};
/** In print, all of them are shown, with every correction. */
export const GradedSamplesOnPaper: StoryObj = {
  ...GradedSamples,
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'About 70' });
    window.dispatchEvent(new Event('beforeprint'));
    await expect(await canvas.findByRole('heading', { name: 'About 70' })).toBeVisible();
    await expect(canvas.getByText(/your mother or from videos/)).toBeVisible();
    await expect(canvas.getByText(/everyone should be able to cook/)).toBeVisible();
    await expect(canvas.getByText(/staying calm and useful/)).toBeVisible();
    await expect(canvas.getByText('it from your')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Another way' })).toBeVisible();
    await expect(canvas.getByText(/depends on other people/)).toBeVisible();
    await expect(canvas.getByText(graded.comparison)).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await canvas.findByRole('tab', { name: 'About 70' });
  },
};
export const GradedSamplesInChinese: StoryObj = {
  ...GradedSamples,
  globals: { language: 'zh' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^of/ }));
    await expect(await canvas.findByRole('link', { name: /介词/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: '约 100 分' })).toBeVisible();
  },
};
export const GradedSamplesOnAPhone: StoryObj = {
  ...GradedSamples,
  globals: { viewport: { value: 'phone' } },
};

/** A recording with video: the same button, slider and texts as for sound. */
export const Video: StoryObj = {
  loaders: [
    async () => {
      const file = await fakeVideo();
      return { recording: { ...fakeRecording('one', 1), file, url: URL.createObjectURL(file) } };
    },
  ],
  render: (_, { loaded }) => (
    <InFrame>
      <RecordingClip recording={loaded['recording']} label="Your recording" />
    </InFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('Your recording');
    await waitFor(() => expect(video.videoWidth).toBe(320));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play: Your recording' })).toHaveFocus();
    // browsers don't start sound for a key pressed by a test
    video.muted = true;
    let plays = 0;
    video.addEventListener('playing', () => {
      plays += 1;
    });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(plays).toBe(1));
    await waitFor(() => expect(video.ended).toBe(true));
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Position: Your recording' })).toHaveFocus();
  },
};
/** A recording stored by the host: video if its URL ends in .mp4, otherwise sound. */
export const Saved: StoryObj = {
  render: () => (
    <InFrame>
      <Stack>
        <SavedClip url="/media/recordings/none.mp4" label="With picture" />
        <SavedClip url="/media/recordings/none.wav" label="Sound" />
      </Stack>
    </InFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('With picture')).toBeInstanceOf(HTMLVideoElement);
    await expect(canvas.getByRole('button', { name: 'Play: Sound' })).toBeVisible();
    await expect(canvas.queryByLabelText('Sound')).toBeNull();
  },
};
