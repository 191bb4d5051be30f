import { driveLogin, type LoginActor, type LoginFixture, loginView } from '@rehearse/practice-machines/login';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Live } from '../story-of.tsx';
import { LoginScreen } from './login-screen.tsx';

const meta = { title: 'Screens/Login', component: LoginScreen, parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const at = (fixture: LoginFixture): StoryObj => ({
  loaders: [async () => ({ actor: await driveLogin(fixture) })],
  render: (_, { loaded }) => <Live actor={loaded['actor'] as LoginActor} toView={loginView} screen={LoginScreen} />,
});

export const Empty: StoryObj = {
  ...at('empty'),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Login' });
    await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Email'), 'lin@example.org');
    await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Password'), 'secret word');
    await expect(button).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
export const Filled: StoryObj = at('filled');
export const Submitting: StoryObj = {
  ...at('submitting'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Failed: StoryObj = at('failed');
export const Phone: StoryObj = { ...at('filled'), globals: { viewport: { value: 'phone' } } };
export const InChinese: StoryObj = { ...at('filled'), globals: { language: 'zh' } };
