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
export const Phone: StoryObj = { ...at('signUpFilled'), globals: { viewport: { value: 'phone' } } };
export const InChinese: StoryObj = { ...at('signUpFilled'), globals: { language: 'zh' } };
