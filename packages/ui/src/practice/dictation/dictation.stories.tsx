import { type DictationFixture, driveDictation } from '@rehearse/practice-machines/dictation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { actorSource } from '../actor-source.ts';
import { InFrame } from '../in-frame.tsx';
import { Dictation } from './dictation.tsx';

const meta = { title: 'Practice/Dictation', component: Dictation } satisfies Meta;
export default meta;

const at = (fixture: DictationFixture): StoryObj => ({
  parameters: actorSource({ view: 'Dictation', flow: 'dictation', fixture }),
  loaders: [() => ({ actor: driveDictation(fixture) })],
  render: (_, { loaded }) => (
    <InFrame>
      <Dictation actor={loaded['actor']} onNext={() => {}} />
    </InFrame>
  ),
});

export const Loading: StoryObj = at('loading');
export const Blocked: StoryObj = {
  ...at('blocked'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('no play was used');
    await expect(canvas.getByText('3 plays left')).toBeVisible();
  },
};
export const Unavailable: StoryObj = at('unavailable');
export const Playing: StoryObj = {
  ...at('playing'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Playing', description: 'It is playing now.' })).toBeVisible();
  },
};
export const Typing: StoryObj = {
  ...at('typing'),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Your sentence' });
    await expect(box).toHaveAttribute('spellcheck', 'false');
    await userEvent.type(box, ' ten{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('heading', { name: '6 of 14 words right' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Solve Again' }));
    await expect(await canvas.findByRole('textbox', { name: 'Your sentence' })).toHaveValue('');
  },
};
export const NoPlaysLeft: StoryObj = {
  ...at('noPlaysLeft'),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Play again', description: 'You have used all 3 plays.' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Learning: StoryObj = {
  ...at('learning'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '0.75×' })).toBeChecked();
  },
};
export const Hinted: StoryObj = {
  ...at('hinted'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Hints' })).toHaveTextContent(
      'After “doesn’t” comes a word that begins with “op”.After “doesn’t” comes “open”.',
    );
    const hint = canvas.getByRole('button', { name: 'Hint', description: 'There are no more hints.' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your sentence' }), ' open');
    await expect(hint).not.toHaveAttribute('aria-disabled');
    await userEvent.click(hint);
    await expect(canvas.getByText('After “open” comes a word that begins with “un”.')).toBeVisible();
  },
};
export const HintedInChinese: StoryObj = { ...at('hinted'), globals: { language: 'zh' } };
export const HintedOnPhone: StoryObj = { ...at('hinted'), globals: { viewport: { value: 'phone' } } };
export const Reviewed: StoryObj = {
  ...at('reviewed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What the mistakes cost' })).toBeVisible();
    await expect(canvas.getAllByText('Misspelled')[0]).toBeVisible();
  },
};
export const Perfect: StoryObj = at('perfect');
export const TimeIsUp: StoryObj = at('timedOut');
export const Submitted: StoryObj = at('submitted');
export const InChinese: StoryObj = { ...at('reviewed'), globals: { language: 'zh' } };
export const Phone: StoryObj = { ...at('reviewed'), globals: { viewport: { value: 'phone' } } };
