import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card, Text } from '../../components/index.ts';
import { AnswerReviewScreen } from './answer-review-screen.tsx';
import { withLateAnswer } from './sitting-report.fixtures.ts';
import type { ReportedQuestion } from './sitting-report.types.ts';

const at = (slot: number) => withLateAnswer.questions[slot - 1] as ReportedQuestion;

const meta = {
  title: 'Screens/Answer of a test',
  component: AnswerReviewScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    sittingId: withLateAnswer.sittingId,
    state: { phase: 'ready', question: at(2), isCorrecting: false, hasNext: true },
    children: (
      <Card>
        <Text>The review of the question type is shown here.</Text>
      </Card>
    ),
    onRetry: fn(),
    onAnswerAgain: fn(),
  },
} satisfies Meta<typeof AnswerReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Question 2: Read & Select' })).toBeVisible();
    await expect(canvas.getByText('Late')).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Back to the report', `/tests/${args.sittingId}`],
      ['Previous question', `/tests/${args.sittingId}/questions/1`],
      ['Next question', `/tests/${args.sittingId}/questions/3`],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer it again' }));
    await expect(args.onAnswerAgain).toHaveBeenCalledOnce();
  },
};
export const Missed: Story = {
  args: { state: { phase: 'ready', question: at(7), isCorrecting: false, hasNext: true }, children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You gave no answer to this question.')).toBeVisible();
  },
};
export const NotKept: Story = {
  args: { state: { phase: 'ready', question: at(18), isCorrecting: false, hasNext: false }, children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This answer is not kept any more.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next question' })).toBeNull();
  },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Missing: Story = { args: { state: { phase: 'missing' } } };
export const Failed: Story = {
  args: { state: { phase: 'failed', failure: { code: 'network', message: '' } } },
};
