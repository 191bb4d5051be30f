import { driveLetterBoxes, type LetterBoxesFixture } from '@rehearse/practice-machines/letter-boxes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { actorSource } from '../actor-source.ts';
import { InFrame } from '../in-frame.tsx';
import { LetterBoxes } from './letter-boxes.tsx';

const meta = { title: 'Practice/Letter boxes', component: LetterBoxes } satisfies Meta;
export default meta;

const at = (fixture: LetterBoxesFixture): StoryObj => ({
  parameters: actorSource({ view: 'LetterBoxes', flow: 'letter-boxes', fixture }),
  loaders: [() => ({ actor: driveLetterBoxes(fixture) })],
  render: (_, { loaded }) => (
    <InFrame>
      <LetterBoxes actor={loaded['actor']} onNext={() => {}} />
    </InFrame>
  ),
});

export const Empty: StoryObj = {
  ...at('empty'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Complete the sentence with the correct word.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: /b, r, blank, blank, blank, blank/ })).toBeVisible();
    await expect(canvas.getByLabelText('Letter 1 of 6, given')).toBeDisabled();
    await expect(canvas.getByLabelText('Letter 3 of 6, blank')).toHaveFocus();
  },
};
export const Typing: StoryObj = at('typing');
export const ReviewedWrong: StoryObj = {
  ...at('reviewedWrong'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'You wrote bright. The answer is bridge.' })).toBeVisible();
  },
};
export const ReviewedRight: StoryObj = at('reviewedRight');
export const TimeIsUp: StoryObj = at('timedOut');
export const Passage: StoryObj = at('passage');
/** Each mistake says why it had to be another word; the right words on request. */
export const PassageReviewed: StoryObj = {
  ...at('passageReviewed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("A second flower: 'from one … to another' is a fixed pair.")).toBeVisible();
    const right = canvas.getByText('To take along: bees do it with pollen as they fly.');
    await expect(right).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Explain the 2 words you got right' }));
    await expect(right).toBeVisible();
  },
};
/** Learn mode: a hint fills in the next letter and announces it; the review marks it. */
export const Hints: StoryObj = {
  ...at('passageHinted'),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('img', { name: 'carry: right 2 letters were filled in by hints.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Solve Again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hint' }));
    await expect(canvas.getByLabelText('Letter 3 of 5')).toHaveValue('r');
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(
      'Letter filled in: r. 1 hint so far.',
    );
  },
};
export const Submitted: StoryObj = at('submitted');

/** Focus follows the letters, across words; Enter submits; Solve Again starts over. */
export const ByKeyboard: StoryObj = {
  ...at('empty'),
  play: async ({ canvas }) => {
    await userEvent.keyboard('id');
    await expect(canvas.getByLabelText('Letter 5 of 6, blank')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByLabelText('Letter 4 of 6')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByLabelText('Letter 3 of 6')).toHaveFocus();
    await userEvent.keyboard('idge{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'All correct' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Solve Again' }));
    await waitFor(() => expect(canvas.getByLabelText('Letter 3 of 6, blank')).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
  },
};
/** One tab stop per word. */
export const TabStops: StoryObj = {
  ...at('passage'),
  play: async ({ canvas, canvasElement }) => {
    const stops = canvasElement.querySelectorAll('[data-place][tabindex="0"]');
    await expect(stops).toHaveLength(canvas.getAllByRole('group').length);
    await expect(document.activeElement).toHaveAttribute('data-place', '1.2');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('data-place', '2.3');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAttribute('data-place', '1.3');
  },
};
export const Pasting: StoryObj = {
  ...at('empty'),
  play: async ({ canvas }) => {
    await userEvent.paste('bridge');
    await expect(canvas.getByLabelText('Letter 6 of 6')).toHaveValue('e');
  },
};
export const PlainFields: StoryObj = {
  ...at('passage'),
  play: async ({ canvas }) => {
    const plain = canvas.getByRole<HTMLInputElement>('switch', { name: 'One field for each word' });
    if (!plain.checked) await userEvent.click(plain);
    const field = canvas.getByRole('textbox', {
      name: 'Missing word, 4 letters: f, r, blank, blank. Type the 2 missing letters.',
    });
    await userEvent.type(field, 'om');
    await expect(field).toHaveValue('om');
  },
};
export const InChinese: StoryObj = { ...at('passageReviewed'), globals: { language: 'zh' } };
export const Phone: StoryObj = { ...at('passage'), globals: { viewport: { value: 'phone' } } };
