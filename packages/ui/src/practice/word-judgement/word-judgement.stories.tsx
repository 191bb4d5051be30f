import { driveWordJudgement, type WordJudgementFixture } from '@rehearse/practice-machines/word-judgement';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { actorSource } from '../actor-source.ts';
import { InFrame } from '../in-frame.tsx';
import { WordJudgement } from './word-judgement.tsx';

const onNext = fn();
const meta = { title: 'Practice/Word judgement', component: WordJudgement } satisfies Meta;
export default meta;

const at = (fixture: WordJudgementFixture): StoryObj => ({
  parameters: actorSource({ view: 'WordJudgement', flow: 'word-judgement', fixture }),
  loaders: [() => ({ actor: driveWordJudgement(fixture) })],
  render: (_, { loaded }) => (
    <InFrame>
      <WordJudgement actor={loaded['actor']} onNext={onNext} />
    </InFrame>
  ),
});

export const Answering: StoryObj = {
  ...at('answering'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Is this a real English word?')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'harbour' })).toBeVisible();
  },
};
/** Learn mode: two ways to judge a word; hints never reveal the answer. */
export const Hinted: StoryObj = {
  ...at('hinted'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Hints' })).toHaveTextContent(/Say it aloud/);
    await userEvent.click(canvas.getByRole('button', { name: 'Hint' }));
    await expect(canvas.getByText(/Look at its beginning and ending/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hint', description: 'There are no more hints.' })).toBeVisible();
  },
};
export const HintedOnPhone: StoryObj = { ...at('hinted'), globals: { viewport: { value: 'phone' } } };
export const Right: StoryObj = at('right');
export const Wrong: StoryObj = {
  ...at('wrong'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "Sorry. It's wrong" })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(onNext).toHaveBeenCalled();
  },
};
export const TimeIsUp: StoryObj = at('timedOut');
/** Exam mode: no result, and Enter continues. */
export const Submitted: StoryObj = {
  ...at('submitted'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Next' })).toBeVisible();
    onNext.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onNext).toHaveBeenCalledTimes(1);
  },
};
export const ByMouse: StoryObj = {
  ...at('answering'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByRole('heading', { name: 'Right Answer' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Solve Again' }));
    await expect(canvas.getByRole('button', { name: 'No' })).toBeVisible();
  },
};
export const ByKeyboard: StoryObj = {
  ...at('answering'),
  play: async ({ canvas }) => {
    await userEvent.keyboard('n');
    await expect(await canvas.findByRole('heading', { name: "Sorry. It's wrong" })).toHaveFocus();
  },
};
export const InChinese: StoryObj = { ...at('wrong'), globals: { language: 'zh' } };
export const Phone: StoryObj = { ...at('answering'), globals: { viewport: { value: 'phone' } } };
