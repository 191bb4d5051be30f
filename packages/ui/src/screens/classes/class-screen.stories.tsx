import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ClassScreen } from './class-screen.tsx';
import { classMistakes, drill, fullClass, joinedClass, newClass, now, taughtClass } from './classes.fixtures.ts';
import type { Outcome } from './classes.types.ts';

const works = () => fn((): Promise<Outcome> => Promise.resolve(null));

const meta = {
  title: 'Screens/Classes/Class',
  component: ClassScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    found: { phase: 'ready', value: taughtClass },
    now,
    onRetry: fn(),
    teaching: {
      mistakes: { phase: 'ready', value: classMistakes },
      onRetryMistakes: fn(),
      invitationUrl: 'https://rehearse.example/classes/join/2Zx8cQpW7mR4tYv9Kd3NfH6LsB1jGaEu',
      onCopy: fn(() => Promise.resolve(true)),
      onRenew: works(),
      onOpenChange: works(),
      onRemove: works(),
      onRename: works(),
      onDelete: works(),
    },
    learning: { onStart: works(), onNameChange: works(), onLeave: works() },
  },
} satisfies Meta<typeof ClassScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Teacher: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const work = within(canvas.getByRole('region', { name: 'Assignments' }));
    const [gaps, test] = work.getAllByRole('listitem');
    await expect(gaps).toHaveTextContent(/Drill: Fill In the Blanks, 5 questionsDue Nov 24, 2026.*2 of 3 done$/);
    await expect(test).toHaveTextContent(/The exam since July 2025, short testWas due Nov 15.*1 late1 of 3 done$/);
    await expect(work.getByRole('link', { name: 'New assignment' })).toHaveAttribute(
      'href',
      '/classes/00000000-0000-4000-8000-00000000c1a5/assignments/new',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(await canvas.findByText('The link was copied.')).toBeVisible();
    await expect(args.teaching.onCopy).toHaveBeenCalledOnce();
  },
};

/** Of many learners only some are shown until the teacher asks for all. */
export const ManyLearners: Story = {
  args: { found: { phase: 'ready', value: fullClass } },
  play: async ({ canvas, userEvent }) => {
    const shown = () => within(canvas.getByRole('list', { name: 'Learners of the class' })).getAllByRole('listitem');
    await expect(shown()).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 300 learners' }));
    await expect(shown()).toHaveLength(300);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(shown()).toHaveLength(20);
  },
};

/** Percentages only where they rest on three answers. */
export const Mistakes: Story = {
  play: async ({ canvas }) => {
    const mistakes = within(canvas.getByRole('region', { name: 'What the class gets wrong' }));
    const types = within(mistakes.getByRole('list', { name: 'By question type' })).getAllByRole('listitem');
    await expect(types[0]).toHaveTextContent('Fill In the Blanks71% on average · 9 of 14 right');
    await expect(types[1]).toHaveTextContent(/^Listen & Type1 of 2 right$/);
    const kinds = within(mistakes.getByRole('list', { name: 'Kinds of grammar mistakes' })).getAllByRole('listitem');
    await expect(kinds[0]).toHaveTextContent('Article7 times · 3 learners');
    await expect(kinds[1]).toHaveTextContent('Tense1 time · 1 learner');
    await expect(
      within(mistakes.getByRole('list', { name: 'Most missed questions' })).getAllByRole('listitem')[0],
    ).toHaveTextContent(/“borrow” instead of “lend” \(2 times\) · “lend” left out \(1 time\)/);
  },
};

export const RemovingALearner: Story = {
  render: function Removing({ found, teaching, ...args }) {
    const [shown, setShown] = useState(found);
    const onRemove = (memberId: string) => {
      // the class is loaded again once the member is removed
      setTimeout(() => {
        if (shown.phase !== 'ready' || shown.value.role !== 'teacher') return;
        const members = shown.value.members.filter((member) => member.memberId !== memberId);
        setShown({ phase: 'ready', value: { ...shown.value, members } });
      });
      return teaching.onRemove(memberId);
    };
    return <ClassScreen {...args} found={shown} teaching={{ ...teaching, onRemove }} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Marta Nowak' });
    await userEvent.click(remove);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(remove).toHaveFocus();
    await expect(args.teaching.onRemove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Marta Nowak from the class?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.teaching.onRemove).toHaveBeenCalledWith('00000000-0000-4000-8000-000000000022');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Learners' })).toHaveFocus());
    await expect(canvas.queryByText('Marta Nowak')).toBeNull();
  },
};

export const RenewingTheLink: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New link' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Replace the link?' }));
    await expect(dialog.getByText(/stops working for good/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace it' }));
    await expect(args.teaching.onRenew).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the invitation' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close it' }));
    await expect(args.teaching.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const ClosedInvitation: Story = {
  args: {
    found: {
      phase: 'ready',
      value: { ...newClass, invitation: { token: '', isOpen: false } } as typeof newClass,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Invitation link' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the invitation again' }));
    await expect(args.teaching.onOpenChange).toHaveBeenCalledWith(true);
  },
};

export const Renaming: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name of the class' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Evening course B2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the names' }));
    await expect(args.teaching.onRename).toHaveBeenCalledWith({ name: 'Evening course B2', teacherName: 'Ada Okafor' });
    await expect(await canvas.findByText('The names were saved.')).toBeVisible();
  },
};

export const DeletingFails: Story = {
  args: {
    teaching: {
      ...meta.args.teaching,
      onDelete: fn((): Promise<Outcome> => Promise.resolve({ code: 'network', message: '' })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the class' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Evening course B1?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the class' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent("Can't reach the server.");
  },
};

export const NewClass: Story = {
  args: {
    found: { phase: 'ready', value: newClass },
    teaching: {
      ...meta.args.teaching,
      mistakes: { phase: 'ready', value: { done: 0, types: [], questions: [], kinds: [] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody has joined yet/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No assignments yet' })).toBeVisible();
    await expect(canvas.getByText('This appears once somebody has finished an assignment.')).toBeVisible();
  },
};

export const MistakesFail: Story = {
  args: {
    teaching: { ...meta.args.teaching, mistakes: { phase: 'failed', failure: { code: 'network', message: '' } } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.teaching.onRetryMistakes).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Assignments' })).toBeVisible();
  },
};

export const Learner: Story = {
  args: { found: { phase: 'ready', value: joinedClass } },
  play: async ({ canvas, userEvent, args }) => {
    const work = within(canvas.getByRole('region', { name: 'Assignments' }));
    const [gaps, going, test, overdue] = work.getAllByRole('listitem');
    await expect(gaps).toHaveTextContent(/about 4 minDue Nov 24, 2026.*Do it without a dictionary/);
    await expect(going).toHaveTextContent(/^Words in a rowIn progress.*No due date/);
    await expect(test).toHaveTextContent(/^First mock testDoneLate.*Score 95–110/);
    await expect(overdue).toHaveTextContent(/^Gaps of last weekOverdue/);
    await userEvent.click(work.getByRole('button', { name: 'Start: Fill the gaps before Tuesday' }));
    await expect(args.learning.onStart).toHaveBeenCalledWith(drill);
    await expect(work.getByRole('button', { name: 'Continue: Words in a row' })).toBeVisible();
    await expect(work.getByRole('button', { name: 'Do it again: First mock test' })).toBeVisible();
    await expect(work.getByRole('link', { name: 'See the report: First mock test' })).toHaveAttribute(
      'href',
      '/tests/00000000-0000-4000-8000-000000000042?class=00000000-0000-4000-8000-00000000c1a5',
    );
  },
};

export const StartingFails: Story = {
  args: {
    found: { phase: 'ready', value: joinedClass },
    learning: {
      ...meta.args.learning,
      onStart: fn((): Promise<Outcome> => Promise.resolve({ code: 'assignment.notFound', message: '' })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start: Fill the gaps before Tuesday' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This assignment is no longer here.');
  },
};

export const Leaving: Story = {
  args: { found: { phase: 'ready', value: joinedClass } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the class' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Leave Evening course B1?' }));
    await expect(dialog.getByText(/^Your teacher will no longer see your name or results/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect(args.learning.onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave the class' }));
    await expect(args.learning.onLeave).toHaveBeenCalledOnce();
  },
};

export const AnotherName: Story = {
  args: { found: { phase: 'ready', value: joinedClass } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change your name' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Your name in this class' }));
    const field = dialog.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Wei{Enter}');
    await expect(args.learning.onNameChange).toHaveBeenCalledWith('Wei');
  },
};

export const NothingGiven: Story = {
  args: { found: { phase: 'ready', value: { ...joinedClass, assignments: [] } as typeof joinedClass } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your teacher hasn’t assigned anything yet.')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { found: { phase: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No such class' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My classes' })).toHaveAttribute('href', '/classes');
  },
};
export const Loading: Story = { args: { found: { phase: 'loading' } } };
export const Failed: Story = {
  args: { found: { phase: 'failed', failure: { code: 'network', message: '' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const TeacherOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LearnerOnAPhone: Story = {
  args: { found: { phase: 'ready', value: joinedClass } },
  globals: { viewport: { value: 'phone' } },
};
export const InChinese: Story = { globals: { language: 'zh' } };
export const LearnerInChinese: Story = {
  args: { found: { phase: 'ready', value: joinedClass } },
  globals: { language: 'zh' },
};
