import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noGoals } from './goals.types.ts';
import { GoalsScreen } from './goals-screen.tsx';

const goals = { targetScore: 120, examDate: '2030-03-01', minutesPerDay: 30, firstLanguage: 'zh' };

const meta = {
  title: 'Screens/Goals',
  component: GoalsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    goals,
    today: '2030-01-15',
    isFirst: false,
    findsLevel: false,
    isSaving: false,
    failure: null,
    onSave: fn(),
    onSkip: fn(),
  },
} satisfies Meta<typeof GoalsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Change: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Target score/ }), '125');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^First language/ }), "I'd rather not say");
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...goals, targetScore: 125, firstLanguage: null });
    await expect(canvas.queryByRole('button', { name: 'Skip' })).toBeNull();
  },
};

export const AfterSignUp: Story = {
  args: { goals: noGoals, isFirst: true, findsLevel: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSkip).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and find my level' }));
    await expect(args.onSave).toHaveBeenCalledWith(noGoals);
  },
};

export const ExamIsOver: Story = {
  args: { goals: { ...goals, examDate: '2030-01-14' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('This day is over. Choose a later one, or leave it empty.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { isSaving: true } };

export const Failed: Story = {
  args: { failure: { code: 'network', message: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your goals could not be saved');
  },
};
