import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SchoolCourseScreen } from './school-course-screen.tsx';
import { course, members, newCourse, ownCourse, taughtCourse } from './school-courses.fixtures.ts';

const meta = {
  title: 'Screens/Classes/Course of a school',
  component: SchoolCourseScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    found: { phase: 'ready', value: taughtCourse },
    onRetry: fn(),
    roster: { phase: 'ready', value: members },
    onRetryRoster: fn(),
  },
} satisfies Meta<typeof SchoolCourseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Teacher: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('City College · You teach this course')).toBeVisible();
    const [question, drill] = within(canvas.getByRole('list', { name: 'Links of the course' })).getAllByRole(
      'listitem',
    );
    await expect(question).toHaveTextContent(
      /^Before the first lessonQuestion: .*Opened by 3 learners · submitted by 3$/,
    );
    await expect(drill).toHaveTextContent(/^Drill: .*, easy, 10 questionsOpened by 2 learners · submitted by 1$/);
    const [head, ...rows] = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(head).toHaveTextContent('Before the first lesson');
    await expect(rows.map((row) => within(row).getByRole('rowheader').firstChild?.textContent)).toEqual([
      ...['Without a name (25)', 'Lin Wei', 'Marta Nowak', 'Tomás', 'Ada Okafor'],
    ]);
    await expect(rows[1]).toHaveTextContent(
      /^Lin WeiLearner · opened Rehearse100%In the gradebook80%Not in the gradebookSubmitted$/,
    );
    await expect(rows[2]).toHaveTextContent(/^Marta NowakLearner · opened Rehearse0%Not sent yetOpened–Not opened$/);
    await expect(rows[3]).toHaveTextContent(/^TomásLearner · hasn’t opened Rehearse(–Not opened){3}$/);
    const unsent = within(canvas.getByRole('list', { name: 'Scores that the gradebook doesn’t have' }));
    const [gone, away, ...others] = unsent.getAllByRole('listitem');
    await expect(gone).toHaveTextContent(
      /^Lin Wei, Drill: .*The platform has no column for this link any more\. It isn’t/,
    );
    await expect(away).toHaveTextContent(/^Marta Nowak, .*The platform didn’t answer\. It is sent again by itself/);
    await expect(others).toEqual([]);
  },
};

export const NothingOpened: Story = {
  args: {
    found: { phase: 'ready', value: newCourse },
    roster: { phase: 'ready', value: members.map((member) => ({ ...member, hasLaunched: false })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No link has been opened yet' })).toBeVisible();
    await expect(canvas.getAllByText(/hasn’t opened Rehearse/)).toHaveLength(5);
    await expect(canvas.queryByRole('list', { name: 'Marks in the table' })).toBeNull();
  },
};

export const MembersLoading: Story = { args: { roster: { phase: 'loading' } } };

export const PlatformDoesNotAnswer: Story = {
  args: { roster: { phase: 'failed', failure: { code: 'school.unreachable', message: '' } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your school’s platform doesn’t answer');
    await expect(canvas.getByRole('list', { name: 'Links of the course' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryRoster).toHaveBeenCalledOnce();
  },
};

export const MembersNotShared: Story = {
  args: {
    found: { phase: 'ready', value: { ...taughtCourse, course: { ...course, hasRoster: false } } },
    roster: { phase: 'missing' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^City College doesn’t share its list of members/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const NoMembers: Story = {
  args: { roster: { phase: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('City College lists no members in this course.')).toBeVisible();
  },
};

export const Learner: Story = {
  args: { found: { phase: 'ready', value: ownCourse }, roster: { phase: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You came here from City College\./)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Members' })).toBeNull();
    const [question, drill, test] = within(canvas.getByRole('list', { name: 'Your work in this course' })).getAllByRole(
      'listitem',
    );
    await expect(question).toHaveTextContent(/Submitted.*100% rightThe gradebook has your score\.Go to the question$/);
    await expect(drill).toHaveTextContent(
      /80% rightYour score couldn’t be sent to the gradebook\. Tell your teacher\./,
    );
    await expect(test).toHaveTextContent(/Opened/);
    const path = '00000000-0000-4000-8000-00000000004';
    await expect(canvas.getByRole('link', { name: /^See the report: Drill/ })).toHaveAttribute(
      'href',
      `/tests/${path}1`,
    );
    await expect(canvas.getByRole('link', { name: 'Continue: Mock test of November' })).toHaveAttribute(
      'href',
      `/sittings/${path}2`,
    );
    const seen = canvas.getByRole('region', { name: 'Who sees what' });
    await expect(within(seen).getByText(/^your name, as City College knows it/)).toBeVisible();
  },
};

export const Missing: Story = {
  args: { found: { phase: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No such course' })).toBeVisible();
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
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LearnerOnPhone: Story = {
  args: { found: { phase: 'ready', value: ownCourse } },
  globals: { viewport: { value: 'phone' } },
};
export const InChinese: Story = { globals: { language: 'zh' } };
export const LearnerInChinese: Story = {
  args: { found: { phase: 'ready', value: ownCourse } },
  globals: { language: 'zh' },
};
