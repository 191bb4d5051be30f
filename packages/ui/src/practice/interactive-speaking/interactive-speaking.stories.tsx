import {
  driveInteractiveSpeaking,
  type InteractiveSpeakingFixture,
} from '@rehearse/practice-machines/interactive-speaking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../components/index.ts';
import { actorSource } from '../actor-source.ts';
import { InFrame } from '../in-frame.tsx';
import { Character } from './character.tsx';
import { InteractiveSpeaking } from './interactive-speaking.tsx';
import { TalkListenerContext } from './listener.ts';

const meta = { title: 'Practice/Interactive Speaking', component: InteractiveSpeaking } satisfies Meta;
export default meta;

const at = (fixture: InteractiveSpeakingFixture): StoryObj => ({
  parameters: actorSource({ view: 'InteractiveSpeaking', flow: 'interactive-speaking', fixture, isAsync: true }),
  loaders: [async () => ({ actor: await driveInteractiveSpeaking(fixture) })],
  render: (_, { loaded }) => (
    <InFrame>
      <InteractiveSpeaking actor={loaded['actor']} onNext={() => {}} />
    </InFrame>
  ),
});

/** Enter starts the conversation. */
export const Intro: StoryObj = {
  ...at('intro'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your voice stays on this device/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Question 1 of about 6')).toBeVisible();
  },
};
export const IntroInLearnMode: StoryObj = at('introLearn');
/** A host with a transcription service, which the learner allowed: who gets the answers is said before they are recorded. */
export const IntroWithListener: StoryObj = {
  loaders: [async () => ({ actor: await driveInteractiveSpeaking('intro') })],
  render: (_, { loaded }) => (
    <InFrame>
      <TalkListenerContext value={{ name: 'Example Ears', host: 'api.example.org', keptDays: 30 }}>
        <InteractiveSpeaking actor={loaded['actor']} />
      </TalkListenerContext>
    </InFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/sent to Example Ears \(api\.example\.org\).*keeps the sound for 30 days/),
    ).toBeVisible();
  },
};
/** The question is heard and not shown; the answer can't be ended yet. */
export const Asking: StoryObj = {
  ...at('asking'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Maya is speaking. Listen.');
    await expect(canvas.queryByText(/alarm stays off/)).toBeNull();
    await expect(
      canvas.getByRole('button', { name: 'Done', description: 'You can end your answer once you are speaking.' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
export const SoundBlocked: StoryObj = {
  ...at('soundBlocked'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your browser blocked the sound')).toBeVisible();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText('Your browser blocked the sound')).toBeNull());
  },
};
export const SoundUnavailable: StoryObj = {
  ...at('soundUnavailable'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read it instead' }));
    await expect(await canvas.findByText(/alarm stays off/)).toBeVisible();
  },
};
export const Shown: StoryObj = at('shown');
export const Requesting: StoryObj = at('requesting');
/** Space ends the answer, and the next question is played. */
export const Recording: StoryObj = {
  ...at('recording'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Time left for this answer' })).toHaveTextContent('0:29');
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Question 2 of about 6')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Question 2 of about 6' })).toHaveFocus();
  },
};
export const LastSeconds: StoryObj = at('lastSeconds');
export const Paused: StoryObj = at('paused');
export const Thinking: StoryObj = {
  ...at('thinking'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Maya is thinking');
  },
};
export const LaterQuestion: StoryObj = at('laterQuestion');
export const LastQuestion: StoryObj = at('lastQuestion');
/** Nothing is recorded before the learner wants it. */
export const Learning: StoryObj = {
  ...at('learning'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the question' }));
    await expect(await canvas.findByText(/alarm stays off/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hint' }));
    await expect(await canvas.findByRole('list', { name: 'Hints' })).toHaveTextContent('Say what you do');
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Maya is listening. Speak now.')).toBeVisible();
  },
};
export const LearningShown: StoryObj = at('learningShown');
export const Recovering: StoryObj = at('recovering');
/** After a reload in the middle of an answer. */
export const Interrupted: StoryObj = {
  ...at('interrupted'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/What you said is safe/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on speaking' }));
    await expect(await canvas.findByText('Maya is listening. Speak now.')).toBeVisible();
  },
};
export const Refused: StoryObj = {
  ...at('refused'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The microphone is blocked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Missing: StoryObj = at('missing');
export const Taken: StoryObj = at('taken');
export const Unsupported: StoryObj = at('unsupported');
export const Lost: StoryObj = {
  ...at('lost'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('Question 2 of about 6')).toBeVisible();
  },
};
export const LostWithoutFile: StoryObj = {
  ...at('lostWithoutFile'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer again' }));
    await expect(await canvas.findByText('Maya is listening. Speak now.')).toBeVisible();
  },
};
export const Saving: StoryObj = at('saving');
export const Unjoined: StoryObj = {
  ...at('unjoined'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your answers couldn’t be put together')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Missed: StoryObj = at('missed');
/** Each question with its text, the learner's own stretch of the recording, and answers at three levels. */
export const Reviewed: StoryObj = {
  ...at('reviewed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/alarm stays off/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Play: Your answer/ })).toHaveLength(6);
    const [samples] = canvas.getAllByText('Sample answers');
    await userEvent.click(samples as HTMLElement);
    const [lowest] = await canvas.findAllByRole('tab', { name: 'About 70' });
    await expect(lowest).toBeVisible();
    await expect(canvas.getByText('No speech was heard')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Talk again' }));
    await expect(await canvas.findByText('Saturday without an alarm')).toBeVisible();
  },
};
export const ReviewedShort: StoryObj = at('reviewedShort');
export const ReviewedUnmeasured: StoryObj = {
  ...at('reviewedUnmeasured'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be measured/)).toBeVisible();
  },
};
export const Submitted: StoryObj = at('submitted');
export const SubmittedWithoutRecording: StoryObj = at('submittedWithoutRecording');
export const RecordingInChinese: StoryObj = { ...at('recording'), globals: { language: 'zh' } };
export const ReviewedInChinese: StoryObj = { ...at('reviewed'), globals: { language: 'zh' } };
/** The two characters and what they are seen to do. */
export const Characters: StoryObj = {
  render: () => (
    <InFrame>
      {(['maya', 'owen'] as const).map((character) => (
        <Inline key={character} space="medium">
          {(['idle', 'speaking', 'listening', 'thinking'] as const).map((mood) => (
            <Character key={mood} character={character} mood={mood} />
          ))}
        </Inline>
      ))}
    </InFrame>
  ),
};
