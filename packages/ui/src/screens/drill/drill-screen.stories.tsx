import {
  driveReviewSession,
  type ReviewSessionActor,
  type ReviewSessionFixture,
  reviewSessionView,
} from '@rehearse/practice-machines/review-session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Live } from '../story-of.tsx';
import { DrillScreen, type DrillScreenProps } from './drill-screen.tsx';

const onDismiss = fn(async () => true);

const meta = {
  title: 'Screens/Drill',
  component: DrillScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

/** The screen with its callbacks, for `Live`. */
const screen = (props: Pick<DrillScreenProps, 'view' | 'onEvent'>) => <DrillScreen {...props} onDismiss={onDismiss} />;

const at = (fixture: ReviewSessionFixture): StoryObj => ({
  loaders: [async () => ({ actor: await driveReviewSession(fixture) })],
  render: (_, { loaded }) => (
    <Live actor={loaded['actor'] as ReviewSessionActor} toView={reviewSessionView} screen={screen} />
  ),
});

export const Loading: StoryObj = at('loading');
export const ByKeyboard: StoryObj = {
  ...at('mistakeFront'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'What belongs in the gap?' })).toHaveFocus();
    await userEvent.keyboard('Pieces of  information{Enter}');
    await expect(await canvas.findByText('Right')).toBeVisible();
    await expect(canvas.getByText(/“information” cannot be counted/)).toBeVisible();
    await expect(canvas.getByText('You will see it again in 11 days.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Sentence 2 of 2')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('the{Enter}');
    await expect(await canvas.findByText('Not yet')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('1 of 2 sentences right')).toBeVisible();
  },
};
export const Front: StoryObj = at('mistakeFront');
export const WrongForm: StoryObj = {
  ...at('mistakeFront'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('information{Enter}');
    await expect(await canvas.findByText('Not yet')).toBeVisible();
    await expect(canvas.getByText('You will see it again in 10 minutes.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the lesson: Countable or not' })).toHaveAttribute(
      'href',
      '/grammar/countability',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'My sentence was right' }));
    await expect(onDismiss).toHaveBeenCalledWith(1);
    await expect(await canvas.findByText('Sentence 2 of 2')).toBeVisible();
  },
};
export const ExtraWord: StoryObj = {
  ...at('extraWordFront'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText('Right')).toBeVisible();
    await expect(canvas.getByText('Money in general takes no article.')).toBeVisible();
  },
};
export const Saving: StoryObj = at('mistakeRating');
export const NotSaved: StoryObj = {
  ...at('mistakeRatingFailed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your result is saved on this device');
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible();
  },
};
export const Finished: StoryObj = {
  ...at('mistakesFinished'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 2 sentences right')).toBeVisible();
    await expect(canvas.getByText('3 more are due.')).toBeVisible();
  },
};
export const NothingDue: StoryObj = at('empty');
export const Failed: StoryObj = at('failed');
export const Phone: StoryObj = { ...at('mistakeFront'), globals: { viewport: { value: 'phone' } } };
export const InChinese: StoryObj = { ...at('extraWordFront'), globals: { language: 'zh' } };
