import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { classList, now } from './classes.fixtures.ts';
import type { Outcome } from './classes.types.ts';
import { ClassesScreen } from './classes-screen.tsx';

const meta = {
  title: 'Screens/Classes/Classes',
  component: ClassesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    list: { phase: 'ready', value: classList },
    now,
    onRetry: fn(),
    onOpen: fn((): Promise<Outcome> => Promise.resolve(null)),
  },
} satisfies Meta<typeof ClassesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas }) => {
    const joined = within(canvas.getByRole('region', { name: 'Classes you’re in' }));
    const [late, done] = joined.getAllByRole('listitem');
    await expect(late).toHaveTextContent(/Teacher: Ada Okafor · Next: Articles and plurals · Was due Nov 19, 2026/);
    await expect(late).toHaveTextContent(/Overdue2 assignments to do$/);
    await expect(done).toHaveTextContent(/Nothing to do$/);
    const taught = within(canvas.getByRole('region', { name: 'Classes you teach' }));
    await expect(taught.getByRole('link', { name: 'Evening course B1' })).toHaveAttribute(
      'href',
      '/classes/00000000-0000-4000-8000-00000000c1a5',
    );
    await expect(taught.getAllByRole('listitem')[0]).toHaveTextContent(/3 learners · 2 assignmentsDue Nov 24, 2026/);
    const courses = within(canvas.getByRole('region', { name: 'Your school’s courses' }));
    await expect(courses.getByRole('link', { name: 'English 1' })).toHaveAttribute(
      'href',
      '/classes/courses/Kq3mV9tYx1LsZrWp7Hc2Bd',
    );
    const [taughtCourse, other] = courses.getAllByRole('listitem');
    await expect(taughtCourse).toHaveTextContent(/City CollegeYou teach this course$/);
    await expect(other).toHaveTextContent(/^Unnamed courseCity College$/);
  },
};

export const Opening: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a class' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Create a class' }));
    const submit = dialog.getByRole('button', { name: 'Create the class' });
    await userEvent.click(submit);
    await expect(dialog.getByRole('textbox', { name: 'Name of the class' })).toHaveFocus();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('  Evening course B1 ');
    await userEvent.click(submit);
    await expect(dialog.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
    await expect(dialog.getByText('Learners see this name. They never see your email address.')).toBeVisible();
    await userEvent.keyboard('Ada Okafor');
    await userEvent.click(submit);
    await expect(args.onOpen).toHaveBeenCalledWith({ name: 'Evening course B1', teacherName: 'Ada Okafor' });
  },
};

export const OpeningFails: Story = {
  args: {
    onOpen: fn((): Promise<Outcome> => Promise.resolve({ code: 'class.tooMany', message: '', params: { max: 50 } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a class' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Create a class' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the class' }), 'One more');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Ada');
    await userEvent.click(dialog.getByRole('button', { name: 'Create the class' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You can teach at most 50 classes.');
    await expect(dialog.getByRole('textbox', { name: 'Name of the class' })).toHaveValue('One more');
  },
};

export const Empty: Story = {
  args: { list: { phase: 'ready', value: { teaching: [], joined: [], courses: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No classes yet' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Create a class' })).toHaveLength(1);
  },
};
export const Loading: Story = { args: { list: { phase: 'loading' } } };
export const Failed: Story = {
  args: { list: { phase: 'failed', failure: { code: 'network', message: '' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
