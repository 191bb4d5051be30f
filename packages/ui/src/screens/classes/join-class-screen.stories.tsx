import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { classId, invitation } from './classes.fixtures.ts';
import type { Outcome } from './classes.types.ts';
import { JoinClassScreen } from './join-class-screen.tsx';

const meta = {
  title: 'Screens/Classes/Invitation',
  component: JoinClassScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    invitation: { phase: 'ready', value: invitation },
    reader: 'learner',
    onRetry: fn(),
    onJoin: fn((): Promise<Outcome> => Promise.resolve(null)),
  },
} satisfies Meta<typeof JoinClassScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Learner: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join Evening course B1' })).toBeVisible();
    const seen = within(canvas.getByRole('region', { name: 'Who sees what' }));
    const [does, doesNot] = seen.getAllByRole('list');
    await expect(does).toHaveTextContent(/your score, and whether you got each question right/);
    await expect(doesNot).toHaveTextContent(/your email address.*your recordings and the texts you write/);
    await userEvent.click(canvas.getByRole('button', { name: 'Join the class' }));
    const field = canvas.getByRole('textbox', { name: 'Your name in this class' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/^Fill in this field/);
    await expect(args.onJoin).not.toHaveBeenCalled();
    await userEvent.keyboard(' Lin Wei {Enter}');
    await expect(args.onJoin).toHaveBeenCalledWith('Lin Wei');
  },
};

export const Visitor: Story = {
  args: { reader: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('heading', { name: 'Your teacher doesn’t see' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Refused: Story = {
  args: { onJoin: fn((): Promise<Outcome> => Promise.resolve({ code: 'invitation.closed', message: '' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Lin{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your teacher has closed this invitation.');
  },
};

export const OwnClass: Story = {
  args: { reader: 'teacher' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the class' })).toHaveAttribute('href', `/classes/${classId}`);
    await expect(canvas.queryByRole('button', { name: 'Join the class' })).toBeNull();
  },
};
export const Member: Story = {
  args: { reader: 'member', invitation: { phase: 'ready', value: { ...invitation, isOpen: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re already in this class')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the class' })).toHaveAttribute('href', `/classes/${classId}`);
  },
};
export const Full: Story = {
  args: { invitation: { phase: 'ready', value: { ...invitation, isFull: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This class is full')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Closed: Story = {
  args: { invitation: { phase: 'ready', value: { ...invitation, isOpen: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This invitation no longer works');
  },
};
export const Unknown: Story = {
  args: { invitation: { phase: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This invitation no longer works');
  },
};
export const Loading: Story = { args: { invitation: { phase: 'loading' } } };
export const Failed: Story = {
  args: { invitation: { phase: 'failed', failure: { code: 'network', message: '' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
