import {
  driveRegistration,
  type RegistrationActor,
  type RegistrationFixture,
  registrationView,
} from '@rehearse/practice-machines/registration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Registration } from '../sign-up/index.ts';
import { Live } from '../story-of.tsx';
import { VerifyScreen } from './verify-screen.tsx';

const meta = {
  title: 'Screens/Verify',
  component: VerifyScreen,
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
  ...at('verify'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verify' })).toBeDisabled();
  },
};
export const Filled: StoryObj = at('verifyFilled');
export const Checking: StoryObj = at('verifyChecking');
export const Failed: StoryObj = at('verifyFailed');
export const Resending: StoryObj = at('resending');
export const CodeSent: StoryObj = at('coolingDown');
export const Phone: StoryObj = { ...at('coolingDown'), globals: { viewport: { value: 'phone' } } };
export const InChinese: StoryObj = { ...at('coolingDown'), globals: { language: 'zh' } };
