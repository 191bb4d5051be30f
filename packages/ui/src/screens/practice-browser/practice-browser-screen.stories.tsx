import {
  driveQuestionBrowser,
  type QuestionBrowserActor,
  type QuestionBrowserFixture,
  questionBrowserView,
} from '@rehearse/practice-machines/question-browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GoOn } from '../go-on/index.ts';
import { Live } from '../story-of.tsx';
import { PracticeBrowserScreen, type PracticeBrowserScreenProps } from './practice-browser-screen.tsx';

const meta = {
  title: 'Screens/Practice browser',
  component: PracticeBrowserScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const onJump = fn();

const at = (
  fixture: QuestionBrowserFixture,
  { saved, ...props }: Partial<Pick<PracticeBrowserScreenProps, 'jump' | 'goOn' | 'retired'>> & { saved?: object } = {},
): StoryObj => ({
  loaders: [async () => ({ actor: await driveQuestionBrowser(fixture, saved) })],
  render: (_, { loaded }) => (
    <Live
      actor={loaded['actor'] as QuestionBrowserActor}
      toView={questionBrowserView}
      screen={(live) => <PracticeBrowserScreen jump={{ phase: 'idle' }} onJump={onJump} {...props} {...live} />}
    />
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
/** Every row shows its topic and its result. */
export const Practised: StoryObj = {
  ...at('ready', { saved: { submoduleId: 10 } }),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /Open question 1000002/ });
    await expect(row).toHaveTextContent('She put the _____ on');
    await expect(row).toHaveTextContent('Best 100%');
    await expect(row).toHaveTextContent('Jan 14, 2030');
    await expect(canvas.getByRole('button', { name: /Open question 1000004/ })).toHaveTextContent('Done');
  },
};
export const WordsToJudge: StoryObj = at('ready');
export const Heard: StoryObj = at('ready', { saved: { submoduleId: 6 } });
export const Pictures: StoryObj = { ...at('ready', { saved: { submoduleId: 5 } }), globals: { language: 'zh' } };
export const Shuffled: StoryObj = {
  ...at('ready', { saved: { submoduleId: 9, filters: { shuffle: 4711, isCorrect: 'false' } } }),
  play: async ({ canvas }) => {
    const order = canvas.getByRole('combobox', { name: 'Order' });
    await expect(order).toHaveDisplayValue('Shuffled');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('switch', { name: 'Missed before' })).not.toBeChecked();
    await expect(order).toHaveDisplayValue('Shuffled');
    await userEvent.click(canvas.getByRole('button', { name: 'Shuffle again' }));
    await expect(order).toHaveDisplayValue('Shuffled');
    await userEvent.selectOptions(order, 'Latest');
    await expect(canvas.queryByRole('button', { name: 'Shuffle again' })).toBeNull();
  },
};
export const ForTheLearner: StoryObj = {
  ...at('ready', { saved: { submoduleId: 9, filters: { aim: 95 } } }),
  play: async ({ canvas }) => {
    const order = canvas.getByRole('combobox', { name: 'Order' });
    await expect(order).toHaveDisplayValue('Fits my level');
    await userEvent.selectOptions(order, 'Never seen first');
    await expect(order).toHaveDisplayValue('Never seen first');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort again' }));
    await expect(order).toHaveDisplayValue('Never seen first');
    await userEvent.selectOptions(order, 'Question Number');
    await expect(canvas.queryByRole('button', { name: 'Sort again' })).toBeNull();
  },
};
/** A learner without five graded answers learns why the list can't fit yet; it keeps its order. */
export const LevelUnknown: StoryObj = {
  ...at('newcomer'),
  play: async ({ canvas }) => {
    const order = canvas.getByRole('combobox', { name: 'Order' });
    await userEvent.selectOptions(order, 'Fits my level');
    await expect(await canvas.findByText(/^Your level isn’t known yet/)).toBeVisible();
    await expect(order).toHaveAccessibleDescription(/^Your level isn’t known yet/);
    await expect(order).toHaveDisplayValue('Latest');
  },
};
/** A host with the required fields only: rows are plain, and unsupported filters are not offered. */
export const PlainHost: StoryObj = {
  ...at('plain'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Open question 100002/ })).toHaveTextContent('Practiced');
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Order' })).toHaveTextContent(/^LatestQuestion Number$/);
  },
};
export const Jumping: StoryObj = {
  ...at('ready'),
  play: async ({ canvas }) => {
    onJump.mockClear();
    const field = canvas.getByLabelText('Go to question number');
    await userEvent.type(field, 'kitchen{Enter}');
    await expect(canvas.getByText('Enter a question number from the list.')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '#100007{Enter}');
    await expect(onJump.mock.calls).toEqual([[100_007]]);
  },
};
export const NoSuchNumber: StoryObj = {
  ...at('ready', { jump: { phase: 'missing', questionId: 100_999 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Go to question number')).toHaveAccessibleDescription(
      'There is no question #100999 in Read & Select.',
    );
  },
};
export const GoingOn: StoryObj = {
  ...at('ready', {
    goOn: (
      <GoOn next={{ questionId: 800_003, submoduleId: 8, href: '/practice/questions/detail?type=8&question=800003' }} />
    ),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/practice/questions/detail?type=8&question=800003',
    );
  },
};
const retired = {
  on: '2025-07-01',
  why: {
    en: 'Still worth practicing. You hear word by word how clearly you speak, which counts in every speaking question.',
    zh: '仍然值得练。它能逐词告诉你读得够不够清楚，而发音在每道口语题里都算分。',
  },
};
/** Today's exam doesn't ask the type; the reason to practice it opens below the badge. */
export const Retired: StoryObj = {
  ...at('ready', { saved: { submoduleId: 2 }, retired }),
  play: async ({ canvas }) => {
    const badge = await canvas.findByRole('button', { name: "Not in today's exam" });
    const reason = canvas.getByText(/since July 1, 2025\. Still worth practicing\./);
    await expect(reason).not.toBeVisible();
    const { top } = canvas.getByText('Total Result: 250').getBoundingClientRect();
    badge.focus();
    await userEvent.keyboard('{Enter}');
    await expect(reason).toBeVisible();
    await expect(badge).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Total Result: 250').getBoundingClientRect().top).toBe(top);
  },
};
export const RetiredInChinese: StoryObj = {
  ...at('ready', { saved: { submoduleId: 2 }, retired }),
  globals: { language: 'zh', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '现行考试不考' }));
    await expect(canvas.getByText(/^考试从 2025年7月1日起不再考这种题。仍然值得练。/)).toBeVisible();
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
export const Phone: StoryObj = {
  ...at('ready', { saved: { submoduleId: 9 } }),
  globals: { viewport: { value: 'phone' } },
};
export const InChinese: StoryObj = { ...at('ready', { saved: { submoduleId: 10 } }), globals: { language: 'zh' } };
