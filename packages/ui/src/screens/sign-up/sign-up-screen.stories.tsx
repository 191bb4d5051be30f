import {
  driveRegistration,
  type RegistrationActor,
  type RegistrationFixture,
  registrationView,
} from '@rehearse/practice-machines/registration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Live } from '../story-of.tsx';
import { Registration } from './registration.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';

const meta = {
  title: 'Screens/Sign-up',
  component: SignUpScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const at = (fixture: RegistrationFixture): StoryObj => ({
  loaders: [async () => ({ actor: await driveRegistration(fixture) })],
  render: (_, { loaded }) => (
    <Live actor={loaded['actor'] as RegistrationActor} toView={registrationView} screen={Registration} />
  ),
});

export const Empty: StoryObj = {
  ...at('signUpEmpty'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
  },
};
export const Filled: StoryObj = at('signUpFilled');
export const Submitting: StoryObj = at('signUpSubmitting');
export const Failed: StoryObj = at('signUpFailed');
const typed = { phase: 'signUp', email: 'lin@', password: 'short', submitting: false, canSubmit: true } as const;

export const PasswordRefused: StoryObj = {
  render: () => (
    <SignUpScreen
      view={{
        ...typed,
        failure: { code: 'password.tooShort', message: 'Use more.', field: 'password', params: { min: 8 } },
      }}
      onEvent={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription(/Use at least 8 characters\./);
    await expect(password).toHaveFocus();
  },
};
export const EmailRefusedInChinese: StoryObj = {
  globals: { language: 'zh' },
  render: () => (
    <SignUpScreen
      view={{
        ...typed,
        failure: { code: 'field.email', message: 'Enter a valid email address.', field: 'account' },
      }}
      onEvent={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const [email] = canvas.getAllByRole('textbox');
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('请输入有效的邮箱地址。');
    await expect(email).toHaveFocus();
  },
};
export const Phone: StoryObj = { ...at('signUpFilled'), globals: { viewport: { value: 'phone' } } };
export const InChinese: StoryObj = { ...at('signUpFilled'), globals: { language: 'zh' } };
