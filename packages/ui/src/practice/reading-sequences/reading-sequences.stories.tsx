import { driveReadingSequences, type ReadingSequencesFixture } from '@rehearse/practice-machines/reading-sequences';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/index.ts';
import { actorSource } from '../actor-source.ts';
import { ReadingSequences } from './reading-sequences.tsx';

const meta = { title: 'Practice/Reading sequences', component: ReadingSequences } satisfies Meta;
export default meta;

const at = (fixture: ReadingSequencesFixture): StoryObj => ({
  parameters: actorSource({ view: 'ReadingSequences', flow: 'reading-sequences', fixture }),
  loaders: [() => ({ actor: driveReadingSequences(fixture) })],
  render: (_, { loaded }) => (
    <Card as="section" space="xlarge">
      <ReadingSequences actor={loaded['actor']} onNext={() => {}} />
    </Card>
  ),
});
const wordAt = (canvasElement: HTMLElement, index: number) => {
  const word = canvasElement.querySelector<HTMLElement>(`[data-word="${index}"]`);
  if (!word) throw new Error(`There is no word ${index}.`);
  return word;
};
const marked = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-marked]')].map(({ textContent }) => textContent).join('');

export const Blanks: StoryObj = {
  ...at('blanks'),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Blank 1' }), 'climb');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2 blanks are still empty. Press Next again');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Blank 2' }), 'notice');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Blank 3' }), 'took');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const step2 = await canvas.findByRole('heading', { name: 'Step 2 of 6: Complete the passage' });
    await waitFor(() => expect(step2).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(
      await canvas.findByRole('img', { name: 'Blank 3: you chose took. The answer is brought.' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
export const BlanksFilled: StoryObj = at('blanksFilled');
export const Warned: StoryObj = at('warned');
export const Gap: StoryObj = {
  ...at('gap'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The missing sentence goes here')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^A clock switched it on/ }));
    await expect(canvas.queryByText('The missing sentence goes here')).toBeNull();
    await expect(canvas.getAllByText('A clock switched it on at dusk and off again at dawn.')).toHaveLength(2);
  },
};
export const GapChosen: StoryObj = at('gapChosen');
export const Highlight: StoryObj = at('highlight');
export const HighlightBegun: StoryObj = {
  ...at('highlightBegun'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('soNow choose the last word.');
  },
};
export const Highlighted: StoryObj = at('highlighted');

/** Click or tap the first and the last word; a third click starts over. */
export const ByClicks: StoryObj = {
  ...at('highlight'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(wordAt(canvasElement, 42));
    await userEvent.click(wordAt(canvasElement, 31));
    await expect(canvas.getByRole('status')).toHaveTextContent('12 words');
    await expect(marked(canvasElement)).toBe('so that he would notice at once if the flame grew weak. ');
    await userEvent.click(wordAt(canvasElement, 3));
    await expect(marked(canvasElement).trim()).toBe('on');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is highlighted yet.');
  },
};
export const ByDragging: StoryObj = {
  ...at('highlight'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: wordAt(canvasElement, 31) },
      { target: wordAt(canvasElement, 36) },
      { target: wordAt(canvasElement, 34) },
      { keys: '[/MouseLeft]', target: wordAt(canvasElement, 34) },
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('so that he would4 words');
    await expect(marked(canvasElement).trim()).toBe('so that he would');
  },
};
/** One tab stop; arrows move, Enter sets both ends, Shift extends, Escape clears. */
export const ByKeyboard: StoryObj = {
  ...at('highlight'),
  play: async ({ canvas, canvasElement }) => {
    const passage = canvas.getByRole('group', { name: 'Passage' });
    const here = () => within(passage).getByRole('button');
    here().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(here()).toHaveTextContent('lighthouse');
    await expect(here()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(here()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('lighthouse on Skerry3 words');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('lighthouse on Skerry Point4 words');
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await expect(here()).toHaveTextContent('He');
    await userEvent.keyboard('{ArrowDown}');
    await expect(here()).toHaveFocus();
    await expect(here()).not.toHaveTextContent(/^He$/);
    await userEvent.keyboard('{ArrowUp}{Control>}{Home}{/Control}');
    await expect(here()).toHaveTextContent('When');
    await userEvent.keyboard('{Escape}');
    await expect(marked(canvasElement)).toBe('');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.getByText(/Nothing is chosen yet/)).toBeVisible();
  },
};
/** The same with lists. */
export const ByLists: StoryObj = {
  ...at('highlight'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Choose from lists instead'));
    const sentence = await canvas.findByRole('combobox', { name: 'Sentence' });
    await userEvent.selectOptions(sentence, within(sentence).getByRole('option', { name: /^He slept in the tower/ }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'First word' }), 'so');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'so that he would notice at once if the flame grew weak.12 words',
    );
  },
};
export const Idea: StoryObj = at('idea');
export const Title: StoryObj = at('title');
export const LookingBack: StoryObj = at('lookingBack');
export const LookingBackAtHighlight: StoryObj = at('lookingBackAtHighlight');
export const Hinted: StoryObj = {
  ...at('hinted'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Hint' }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Hint' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const HintedHighlight: StoryObj = at('hintedHighlight');
export const Exam: StoryObj = {
  ...at('exam'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    await expect(within(canvas.getByRole('navigation', { name: 'Steps' })).queryByRole('button')).toBeNull();
  },
};
export const Reviewed: StoryObj = {
  ...at('reviewed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '3 of 6 steps right' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Step 3: Highlight the answer\s*75%/ }));
    await expect(canvas.getByRole('heading', { name: 'Step 3 of 6: Highlight the answer' })).toHaveFocus();
    await expect(canvas.getByText('missed')).toBeVisible();
    await expect(canvas.getByText('extra')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(canvas.getByText('Your answer', { exact: true })).toBeVisible();
    await expect(canvas.getByText('Right answer', { exact: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Solve Again' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Step 1 of 6: Complete the sentences' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('combobox', { name: 'Blank 1' })).toHaveValue('');
  },
};
export const ReviewedHighlight: StoryObj = at('reviewedHighlight');
export const Perfect: StoryObj = at('perfect');
export const TimeIsUp: StoryObj = at('timedOut');
export const Submitted: StoryObj = at('submitted');
export const InChinese: StoryObj = { ...at('reviewedHighlight'), globals: { language: 'zh' } };
export const HighlightInChinese: StoryObj = { ...at('highlighted'), globals: { language: 'zh' } };
export const PhoneBlanks: StoryObj = { ...at('blanksFilled'), globals: { viewport: { value: 'phone' } } };
export const PhoneGap: StoryObj = { ...at('gap'), globals: { viewport: { value: 'phone' } } };
export const PhoneHighlight: StoryObj = { ...at('highlighted'), globals: { viewport: { value: 'phone' } } };
export const PhoneReview: StoryObj = { ...at('reviewedHighlight'), globals: { viewport: { value: 'phone' } } };
