import { driveSpeaking, type SpeakingFixture } from '@rehearse/practice-machines/speaking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { InFrame } from '../in-frame.tsx';
import { Speaking } from './speaking.tsx';

const meta = { title: 'Practice/Speaking', component: Speaking } satisfies Meta;
export default meta;

const at = (fixture: SpeakingFixture): StoryObj => ({
  loaders: [async () => ({ actor: await driveSpeaking(fixture) })],
  render: (_, { loaded }) => (
    <InFrame>
      <Speaking actor={loaded['actor']} onNext={() => {}} />
    </InFrame>
  ),
});

export const Ready: StoryObj = at('ready');
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
    await userEvent.click(canvas.getByRole('button', { name: 'Use this recording' }));
    await expect(await canvas.findByRole('heading', { name: 'Recording saved' })).toHaveFocus();
  },
};
export const LostWithPart: StoryObj = at('lost');
export const LostWithoutFile: StoryObj = at('lostWithoutFile');
export const Reviewed: StoryObj = at('reviewed');
export const ReviewedWithTranscript: StoryObj = at('reviewedWithTranscript');
export const ReviewedRefused: StoryObj = at('reviewedRefused');
export const SecondTake: StoryObj = at('secondTake');
export const Recovering: StoryObj = at('recovering');
export const Recovered: StoryObj = at('recovered');
export const Missed: StoryObj = at('missed');
export const Submitted: StoryObj = at('submitted');

/** The space bar starts and stops. */
export const ByKeyboard: StoryObj = {
  ...at('ready'),
  play: async ({ canvas }) => {
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Stop recording' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('heading', { name: 'Recording saved' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Record again' }));
    await expect(await canvas.findByRole('button', { name: 'Start recording' })).toBeVisible();
  },
};
export const InChinese: StoryObj = { ...at('reviewed'), globals: { language: 'zh' } };
export const Phone: StoryObj = { ...at('recording'), globals: { viewport: { value: 'phone' } } };
