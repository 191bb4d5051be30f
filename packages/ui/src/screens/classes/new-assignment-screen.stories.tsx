import { types } from '@rehearse/question-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { classId } from './classes.fixtures.ts';
import type { AssignedQuestion, Outcome } from './classes.types.ts';
import { NewAssignmentScreen } from './new-assignment-screen.tsx';
import type { PickQuestions } from './use-picked-questions.ts';

const bank = Array.from(
  { length: 24 },
  (_, index): AssignedQuestion => ({
    questionId: index + 1,
    submoduleId: types.fillInTheBlanks.id,
    level: 'Medium',
    summary: { kind: 'text', text: `Sentence ${index + 1} has one _____ in it.` },
  }),
);

/** The first questions of a bank that are not left out. */
const pickFrom = (questions: readonly AssignedQuestion[]): PickQuestions =>
  fn(({ count, without }) =>
    Promise.resolve({
      questions: questions.filter(({ questionId }) => !without.includes(questionId)).slice(0, count),
      available: questions.length,
    }),
  );

const exam = {
  examId: '2025-07',
  name: 'The exam since July 2025',
  forms: [
    { form: 'full' as const, minutes: 60, blocks: [] },
    { form: 'short' as const, minutes: 20, blocks: [] },
  ],
};

const meta = {
  title: 'Screens/Classes/New assignment',
  component: NewAssignmentScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    offer: { phase: 'ready', value: { classId, className: 'Evening course B1', exams: [exam] } },
    types: [types.readAndSelect.id, types.fillInTheBlanks.id, types.listenAndType.id],
    timeZone: 'Europe/Berlin',
    pick: pickFrom(bank),
    onRetry: fn(),
    onGive: fn((): Promise<Outcome> => Promise.resolve(null)),
  },
} satisfies Meta<typeof NewAssignmentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drill: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const list = within(await canvas.findByRole('list', { name: 'These questions' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Fill In the Blanks');
    await userEvent.click(canvas.getByText('5', { selector: 'label *, label' }));
    await expect(await canvas.findByText(/Sentence 5 /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace question 2' }));
    await expect(await canvas.findByText(/Sentence 6 /)).toBeVisible();
    await expect(canvas.queryByText(/Sentence 2 /)).toBeNull();
    await userEvent.click(canvas.getByText('Hard'));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Fill In the Blanks, Hard');
    await expect(await canvas.findByText(/Sentence 2 /)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'All together at the end' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Instructions/ }), 'No dictionary');
    await userEvent.type(canvas.getByLabelText(/^Due/), '2099-01-15T18:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to the class' }));
    await expect(args.onGive).toHaveBeenCalledWith({
      title: 'Fill In the Blanks, Hard',
      instructions: 'No dictionary',
      dueAt: new Date('2099-01-15T18:00').toISOString(),
      task: { kind: 'drill', questionIds: [1, 2, 3, 4, 5], mode: 'timed', review: 'end' },
    });
  },
};

export const OtherQuestions: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Sentence 10 /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose others' }));
    await expect(await canvas.findByText(/Sentence 20 /)).toBeVisible();
    await expect(canvas.queryByText(/Sentence 10 /)).toBeNull();
    // four are left, which is not enough: it begins again
    await userEvent.click(canvas.getByRole('button', { name: 'Choose others' }));
    await expect(await canvas.findByText(/Sentence 10 /)).toBeVisible();
  },
};

export const FewQuestions: Story = {
  args: { pick: pickFrom(bank.slice(0, 3)) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('There are only 3 questions of this type and level.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choose others' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace question 1' }));
    await expect(await canvas.findByText('There is no other question of this type and level.')).toBeVisible();
  },
};

export const NoQuestions: Story = {
  args: { pick: pickFrom([]) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('There are no questions of this type and level.');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to the class' }));
    await expect(args.onGive).not.toHaveBeenCalled();
  },
};

export const NotChosen: Story = {
  args: { pick: fn(() => Promise.resolve({ failure: { code: 'network', message: '' } })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.pick).toHaveBeenCalledTimes(2);
  },
};

export const Test: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A mock test under exam rules' }));
    await expect(canvas.getByText(/chooses its questions for each learner/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Full test, about 60 min/ }));
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Full mock test');
    await userEvent.clear(title);
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to the class' }));
    await expect(title).toHaveFocus();
    await userEvent.type(title, 'Final test');
    const due = canvas.getByLabelText(/^Due/);
    await userEvent.type(due, '2020-01-15T18:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to the class' }));
    await expect(due).toHaveAccessibleDescription(/Choose a time in the future/);
    await expect(args.onGive).not.toHaveBeenCalled();
    await userEvent.clear(due);
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to the class' }));
    await expect(args.onGive).toHaveBeenCalledWith({
      title: 'Final test',
      instructions: null,
      dueAt: null,
      task: { kind: 'test', examId: '2025-07', form: 'full' },
    });
  },
};

export const Refused: Story = {
  args: {
    onGive: fn(
      (): Promise<Outcome> => Promise.resolve({ code: 'class.tooManyAssignments', message: '', params: { max: 100 } }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'These questions' });
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to the class' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A class can have at most 100 assignments.');
  },
};

export const Missing: Story = { args: { offer: { phase: 'missing' } } };
export const Loading: Story = { args: { offer: { phase: 'loading' } } };
export const Failed: Story = {
  args: { offer: { phase: 'failed', failure: { code: 'network', message: '' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
