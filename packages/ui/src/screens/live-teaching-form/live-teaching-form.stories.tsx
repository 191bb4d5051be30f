import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LiveTeachingForm } from './live-teaching-form.tsx';

const meta = {
  title: 'Screens/Live teaching form',
  component: LiveTeachingForm,
  parameters: { layout: 'padded' },
  args: {
    view: { phase: 'editing', failure: null },
    draft: { name: '', email: '', goal: '', targetScore: '', times: '', timeZone: 'Asia/Shanghai', message: '' },
    timeZones: ['America/New_York', 'Asia/Shanghai', 'Europe/Dublin'],
    onDraftChange: fn(),
    onSend: fn(),
    onAnother: fn(),
  },
  render: function Typed(args) {
    const [draft, setDraft] = useState(args.draft);
    return <LiveTeachingForm {...args} draft={draft} onDraftChange={setDraft} />;
  },
} satisfies Meta<typeof LiveTeachingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  name: 'Lin',
  email: 'lin@example.org',
  goal: 'A master’s course in Dublin',
  targetScore: '120',
  times: 'Tuesdays after 19:00',
  timeZone: 'Asia/Shanghai',
  message: '',
};

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Your goal')).toHaveAccessibleDescription(/Enter your goal/);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Name'), 'Lin');
    await expect(canvas.queryByText('Enter your name.')).toBeNull();
  },
};
export const Filled: Story = {
  args: { draft: filled },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/27 of 300 characters/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { draft: filled, view: { phase: 'sending' } } };
export const Offline: Story = {
  args: { draft: filled, view: { phase: 'editing', failure: { code: 'network', message: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('saved on this device');
  },
};
export const TooMany: Story = {
  args: {
    draft: filled,
    view: { phase: 'editing', failure: { code: 'request.tooMany', message: '', params: { seconds: 3500 } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again in 59 minutes.');
  },
};
export const Refused: Story = {
  args: {
    draft: filled,
    view: { phase: 'editing', failure: { code: 'field.email', message: '', field: 'email' } },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveAccessibleDescription('Enter a valid email address.');
    await expect(email).toHaveFocus();
  },
};
export const Sent: Story = {
  args: { view: { phase: 'sent', email: 'lin@example.org' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We will reply to lin@example.org.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send another request' }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
