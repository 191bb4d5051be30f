import { fakeRecording } from '@rehearse/practice-machines/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../components/index.ts';
import { fakeVideo } from '../camera/fake-picture.ts';
import { InFrame } from '../in-frame.tsx';
import { ClipPlayer, Explanation, RecordingClip, ResultBanner, ReviewActions, SavedClip, Score } from './index.ts';

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

/** A recording with picture: the same button, slider and words as for a sound. */
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
    // a browser starts nothing that sounds for a key that a test pressed
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
/** What a host keeps: a video by the end of its address, else a sound. */
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
