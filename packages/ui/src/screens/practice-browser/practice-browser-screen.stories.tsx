import {
  driveQuestionBrowser,
  type QuestionBrowserActor,
  type QuestionBrowserFixture,
  questionBrowserView,
} from '@rehearse/practice-machines/question-browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Live } from '../story-of.tsx';
import { PracticeBrowserScreen } from './practice-browser-screen.tsx';

const meta = {
  title: 'Screens/Practice browser',
  component: PracticeBrowserScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const at = (fixture: QuestionBrowserFixture): StoryObj => ({
  loaders: [async () => ({ actor: await driveQuestionBrowser(fixture) })],
  render: (_, { loaded }) => (
    <Live actor={loaded['actor'] as QuestionBrowserActor} toView={questionBrowserView} screen={PracticeBrowserScreen} />
  ),
});

export const Ready: StoryObj = {
  ...at('ready'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total Result: 250')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Listening' }));
    await expect(canvas.getByRole('tab', { name: 'Listen & Type' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.selectOptions(canvas.getByLabelText('Difficulty'), 'Hard');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByLabelText('Difficulty')).toHaveValue('null');
  },
};
export const Loading: StoryObj = at('loading');
export const Empty: StoryObj = {
  ...at('empty'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No result. Change your filter.')).toBeVisible();
  },
};
export const Failed: StoryObj = {
  ...at('failed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error: An error occurred while fetching the data')).toBeVisible();
  },
};
export const Phone: StoryObj = { ...at('ready'), globals: { viewport: { value: 'phone' } } };
export const InChinese: StoryObj = { ...at('ready'), globals: { language: 'zh' } };
