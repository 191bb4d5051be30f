import { correctionKinds } from '@rehearse/correction/kinds';
import type { LocalizedText } from '@rehearse/languages';
import { z } from 'zod';

/** A text that isn't empty. */
export const text = z.string().min(1);

/** A text that may be left out, or be empty. */
export const note = z.string().optional();

/** The address of a file, absolute or relative to the page. */
export const address = z.string().min(1);

/** A text by language code; English is shown where another one is missing. */
export const localized: z.ZodType<LocalizedText> = z
  .object({ en: text.describe('a text by language code always has English.') })
  .catchall(z.string());

export const explanation = localized.optional();

/** Other answers that count as right. */
export const acceptedAnswers = z.array(text).optional();

/** The letters of a word; null for one that the learner types. */
export const clues = z.array(z.string().length(1).nullable()).min(1);

/** Who is heard in a clip. */
export const voice = z
  .object({ accent: z.enum(['british', 'american', 'other']), speaker: z.int().min(1).optional() })
  .optional();

/** A place in a list, counted from 1. */
export const order = z.int().min(1);

/** Options and the right one. */
export const choice = z.object({
  options: z.array(text).min(2).describe('a choice needs at least two options.'),
  answer: text.describe('a choice needs its right option.'),
});

/** A question with words of the passage, or with a sample answer. */
export const questionAnswer = z.object({
  question: text.describe('the learner needs the question.'),
  answer: text.describe('the question needs its answer.'),
});

/** Mistakes of a text, in text order, by ranges of UTF-16 code units. */
const corrections = z.array(
  z.object({
    start: z.int().min(0),
    end: z.int().min(0),
    fixes: z.array(z.string()).min(1),
    kind: z.enum(correctionKinds),
  }),
);

/** Sample answers at rising levels, with their mistakes. */
export const gradedAnswers = z
  .array(z.object({ level: z.enum(['low', 'middle', 'high']), text, corrections }))
  .min(1)
  .optional();

/** Sample answers to compare, and what each does better than the one before. */
export const graded = { gradedAnswers, gradedSteps: localized.optional() };

/** A mid-level answer with its mistakes, and what the reference answer does better. */
export const comparison = {
  middleAnswer: note,
  middleCorrections: corrections.optional(),
  answerComparison: localized.optional(),
};

/** A spoken sample answer, or the sound of a text. */
export const sampleSound = { referenceAudioLink: note, referenceVoice: voice, referenceWordTimesLink: note };

/** A picture. */
export const picture = {
  questionImageUrl: address.describe('the question needs the address of its picture.'),
  imageAlt: localized.optional(),
};
