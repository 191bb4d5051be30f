import { createFakeClock } from '@rehearse/practice-machines/testing';
import {
  driveTwoPartWriting,
  placeQuestion,
  type TwoPartWritingFixture,
  twoPartWritingOn,
} from '@rehearse/practice-machines/two-part-writing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { createActor } from 'xstate';
import { actorSource } from '../actor-source.ts';
import { InFrame } from '../in-frame.tsx';
import { TwoPartWriting } from './two-part-writing.tsx';

const meta = { title: 'Practice/Two-part writing', component: TwoPartWriting } satisfies Meta;
export default meta;

const at = (fixture: TwoPartWritingFixture): StoryObj => ({
  parameters: actorSource({ view: 'TwoPartWriting', flow: 'two-part-writing', fixture }),
  // the review loads the corrector; here it is there before
  loaders: [
    () => ({ actor: driveTwoPartWriting(fixture) }),
    async () => ({ corrector: await import('@rehearse/correction') }),
  ],
  render: (_, { loaded }) => (
    <InFrame>
      <TwoPartWriting actor={loaded['actor']} onNext={() => {}} />
    </InFrame>
  ),
});

/** From the first word to the review without a mouse. */
export const PartOne: StoryObj = {
  ...at('partOne'),
  loaders: [
    () => {
      const ports = { clock: createFakeClock(), random: () => 0, lastPartTwo: () => 0, rememberPartTwo: () => {} };
      const input = { question: placeQuestion, durationSeconds: 480, mode: 'timed' } as const;
      return { actor: createActor(twoPartWritingOn(ports), { input }).start() };
    },
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your text, part 1' })).toHaveFocus();
    await userEvent.keyboard('We meet at the bakery.{Control>}{Enter}{/Control}');
    const second = await canvas.findByRole('textbox', { name: 'Your text, part 2' });
    await expect(second).toHaveFocus();
    await expect(second).toHaveValue('');
    await expect(canvas.getByRole('region', { name: 'Part 1, locked' })).toHaveTextContent('We meet at the bakery.');
    await expect(canvas.getByText(/meet their friends mostly online/)).toBeVisible();
    await userEvent.keyboard('Not quite.{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('heading', { name: /^5\swords in part\s1, 2 in part\s2$/ })).toHaveFocus();
  },
};
export const WritingOn: StoryObj = at('writing');
export const Refused: StoryObj = {
  ...at('refused'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Answer cannot be empty, Please write the answer.',
    );
  },
};
export const Choosing: StoryObj = at('choosing');
export const PartTwo: StoryObj = {
  ...at('partTwo'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Your text, part 1' })).toBeNull();
    await expect(canvas.getByText('90 or more recommended')).toBeVisible();
  },
};
export const Learning: StoryObj = at('learning');
export const Reviewed: StoryObj = {
  ...at('reviewed'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'About 100' }));
    await expect(canvas.getByText(/on the path around a small lake/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Sample answer' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^the the/ }));
    await expect(canvas.getByText('The word “the” is written twice.')).toBeVisible();
  },
};
/** A new version of part two, next to the earlier one. */
export const Rewriting: StoryObj = {
  ...at('rewriting'),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Your text' });
    await expect(box).toHaveFocus();
    await expect(canvas.getByRole('progressbar', { name: 'Words' })).toBeVisible();
    await userEvent.type(box, '{Control>}{Enter}{/Control}');
    await expect((await canvas.findAllByRole('button', { name: 'Rewrite it now' }))[0]).toBeVisible();
  },
};
/** What the new version fixed. */
export const Rewritten: StoryObj = {
  ...at('rewritten'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Compared with your earlier version' })).toBeVisible();
  },
};
export const TimeIsUp: StoryObj = at('timedOut');
export const NothingWritten: StoryObj = at('blank');
export const Submitted: StoryObj = at('submitted');
export const InChinese: StoryObj = { ...at('reviewed'), globals: { language: 'zh' } };
export const Phone: StoryObj = { ...at('partTwo'), globals: { viewport: { value: 'phone' } } };
