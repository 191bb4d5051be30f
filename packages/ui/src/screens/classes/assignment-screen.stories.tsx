import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { AssignmentScreen } from './assignment-screen.tsx';
import { classId, drillResults, now, testResults } from './classes.fixtures.ts';
import type { Outcome } from './classes.types.ts';
import { toFieldValue } from './due-time.ts';

const meta = {
  title: 'Screens/Classes/Assignment',
  component: AssignmentScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    classId,
    results: { phase: 'ready', value: drillResults },
    now,
    timeZone: 'Europe/Berlin',
    onRetry: fn(),
    onEdit: fn((): Promise<Outcome> => Promise.resolve(null)),
    onDelete: fn((): Promise<Outcome> => Promise.resolve(null)),
    onDownload: fn(),
  },
} satisfies Meta<typeof AssignmentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drill: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Evening course B1' })).toHaveAttribute(
      'href',
      `/classes/${classId}`,
    );
    const table = within(canvas.getByRole('table'));
    await expect(
      table.getByRole('row', { name: /^Lin Wei Done 70% Right Right Partly right Right Not scored Nov 18/ }),
    ).toBeVisible();
    await expect(table.getByRole('row', { name: /^Marta Nowak Done Late / })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Tomás In progress/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Yuki Not started/ })).toBeVisible();
    const questions = within(canvas.getByRole('list', { name: 'Questions, most missed first' })).getAllByRole(
      'listitem',
    );
    await expect(questions[0]).toHaveTextContent(
      /Could you _____ me your umbrella.*Question 2.*33% on average · 1 of 3 right$/,
    );
    await expect(canvas.getByRole('link', { name: /^Could you _____ me your umbrella/ })).toHaveAttribute(
      'href',
      '/practice/questions/detail?type=10&question=1000002',
    );
    await expect(questions[1]).toHaveTextContent(/Question 3.*1 of 2 right · 1 without an answer$/);
    await expect(questions.at(-1)).toHaveTextContent(/Question 5.*1 answer not scored$/);
  },
};

export const Downloading: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    const [head, first, ...others] = args.onDownload.mock.calls[0]?.[1] ?? [];
    await expect(args.onDownload).toHaveBeenCalledWith('Fill the gaps before Tuesday', expect.anything());
    await expect(head?.slice(0, 6)).toEqual(['Learner', 'State', 'Finished', 'Late', 'Score', 'Question 1']);
    await expect(first).toEqual([
      ...['Lin Wei', 'Done', toFieldValue('2026-11-18T19:12:00.000Z').replace('T', ' '), '', '70%'],
      ...['Right', 'Right', 'Partly right', 'Right', 'Not scored'],
    ]);
    await expect(others.at(-1)).toEqual(['Yuki', 'Not started', ...Array.from({ length: 8 }, () => '')]);
  },
};

export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit the assignment' }));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    const due = dialog.getByLabelText(/^Due/);
    await expect(due).toHaveValue(toFieldValue('2026-11-24T17:00:00.000Z'));
    await expect(due).toHaveAccessibleDescription(/Central European/);
    await userEvent.clear(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(title).toHaveFocus();
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.type(title, 'Gaps');
    await userEvent.clear(due);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onEdit).toHaveBeenCalledWith({
      title: 'Gaps',
      instructions: 'Do it without a dictionary.\nWe talk about the answers on Tuesday.',
      dueAt: null,
    });
  },
};

export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Its questions differ from learner to learner, so there are none to compare. */
export const Test: Story = {
  args: { results: { phase: 'ready', value: testResults } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getByRole('row', { name: /^Lin Wei Done 95–110 Right/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Marta Nowak Done Late Not scored Wrong No answer/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Questions, most missed first' })).toBeNull();
    await expect(canvas.getByText(/^Test scores are ranges/)).toBeVisible();
  },
};
export const NoMembers: Story = {
  args: { results: { phase: 'ready', value: { ...drillResults, members: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has joined the class yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
  },
};
export const Missing: Story = {
  args: { results: { phase: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No such assignment' })).toBeVisible();
  },
};
export const Loading: Story = { args: { results: { phase: 'loading' } } };
export const Failed: Story = {
  args: { results: { phase: 'failed', failure: { code: 'network', message: '' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
