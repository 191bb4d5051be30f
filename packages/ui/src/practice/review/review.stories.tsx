import { fakeRecording } from '@rehearse/practice-machines/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/index.ts';
import { InFrame } from '../in-frame.tsx';
import { ClipPlayer, Explanation, ResultBanner, ReviewActions, Score } from './index.ts';

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
