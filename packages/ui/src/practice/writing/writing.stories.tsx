import { driveWriting, type WritingFixture } from '@rehearse/practice-machines/writing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { actorSource } from '../actor-source.ts';
import { InFrame } from '../in-frame.tsx';
import { Writing } from './writing.tsx';

const meta = { title: 'Practice/Writing', component: Writing } satisfies Meta;
export default meta;

const at = (fixture: WritingFixture): StoryObj => ({
  parameters: actorSource({ view: 'Writing', flow: 'writing', fixture }),
  // the review loads the corrector; here it is there before
  loaders: [
    () => ({ actor: driveWriting(fixture) }),
    async () => ({ corrector: await import('@rehearse/correction') }),
  ],
  render: (_, { loaded }) => (
    <InFrame>
      <Writing actor={loaded['actor']} onNext={() => {}} />
    </InFrame>
  ),
});

export const Photo: StoryObj = {
  ...at('photo'),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Your text' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('spellcheck', 'false');
    await userEvent.type(box, 'A boat is sailing.');
    await expect(canvas.getByText('4 words')).toBeVisible();
    await expect(canvas.getByText('30 or more recommended')).toBeVisible();
    await userEvent.type(box, '{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('heading', { name: 'You wrote 4 words' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Solve Again' }));
    await expect(await canvas.findByRole('textbox', { name: 'Your text' })).toHaveValue('');
  },
};
/** Pasting works, but not in exam mode. */
export const Essay: StoryObj = {
  ...at('essay'),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Your text' });
    await userEvent.click(box);
    await userEvent.paste('Pasted words.');
    await expect(box).toHaveValue('Pasted words.');
  },
};
export const NoPicture: StoryObj = {
  ...at('noPicture'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Image not available')).toBeVisible();
  },
};
export const WritingOn: StoryObj = {
  ...at('writing'),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Words' });
    await expect(bar).toHaveAttribute('aria-valuetext', '82 words, 120 recommended');
  },
};
export const Learning: StoryObj = {
  ...at('learning'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('spellcheck', 'true');
    const hints = canvas.getByRole('list', { name: 'Hints' });
    await expect(hints.children).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Hint' }));
    await waitFor(() => expect(hints.children).toHaveLength(3));
  },
};
export const Exam: StoryObj = {
  ...at('exam'),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Your text' });
    await userEvent.click(box);
    await userEvent.paste('Pasted words.');
    await expect(box).toHaveValue('');
    await expect(box).toHaveAccessibleDescription(/can’t paste in exam mode/);
  },
};
export const Refused: StoryObj = {
  ...at('refused'),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Your text' });
    await expect(box).toHaveAccessibleDescription('Answer cannot be empty, Please write the answer.');
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'A');
    await expect(box).not.toHaveAccessibleDescription();
  },
};
export const Reviewed: StoryObj = {
  ...at('reviewed'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^the the/ }));
    await expect(canvas.getByText('The word “the” is written twice.')).toBeVisible();
    await expect(canvas.getByText(/^Found by fixed rules/)).toBeVisible();
    await expect(canvas.getByText(/^Ideas, style and overall level were not judged/)).toBeVisible();
    await expect(canvas.queryByText(/\d+–\d+/)).toBeNull();
    await expect(canvas.getByText(/You use these words often: cooking/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Sample answers' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: 'About 100' }));
    await expect(canvas.getByText(/I bought lunch every day/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What each does better' })).toBeVisible();
    await expect(canvas.getByText(/a month when the money was gone/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Another way' }));
    await expect(canvas.getByRole('heading', { name: 'About this sample' })).toBeVisible();
    await expect(canvas.getByText(/Name the skill first/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Explanation' })).toBeNull();
  },
};
export const PhotoReviewed: StoryObj = {
  ...at('photoReviewed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('You wrote 34 words in 2 sentences');
    await expect(canvas.getByText('Your text is long enough, in English and on topic.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Sample answer' })).toBeVisible();
  },
};
/** Many words and no mistake, but nothing that the picture shows. */
export const AboutSomethingElse: StoryObj = {
  ...at('offTopic'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This text doesn’t seem to be about the task.')).toBeVisible();
    await expect(canvas.queryByText(/Your text is long enough/)).toBeNull();
  },
};
export const NotEnglish: StoryObj = {
  ...at('notEnglish'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This text is not in English.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'In numbers' })).toBeNull();
  },
};
export const NotEnglishInChinese: StoryObj = {
  ...at('notEnglish'),
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这段文字不是英语。')).toBeVisible();
  },
};
/** The host's reply is English; the advice is in the interface language. */
export const PhotoReviewedInChinese: StoryObj = {
  ...at('photoReviewed'),
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('想写得更好，可以在结尾作一个推测');
    await expect(canvas.queryByText(/You wrote/)).toBeNull();
    await expect(canvas.getByText('篇幅足够，用英语写成，内容切题。')).toBeVisible();
  },
};
export const WaitingForFeedback: StoryObj = at('waiting');
export const NotSentYet: StoryObj = {
  ...at('failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'There was an error submitting your answer. Please try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText(/Sending your text/)).toBeVisible();
  },
};
export const NothingWritten: StoryObj = {
  ...at('blank'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing was written' })).toHaveFocus();
  },
};
export const TimeIsUp: StoryObj = at('timedOut');
export const Submitted: StoryObj = at('submitted');
export const InChinese: StoryObj = { ...at('reviewed'), globals: { language: 'zh' } };
export const Phone: StoryObj = { ...at('reviewed'), globals: { viewport: { value: 'phone' } } };
/** A new version next to the earlier one. */
export const Rewriting: StoryObj = {
  ...at('rewriting'),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Your text' });
    await expect(box).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Next correction' })).toBeVisible();
    await userEvent.type(box, ' again');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the first version' }));
    await expect(await canvas.findByRole('button', { name: 'Rewrite it now' })).toBeVisible();
  },
};
/** What the new version fixed. */
export const Rewritten: StoryObj = {
  ...at('rewritten'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /mistakes fixed$/ })).toBeVisible();
  },
};
