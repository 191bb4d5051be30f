import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container } from '../../components/index.ts';
import { todayPlan } from './today.fixtures.ts';
import { TodayPanel } from './today-panel.tsx';

const meta = {
  title: 'Screens/Today',
  component: TodayPanel,
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
  args: {
    view: { phase: 'ready', plan: todayPlan, hasGoals: true },
    isStarting: false,
    onStart: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TodayPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('24 days until your exam · Target 120 · Last test 95–110')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start: Review 6 cards' })).toHaveAttribute(
      'href',
      '/notebook/review',
    );
    await expect(canvas.getByText('Your weakest type in the last three weeks: 61% on average.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start: Read & Complete: 5 questions' }));
    await expect(args.onStart).toHaveBeenCalledWith(todayPlan.tasks[1]);
    await expect(canvas.getByRole('progressbar', { name: 'Practice time today' })).toHaveAttribute(
      'aria-valuetext',
      'About 12 of 30 minutes',
    );
  },
};

export const NewLearner: Story = {
  args: {
    view: {
      phase: 'ready',
      hasGoals: false,
      plan: {
        tasks: [
          { task: 'placement' },
          { task: 'drill', submoduleId: 1, count: 10, reason: 'neverTried' },
          { task: 'lesson', kind: 'determiner', firstLanguage: 'zh' },
        ],
        minutesGoal: null,
        minutesDone: 0,
        daysToExam: null,
        targetScore: null,
        overall: null,
        days: todayPlan.days.map((day) => ({ ...day, minutes: 0, answers: 0 })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Set your goals' })).toHaveAttribute('href', '/goals');
    await expect(canvas.getByRole('heading', { name: 'Find your level' })).toBeVisible();
    await expect(canvas.getByText('Speakers of Chinese often find this difficult.')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByText('0 days with practice')).toBeVisible();
  },
};

export const GoalReached: Story = {
  args: { view: { phase: 'ready', hasGoals: true, plan: { ...todayPlan, minutesDone: 34, daysToExam: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('About 34 minutes: you reached your goal of 30.')).toBeVisible();
    await expect(canvas.getByText(/Your exam is today/)).toBeVisible();
  },
};

export const LeftBefore: Story = {
  args: {
    view: {
      phase: 'ready',
      hasGoals: true,
      plan: { ...todayPlan, tasks: [{ task: 'continue', sittingId: '1', kind: 'mock' }] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start: Continue your test' })).toHaveTextContent('Continue');
  },
};

export const NothingDue: Story = {
  args: { view: { phase: 'ready', hasGoals: true, plan: { ...todayPlan, tasks: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse all questions' })).toHaveAttribute('href', '/practice');
  },
};

export const Starting: Story = {
  args: { isStarting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start: Take a full test' })).toBeDisabled();
  },
};

export const Loading: Story = { args: { view: { phase: 'loading' } } };

export const Failed: Story = {
  args: { view: { phase: 'failed', failure: { code: 'network', message: '' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
