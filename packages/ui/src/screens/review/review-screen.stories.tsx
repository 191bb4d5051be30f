import type { PlaybackFailure, Speech } from '@rehearse/practice-machines/ports';
import {
  driveReviewSession,
  type ReviewSessionActor,
  type ReviewSessionFixture,
  reviewSessionView,
} from '@rehearse/practice-machines/review-session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Live } from '../story-of.tsx';
import { ReviewScreen, type ReviewScreenProps } from './review-screen.tsx';

const onPlay = fn<(url: string, speech?: Speech) => Promise<PlaybackFailure | null>>(async () => null);
const onPractise = fn();

const meta = {
  title: 'Screens/Review',
  component: ReviewScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

/** The screen with its callbacks, for `Live`. */
const screen = (props: Pick<ReviewScreenProps, 'view' | 'onEvent'>) => (
  <ReviewScreen {...props} onPlay={onPlay} onPractise={onPractise} />
);

/** The content on the back of the word's card. */
const meaning = 'the time when crops are gathered; the crops themselves';

const at = (fixture: ReviewSessionFixture): StoryObj => ({
  loaders: [async () => ({ actor: await driveReviewSession(fixture) })],
  render: (_, { loaded }) => (
    <Live actor={loaded['actor'] as ReviewSessionActor} toView={reviewSessionView} screen={screen} />
  ),
});

export const Loading: StoryObj = at('loading');
export const WordFront: StoryObj = {
  ...at('wordFront'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play the British pronunciation' }));
    await expect(onPlay).toHaveBeenLastCalledWith('/media/speech/harvest-gb.mp3', {
      text: 'harvest',
      voice: { accent: 'british' },
    });
    await expect(canvas.queryByText(meaning)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the meaning' }));
    await expect(canvas.getByText(meaning)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Good/ })).toHaveTextContent('in 11 days');
    await expect(canvas.getByRole('button', { name: /^Easy/ })).toHaveTextContent('Graduates');
  },
};
export const SoundUnheard: StoryObj = {
  ...at('wordFront'),
  play: async ({ canvas, userEvent }) => {
    onPlay.mockResolvedValueOnce('unavailable');
    const british = canvas.getByRole('button', { name: 'Play the British pronunciation' });
    await userEvent.click(british);
    await expect(await canvas.findByRole('alert')).toHaveTextContent("This clip can't be played.");
    await userEvent.click(british);
    await expect(canvas.queryByRole('alert')).toBeNull();
    onPlay.mockResolvedValueOnce('blocked');
    await userEvent.click(british);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your browser blocked the sound.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the meaning' }));
    await userEvent.keyboard('3');
    await canvas.findByRole('heading', { name: 'Fill In the Blanks #1042' });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const ByKeyboard: StoryObj = {
  ...at('wordFront'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('region', { name: 'Meaning' })).toHaveFocus();
    await userEvent.keyboard('3');
    await expect(await canvas.findByRole('heading', { name: 'Fill In the Blanks #1042' })).toHaveFocus();
    await userEvent.keyboard('u');
    await expect(await canvas.findByRole('heading', { name: 'harvest' })).toHaveFocus();
    await userEvent.keyboard('{Enter}4');
    await canvas.findByRole('heading', { name: 'Fill In the Blanks #1042' });
    await userEvent.keyboard('{Enter}1');
    await expect(await canvas.findByRole('heading', { name: 'Done for now' })).toHaveFocus();
    await expect(canvas.getByText('You reviewed 2 cards.')).toBeVisible();
    await expect(canvas.getByText('1 card graduated.')).toBeVisible();
  },
};
export const KeysSwitchedOff: StoryObj = {
  ...at('wordFront'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await userEvent.click(await canvas.findByRole('switch', { name: /Single-key shortcuts/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    canvas.getByRole('heading', { name: 'harvest' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(meaning)).toBeNull();
  },
};
export const WordRevealed: StoryObj = at('wordRevealed');
export const OwnWordRevealed: StoryObj = at('ownWordRevealed');
export const QuestionFront: StoryObj = {
  ...at('questionFront'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Practice it' }));
    await expect(onPractise).toHaveBeenLastCalledWith({ questionId: 1042, submoduleId: 10 });
  },
};
export const QuestionRevealed: StoryObj = at('questionRevealed');
export const Rating: StoryObj = at('rating');
export const RatingFailed: StoryObj = {
  ...at('ratingFailed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your rating is saved on this device');
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible();
  },
};
export const Undoing: StoryObj = at('undoing');
export const UndoFailed: StoryObj = {
  ...at('undoFailed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The rating can’t be undone');
  },
};
export const Finished: StoryObj = at('finished');
export const MoreDue: StoryObj = {
  ...at('moreDue'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 more are due.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};
export const NothingDue: StoryObj = {
  ...at('empty'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The next card comes back in 3 hours.')).toBeVisible();
  },
};
export const NothingLearnt: StoryObj = at('nothingLearnt');
export const Failed: StoryObj = at('failed');
export const Phone: StoryObj = { ...at('wordRevealed'), globals: { viewport: { value: 'phone' } } };
export const InChinese: StoryObj = { ...at('wordRevealed'), globals: { language: 'zh' } };
