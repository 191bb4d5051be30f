import {
  drivePasswordReset,
  type PasswordResetActor,
  type PasswordResetFixture,
  passwordResetView,
} from '@rehearse/practice-machines/password-reset';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Live } from '../story-of.tsx';
import { PasswordResetScreen } from './password-reset-screen.tsx';

const meta = {
  title: 'Screens/Password reset',
  component: PasswordResetScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const at = (fixture: PasswordResetFixture): StoryObj => ({
  loaders: [async () => ({ actor: await drivePasswordReset(fixture) })],
  render: (_, { loaded }) => (
    <Live actor={loaded['actor'] as PasswordResetActor} toView={passwordResetView} screen={PasswordResetScreen} />
  ),
});

export const EnterEmail: StoryObj = {
  ...at('email'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};
export const EmailFilled: StoryObj = at('emailFilled');
export const EmailChecking: StoryObj = at('emailChecking');
export const EmailFailed: StoryObj = at('emailFailed');
export const SetPassword: StoryObj = {
  ...at('password'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled();
  },
};
export const PasswordFilled: StoryObj = at('passwordFilled');
export const PasswordsMismatch: StoryObj = at('passwordsMismatch');
export const CodeSending: StoryObj = at('codeSending');
export const CodeSent: StoryObj = at('coolingDown');
export const Resetting: StoryObj = at('resetting');
export const ResetFailed: StoryObj = at('resetFailed');
export const Done: StoryObj = at('done');
export const Phone: StoryObj = { ...at('coolingDown'), globals: { viewport: { value: 'phone' } } };
export const InChinese: StoryObj = { ...at('coolingDown'), globals: { language: 'zh' } };
