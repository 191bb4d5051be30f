import { driveSpeaking, type SpeakingFixture } from '@rehearse/practice-machines/speaking';
import { createFakeReading, createFakeReadingAligner } from '@rehearse/practice-machines/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { actorSource } from '../actor-source.ts';
import { InFrame } from '../in-frame.tsx';
import { ReadingAlignerContext } from '../reading-words/index.ts';
import { Speaking } from './speaking.tsx';

const meta = { title: 'Practice/Speaking', component: Speaking } satisfies Meta;
export default meta;

const at = (fixture: SpeakingFixture): StoryObj => ({
  parameters: actorSource({ view: 'Speaking', flow: 'speaking', fixture, isAsync: true }),
  loaders: [async () => ({ actor: await driveSpeaking(fixture) })],
  render: (_, { loaded }) => (
    <InFrame>
      <Speaking actor={loaded['actor']} onNext={() => {}} />
    </InFrame>
  ),
});

export const Ready: StoryObj = at('ready');
export const Reading: StoryObj = {
  ...at('reading'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Time left to prepare' })).toHaveTextContent('0:14');
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Stop recording' })).toBeVisible();
  },
};
export const PreparingSample: StoryObj = at('preparingSample');
export const PreparingInExam: StoryObj = {
  ...at('preparingInExam'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', {
        name: 'Start speaking now',
        description: 'In exam mode, recording starts automatically.',
      }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
/** The camera is off until it is turned on, also by keyboard. */
export const FilmedPreparing: StoryObj = {
  ...at('filmedPreparing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: /Record with camera/ })).toBeChecked();
    await expect(await canvas.findByLabelText('Your camera, mirrored')).toBeVisible();
  },
};
export const FilmedRecording: StoryObj = {
  ...at('filmedRecording'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your camera, mirrored')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
export const FilmedBlocked: StoryObj = {
  ...at('filmedBlocked'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The camera is blocked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start speaking now' })).toBeEnabled();
  },
};
export const Looking: StoryObj = at('looking');
export const Listening: StoryObj = {
  ...at('listening'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 plays left')).toBeVisible();
    await expect(canvas.queryByText(/libraries/)).toBeNull();
  },
};
export const HeardOut: StoryObj = {
  ...at('heardOut'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recording starts when the sound ends.')).toBeVisible();
  },
};
export const SoundBlocked: StoryObj = at('soundBlocked');
export const Learning: StoryObj = {
  ...at('learning'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hint' }));
    await expect(canvas.getByRole('list', { name: 'Hints' })).toHaveTextContent('To give an example');
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Stop recording' })).toBeVisible();
  },
};
export const LearningToListen: StoryObj = {
  ...at('learningToListen'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('0.75×'));
    await expect(canvas.getByRole('radio', { name: '0.75×' })).toBeChecked();
    await expect(await canvas.findByText('You will hear “libraries”.')).toBeVisible();
  },
};
export const Topic: StoryObj = at('topic');
export const Requesting: StoryObj = at('requesting');
export const Recording: StoryObj = {
  ...at('recording'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop recording' })).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Microphone level' })).toBeVisible();
  },
};
export const Paused: StoryObj = at('paused');
export const Held: StoryObj = {
  ...at('held'),
  play: async ({ canvas }) => {
    await userEvent.keyboard('p');
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(await canvas.findByText('Paused. Continue when you are ready.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resume' })).toHaveFocus();
  },
};
export const Saving: StoryObj = at('saving');
export const Refused: StoryObj = {
  ...at('refused'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The microphone is blocked');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Missing: StoryObj = at('missing');
export const Taken: StoryObj = at('taken');
export const Unsupported: StoryObj = at('unsupported');
export const Lost: StoryObj = {
  ...at('lost'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this recording' }));
    await expect(await canvas.findByRole('heading', { name: 'Recording finished' })).toHaveFocus();
  },
};
export const LostWithPart: StoryObj = at('lost');
export const LostWithoutFile: StoryObj = at('lostWithoutFile');
export const Reviewed: StoryObj = at('reviewed');
export const ReviewedWithTranscript: StoryObj = at('reviewedWithTranscript');
const { reading } = createFakeReading({ read: 10, pauses: [{ after: 6, seconds: 0.82 }] });
const aligner = createFakeReadingAligner(reading);
/** The host knows when the words of the sample are spoken. */
export const ReviewedWordByWord: StoryObj = {
  ...at('reviewedWithWordTimes'),
  decorators: [
    (Story) => (
      <ReadingAlignerContext value={aligner}>
        <Story />
      </ReadingAlignerContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You stopped after “boat”.')).toBeVisible();
    await expect(canvas.getByText('0.8 s')).toBeVisible();
    await expect(canvas.queryByText(/not checked one by one/)).toBeNull();
  },
};
export const ReviewedFilmed: StoryObj = {
  ...at('reviewedFilmed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your recording')).toBeInstanceOf(HTMLVideoElement);
  },
};
export const ReviewedWithoutPicture: StoryObj = {
  ...at('reviewedWithoutPicture'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saved without video')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play: Your recording' })).toBeVisible();
  },
};
export const ReviewedRefused: StoryObj = {
  ...at('reviewedRefused'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No speech was heard' })).toHaveFocus();
    await expect(canvas.queryByText('Fluency estimate')).toBeNull();
  },
};
export const ReviewedLess: StoryObj = {
  ...at('reviewedLess'),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'This doesn’t sound like the whole sentence' });
    await expect(title).toHaveFocus();
    await expect(canvas.getByText('Words per minute')).toBeVisible();
    await expect(canvas.queryByText(/speaker/)).toBeNull();
  },
};
export const ReviewedMore: StoryObj = at('reviewedMore');
export const ReviewedOther: StoryObj = at('reviewedOther');
export const ReviewedShort: StoryObj = {
  ...at('reviewedShort'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Too short for this task' })).toHaveFocus();
    await expect(canvas.getByText(/You spoke for about 6 s.*at least 23 s/)).toBeVisible();
    await expect(canvas.getByText('Words per minute')).toBeVisible();
  },
};
export const ReviewedShortInChinese: StoryObj = { ...at('reviewedShort'), globals: { language: 'zh' } };
export const SecondTake: StoryObj = {
  ...at('secondTake'),
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: 'Take 1' }));
    const second = within(canvas.getByRole('region', { name: 'Take 2' }));
    await expect(second.getByText('Your answer')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Use this take' }));
    await expect(await first.findByText('Your answer')).toBeVisible();
    await expect(first.getByRole('button', { name: 'Use this take' })).toHaveFocus();
    await expect(second.queryByText('Your answer')).toBeNull();
  },
};
export const ReviewedHeard: StoryObj = {
  ...at('reviewedHeard'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Some libraries now lend tools/)).toBeVisible();
  },
};
export const ReviewedPicture: StoryObj = at('reviewedPicture');
export const ReviewedSample: StoryObj = {
  ...at('reviewedSample'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('About 210 of the recommended 250 words')).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: 'About 100' }));
    await expect(canvas.getByText(/my sister moved in with me/)).toBeVisible();
    await expect(canvas.getByText(/what was surprising about the change/)).toBeVisible();
  },
};
export const Restoring: StoryObj = at('restoring');
export const Recovering: StoryObj = at('recovering');
export const Recovered: StoryObj = at('recovered');
export const Missed: StoryObj = at('missed');
export const MissedSecondTake: StoryObj = {
  ...at('missedSecondTake'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your earlier recording is still your answer.');
  },
};
export const SubmittedWithoutRecording: StoryObj = {
  ...at('submittedWithoutRecording'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/this question has no answer/)).toBeVisible();
    await expect(canvas.queryByText('Answer submitted')).toBeNull();
  },
};
export const Submitted: StoryObj = at('submitted');

/** The space bar starts and stops. */
export const ByKeyboard: StoryObj = {
  ...at('ready'),
  play: async ({ canvas }) => {
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Stop recording' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('heading', { name: 'Recording finished' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Record again' }));
    await expect(await canvas.findByRole('button', { name: 'Start recording' })).toHaveFocus();
  },
};
export const InChinese: StoryObj = { ...at('reviewed'), globals: { language: 'zh' } };
export const Phone: StoryObj = { ...at('recording'), globals: { viewport: { value: 'phone' } } };
export const PhoneListening: StoryObj = { ...at('listening'), globals: { viewport: { value: 'phone' } } };
export const PreparingInChinese: StoryObj = { ...at('learningToListen'), globals: { language: 'zh' } };
