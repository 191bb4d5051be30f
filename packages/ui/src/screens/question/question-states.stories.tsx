import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button, Container, Heading, Stack } from '../../components/index.ts';
import { QuestionArrival } from './question-arrival.tsx';
import { QuestionStateScreen } from './question-states.tsx';
import { ReadOnlyQuestion } from './read-only-question.tsx';
import { SaveStatus } from './save-status.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { TimeUpNotice } from './time-up-notice.tsx';

const meta = {
  title: 'Screens/Question states',
  component: QuestionStateScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { phase: 'loading' }, onRetry: fn() },
} satisfies Meta<typeof QuestionStateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadingATask: Story = {
  args: { state: { phase: 'loading', task: 6 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Type the sentence you hear.' })).toBeVisible();
  },
};
export const LoadingTheTaskOfAKeptPlace: Story = {
  args: { state: { phase: 'loading', task: 'kept' } },
  decorators: (Story) => (
    <div data-task="6">
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Type the sentence you hear.');
  },
};
export const Failed: Story = {
  args: { state: { phase: 'failed', failure: { code: 'server', message: 'The host is down.' } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Error: The host is down.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedInChinese: Story = {
  args: { state: { phase: 'failed', failure: { code: 'server', message: 'The host is down.' } } },
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('The host is down.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('发生未知错误');
  },
};
export const NothingChosen: Story = { args: { state: { phase: 'missing', why: 'none' } } };
export const Gone: Story = { args: { state: { phase: 'missing', why: 'gone' } } };
export const BadAddress: Story = {
  args: { state: { phase: 'missing', why: 'badAddress' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link does not lead to a question.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/practice');
  },
};
export const UnknownType: Story = {
  args: { state: { phase: 'missing', why: 'unknownType' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No question found for this submodule id.')).toBeVisible();
  },
};
export const NoSitting: Story = {
  args: { state: { phase: 'missing', why: 'noSitting' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'This series of questions does not exist.' }),
    ).toBeVisible();
  },
};
export const Saving: Story = {
  render: () => (
    <Stack>
      <SaveStatus value={{ state: 'onDevice' }} />
      <SaveStatus value={{ state: 'inMemory' }} />
      <SaveStatus value={{ state: 'saved' }} />
      <SaveStatus value={{ state: 'onlyHere' }} />
      <SaveStatus value={{ state: 'refused', failure: { code: 'question.notFound', message: '' } }} />
    </Stack>
  ),
};
export const NothingKept: Story = {
  render: () => (
    <Container width="reading" as="main">
      <Stack>
        <StorageNotice reason="blocked" />
        <StorageNotice reason="full" />
      </Stack>
    </Container>
  ),
};
export const TimeUpAway: Story = {
  render: () => (
    <Container width="reading" as="main">
      <TimeUpNotice />
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your answer up to then was submitted.')).toBeVisible();
  },
};
export const ReadOnly: Story = {
  render: () => (
    <Container width="reading" as="main">
      <ReadOnlyQuestion>
        <Button>Submit</Button>
      </ReadOnlyQuestion>
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This question is open in another tab');
    const button = canvas.getByText('Submit');
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
  },
};
export const Arrival: Story = {
  render: () => (
    <Container as="main">
      <QuestionArrival>
        <Heading level={1}>Read & Select #100001</Heading>
      </QuestionArrival>
    </Container>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
export const InChinese: Story = {
  args: { state: { phase: 'missing', why: 'gone' } },
  globals: { language: 'zh' },
};
