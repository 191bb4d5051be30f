import {
  driveRegistration,
  type RegistrationActor,
  type RegistrationFixture,
  registrationView,
} from '@rehearse/practice-machines/registration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Live } from '../story-of.tsx';
import { Registration } from './registration.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';

const meta = {
  title: 'Screens/Registration',
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

export const SignUpEmpty: StoryObj = {
  ...at('signUpEmpty'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
  },
};
export const SignUpFilled: StoryObj = at('signUpFilled');
export const SignUpSubmitting: StoryObj = at('signUpSubmitting');
export const SignUpFailed: StoryObj = at('signUpFailed');
export const Verify: StoryObj = {
  ...at('verify'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verify' })).toBeDisabled();
  },
};
export const VerifyFilled: StoryObj = at('verifyFilled');
export const VerifyChecking: StoryObj = at('verifyChecking');
export const VerifyFailed: StoryObj = at('verifyFailed');
export const Resending: StoryObj = at('resending');
export const CodeSent: StoryObj = at('coolingDown');
export const Phone: StoryObj = { ...at('verifyFilled'), globals: { viewport: { value: 'phone' } } };
export const InChinese: StoryObj = { ...at('signUpFilled'), globals: { language: 'zh' } };
