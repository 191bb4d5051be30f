import { z } from 'zod';
import { acceptedAnswers, clues, text } from './parts.ts';

/** 10 Fill In the Blanks: a sentence with one word to complete. */
export const fillInTheBlanks = {
  sentenceTemplate: text.describe("the sentence has '{}' in place of the word."),
  clues: z
    .array(clues)
    .min(1)
    .describe('the first entry has the letters of the word, with null for each one that the learner types.'),
  referenceAnswer: z
    .union([text, z.array(z.string().length(1)).min(1)])
    .describe('the sentence needs its word, as a text or letter by letter.'),
  acceptedAnswers,
};
