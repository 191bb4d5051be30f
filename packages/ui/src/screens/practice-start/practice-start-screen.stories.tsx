import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PracticeStartScreen } from './practice-start-screen.tsx';

const names = [
  ...['', 'Read & Select', 'Read Aloud', 'Read Then Speak', 'Listen Then Speak', 'Speak About the Photo'],
  ...['Listen & Type', 'Interactive Listening', 'Read & Complete', 'Interactive Reading', 'Fill In the Blanks'],
  ...['Write About the Photo', 'Interactive Writing', 'Speaking Sample', 'Writing Sample'],
];

const meta = {
  title: 'Screens/Practice start',
  component: PracticeStartScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    offered: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    nameOf: (submoduleId: number) => names[submoduleId] ?? '',
    onStart: fn(),
  },
} satisfies Meta<typeof PracticeStartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Eighteen words, as in the exam, are one press away. */
export const Words: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.onStart).toHaveBeenCalledWith({
      submoduleIds: [1],
      level: 'Mine',
      count: 18,
      review: 'each',
      mode: 'timed',
    });
  },
};
export const Mixed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Listen & Type' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fill In the Blanks' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Read & Select' }));
    await userEvent.click(canvas.getByText('Hard'));
    await userEvent.click(canvas.getByText('50'));
    await userEvent.click(canvas.getByRole('radio', { name: /All together at the end/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /Without a clock/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.onStart).toHaveBeenCalledWith({
      submoduleIds: [6, 10],
      level: 'Hard',
      count: 50,
      review: 'end',
      mode: 'learn',
    });
  },
};
export const Nothing: Story = {
  args: { initial: { submoduleIds: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start', description: 'Choose at least one type.' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};
export const Starting: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { failure: 'There are too few questions of this level.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('too few questions');
  },
};
