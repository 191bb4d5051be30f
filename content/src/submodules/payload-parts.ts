import { z } from 'zod';
import { localizedSchema } from '../localized.ts';

export const text = z.string().min(1);
export const localized = localizedSchema(text);
export const speechUrl = z.string().regex(/^\/media\/speech\/[0-9a-f]{64}\.mp3$/);
export const picture = {
  questionImageUrl: z.string().regex(/^\/media\/pictures\/[a-z0-9_-]+\.jpg$/),
  imageAlt: localized,
};
/** The letters of a word; null for one that is missing. */
export const clues = z.array(z.string().length(1).nullable()).min(2);
/** A place in a list, counted from 1. */
export const order = z.int().min(1);

/** Options and the correct one. */
export const choice = z
  .strictObject({ options: z.array(text).min(2), answer: text })
  .refine(({ options, answer }) => options.includes(answer), 'the answer must be one of the options');
/** A question and its answer: words of the passage, or a sample answer. */
export const questionAnswer = z.strictObject({ question: text, answer: text });

/** Fields of every question. */
export const common = { explanation: localized };
/** Alternatives to the reference answer, which they do not include. */
export const acceptedAnswers = z.array(text).optional();
/** A mid-level answer, and what the reference answer does better. */
export const comparison = { middleAnswer: text.optional(), answerComparison: localized.optional() };
