import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card, Text } from '../../components/index.ts';
import type { LaunchDelivery, LaunchProblem, LaunchState } from './launch.types.ts';
import { LaunchFrame } from './launch-frame.tsx';

const sent: LaunchDelivery = { state: 'sent', unsent: 0, refused: 0 };
const running = (change: Partial<Extract<LaunchState, { phase: 'running' }>> = {}): LaunchState => ({
  ...{ phase: 'running', mode: 'Normal', delivery: sent, result: null },
  ...change,
});

const meta = {
  title: 'Practice/Launch from a course',
  component: LaunchFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    state: running(),
    onRetry: fn(),
    onLeave: fn(),
    onLeaveAnyway: fn(),
    children: (
      <Card space="large">
        <Text>The questions</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof LaunchFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = { args: { state: { phase: 'opening' } } };
export const Running: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All results are sent');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the course' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { state: running({ delivery: { state: 'sending', unsent: 1, refused: 0 } }) } };
export const Offline: Story = {
  args: { state: running({ delivery: { state: 'waiting', unsent: 3, refused: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 results are not sent yet')).toBeVisible();
    await expect(canvas.getByText('No connection to your course')).toBeVisible();
  },
};
export const Stopped: Story = { args: { state: running({ delivery: { state: 'stopped', unsent: 2, refused: 0 } }) } };
export const ResultsRefused: Story = { args: { state: running({ delivery: { ...sent, refused: 2 } }) } };
export const LookingAround: Story = {
  args: { state: running({ mode: 'Browse', result: { isPassed: true, share: 1, needed: 0.8 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing you do here is sent to your course.')).toBeVisible();
    await expect(canvas.queryByText('You passed')).toBeNull();
  },
};
export const LookingBack: Story = { args: { state: running({ mode: 'Review' }) } };
export const Passed: Story = {
  args: { state: running({ result: { isPassed: true, share: 0.9, needed: 0.8 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have 90%; 80% is needed.')).toBeVisible();
  },
};
export const NotPassed: Story = { args: { state: running({ result: { isPassed: false, share: 0.5, needed: 0.8 } }) } };
export const NothingJudged: Story = {
  args: { state: running({ result: { isPassed: null, share: null, needed: null } }) },
};
export const Leaving: Story = {
  args: { state: { phase: 'leaving', delivery: { ...sent, state: 'sending', unsent: 1 } } },
};
export const LeavingOffline: Story = {
  args: { state: { phase: 'leaving', delivery: { state: 'waiting', unsent: 2, refused: 0 } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '2 results are not sent yet' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave without sending' }));
    await expect(args.onLeaveAnyway).toHaveBeenCalledOnce();
  },
};
export const Over: Story = { args: { state: { phase: 'over' } } };
export const Left: Story = { args: { state: { phase: 'left' } } };

const failed = (problem: LaunchProblem): Story => ({
  args: { state: { phase: 'failed', problem, detail: 'The launch lacks "fetch". Start the drill from your course.' } },
});
export const NoLaunch: Story = {
  ...failed('launch'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This page is opened from a course' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const TokenUsed: Story = failed('token');
export const Unreachable: Story = {
  ...failed('offline'),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const RefusedVisit: Story = failed('refused');
export const WrongData: Story = failed('data');
export const UnknownCourse: Story = failed('origin');
export const InChinese: Story = { ...Passed, globals: { language: 'zh' }, play: async () => {} };
export const OnAPhone: Story = { ...Offline, globals: { viewport: { value: 'phone' } } };
