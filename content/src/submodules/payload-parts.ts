import { zClipVoice, zCorrectionKind } from '@rehearse/api-client/schemas';
import { z } from 'zod';
import { localizedSchema } from '../localized.ts';

export const text = z.string().min(1);
export const localized = localizedSchema(text);
export const speechUrl = z.string().regex(/^\/media\/speech\/[0-9a-f]{64}\.mp3$/);
/** Who is heard in a clip. The first packs don't say. */
export const clipVoice = zClipVoice.optional();
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
/** Photographs that an operator added need no explanation. */
export const photoExplanation = { explanation: localized.optional() };
/** Why the right answer to a step or turn is right. The first packs have none. */
export const partExplanation = localized.optional();
/** Alternatives to the reference answer, which they do not include. */
export const acceptedAnswers = z.array(text).optional();
/** Mistakes of a text, in text order; see `MarkedMistake`. */
const corrections = z.array(
  z.strictObject({
    start: z.int().min(0),
    end: z.int().min(0),
    fixes: z.array(z.string()).min(1),
    kind: zCorrectionKind,
  }),
);
/** A mid-level answer with its mistakes, and what the reference answer does better. */
export const comparison = {
  middleAnswer: text.optional(),
  middleCorrections: corrections.optional(),
  answerComparison: localized.optional(),
};
/** Answers at rising levels with their mistakes, and what each does better than the one before. */
export const graded = {
  gradedAnswers: z
    .array(z.strictObject({ level: z.enum(['low', 'middle', 'high']), text, corrections }))
    .min(1)
    .optional(),
  gradedSteps: localized.optional(),
};
