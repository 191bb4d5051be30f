import { z } from 'zod';
import { choice, explanation, note, order, questionAnswer, text } from './parts.ts';

const numberedChoice = choice.extend({ indexNumber: order.describe('say which blank it is: 1 for {1}.') });

const first = z.object({
  sequenceOrder: z.literal(1),
  sentenceTemplate: text.describe('the first step needs the passage, with {1}, {2} … in place of its blanks.'),
  blankList: z.array(numberedChoice).min(1).describe('the first step needs its blanks.'),
  explanation,
});

const later = <Order extends number, Blanks extends z.ZodType>(sequenceOrder: Order, blankList: Blanks) =>
  z.object({ sequenceOrder: z.literal(sequenceOrder), sentenceTemplate: note, blankList, explanation });

const chosen = choice.describe('this step needs its options, and the right one.');
const highlighted = questionAnswer.describe('this step needs a question, and the words of the passage that answer it.');

/**
 * The steps: complete the sentences (blanks `{1}`, `{2}` …), complete the passage (gap `{}`), highlight the answer twice,
 * identify the idea, title the passage.
 */
export const readingSteps = {
  first,
  gap: later(2, chosen),
  highlights: [later(3, highlighted), later(4, highlighted)],
  idea: later(5, chosen),
  title: later(6, chosen),
} as const;

const { gap, highlights, idea, title } = readingSteps;
const step = z.discriminatedUnion('sequenceOrder', [first, gap, ...highlights, idea, title]);

/** 9 Interactive Reading: a passage that is read in six steps. */
export const interactiveReading = {
  questionText: note,
  sequences: z.array(step).min(1).describe('the passage needs its steps, numbered from 1 to 6.'),
};
