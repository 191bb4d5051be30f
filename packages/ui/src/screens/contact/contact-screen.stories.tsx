import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { emptyContactForm, mistakesIn } from './contact-form.ts';
import { ContactScreen } from './contact-screen.tsx';

const typed = { name: 'Lin Yu', email: 'lin@example.org', message: 'The sound of question 412 stops in the middle.' };
const unset = { email: null, phone: null, registeredAddress: null, tradingAddress: null };
const own = {
  email: 'hello@example.org',
  phone: '+353 20 910 1234',
  registeredAddress: '1 Example Square, Dublin 8, Ireland',
  tradingAddress: '2 Example Road, Cork, Ireland',
};

const meta = {
  title: 'Screens/Contact',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { phase: 'editing', form: emptyContactForm, isChecked: false },
    details: unset,
    onChange: fn(),
    onSubmit: fn(),
    onAgain: fn(),
  },
  // a host that only validates
  render: function Checked({ view, onChange, onSubmit, ...props }) {
    const [form, setForm] = useState('form' in view ? view.form : emptyContactForm);
    const [isChecked, check] = useState('isChecked' in view && view.isChecked);
    const shown = view.phase === 'sent' ? view : { ...view, form, isChecked };
    return (
      <ContactScreen
        {...props}
        view={shown}
        onChange={(field, text) => {
          setForm({ ...form, [field]: text });
          onChange(field, text);
        }}
        onSubmit={() => {
          check(true);
          if (Object.keys(mistakesIn(form)).length === 0) onSubmit();
        }}
      />
    );
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name. 0 of 100 characters');
    await expect(canvas.getByText('Write a message.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name'), 'Lin Yu');
    await expect(canvas.getByText('6 of 100 characters')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), 'lin');
    await expect(canvas.getByText('Enter an email address such as name@example.org.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), '@example.org');
    await userEvent.type(canvas.getByLabelText('Message'), 'Hello');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
export const TooLong: Story = {
  args: { view: { phase: 'editing', form: { ...typed, message: 'word '.repeat(1001) }, isChecked: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The message is too long. Use at most 5,000 characters.')).toBeVisible();
  },
};
export const Sending: Story = {
  args: { view: { phase: 'sending', form: typed, isChecked: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: {
    view: { phase: 'failed', form: typed, isChecked: true, failure: { code: 'server.failed', message: '' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your message is still here');
    await expect(canvas.getByLabelText('Message')).toHaveValue(typed.message);
  },
};
export const EmailRefused: Story = {
  args: {
    view: {
      phase: 'failed',
      form: typed,
      isChecked: true,
      failure: { code: 'field.email', message: 'Enter a valid email address.', field: 'email' },
    },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveAccessibleDescription('Enter a valid email address.');
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Sent: Story = {
  args: { view: { phase: 'sent', email: typed.email } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Thank you. Your message was sent.' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await expect(args.onAgain).toHaveBeenCalledTimes(1);
  },
};
/** With the operator's own details, a map of Dublin 2 would make no sense. */
export const OwnDetails: Story = {
  args: { details: own },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: own.email })).toHaveAttribute('href', `mailto:${own.email}`);
    await expect(canvas.getByRole('link', { name: own.phone })).toHaveAttribute('href', 'tel:+353209101234');
    await expect(canvas.queryByText('Example')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
export const DetailsLoading: Story = { args: { details: null } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
