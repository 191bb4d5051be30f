import { driveWordJudgement } from '@rehearse/practice-machines/word-judgement';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WordJudgement } from '../word-judgement/index.ts';
import { EmbeddedFrame } from './embedded-frame.tsx';
import { OpenElsewhere } from './open-elsewhere.tsx';
import { QuestionProblem } from './question-problem.tsx';
import { StartPanel } from './start-panel.tsx';
import { UploadStatus } from './upload-status.tsx';

const pressed = fn();
const meta = { title: 'Practice/Embedded question', component: EmbeddedFrame } satisfies Meta<typeof EmbeddedFrame>;
export default meta;
type Story = StoryObj;

const name = 'Read Aloud';

export const BeforeTheStart: Story = {
  render: () => (
    <EmbeddedFrame name={name}>
      <StartPanel task="Read a sentence aloud." seconds={20} needs={['microphone']} onStart={pressed} />
    </EmbeddedFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 seconds')).toBeVisible();
    await expect(canvas.getByText('Uses your microphone')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(pressed).toHaveBeenCalledOnce();
  },
};
export const BeforeTheStartInChinese: Story = {
  ...BeforeTheStart,
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '开始' })).toBeVisible();
  },
};
/** Long times are in minutes, as on a clock where they are not whole. */
export const AConversation: Story = {
  render: () => (
    <EmbeddedFrame name="Interactive Speaking">
      <StartPanel task="Talk with a character." seconds={225} needs={['microphone', 'sound']} onStart={pressed} />
    </EmbeddedFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3:45 minutes')).toBeVisible();
  },
};
export const StartsByItself: Story = {
  render: () => (
    <EmbeddedFrame name={name}>
      <StartPanel task="Read a sentence aloud." seconds={null} needs={[]} />
    </EmbeddedFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No time limit')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Running: Story = {
  loaders: [() => ({ actor: driveWordJudgement('answering') })],
  render: (_, { loaded }) => (
    <EmbeddedFrame name="Read & Select" actor={loaded['actor']} arriving>
      <WordJudgement actor={loaded['actor']} />
    </EmbeddedFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Time left' })).toBeVisible();
  },
};
const uploading = (props: Parameters<typeof UploadStatus>[0]): Story => ({
  render: () => (
    <EmbeddedFrame name={name} status={<UploadStatus {...props} />}>
      <p>…</p>
    </EmbeddedFrame>
  ),
});
export const Uploading: Story = {
  ...uploading({ phase: 'uploading', share: 0.4, onRetry: pressed }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  },
};
export const Uploaded: Story = uploading({ phase: 'done', onRetry: pressed });
export const UploadFailed: Story = {
  ...uploading({ phase: 'failed', onRetry: pressed }),
  play: async ({ canvas }) => {
    pressed.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('It is safe on this device.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(pressed).toHaveBeenCalledOnce();
  },
};
export const InvalidData: Story = {
  render: () => (
    <QuestionProblem
      kind="data"
      details={['/blankList/0/answer is missing.', '/sentenceTemplate must have as many {} as there are blanks.']}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('/blankList/0/answer is missing.');
  },
};
export const NotLoaded: Story = { render: () => <QuestionProblem kind="load" details={[]} onRetry={pressed} /> };
export const Crashed: Story = { render: () => <QuestionProblem kind="crash" details={[]} onRetry={pressed} /> };
export const InAnotherTab: Story = {
  render: () => (
    <EmbeddedFrame name={name}>
      <OpenElsewhere of="question" />
    </EmbeddedFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This question is open in another tab')).toBeVisible();
  },
};
export const ListInAnotherTab: Story = {
  render: () => <OpenElsewhere of="sitting" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These questions are open in another tab')).toBeVisible();
  },
};
