import { z } from 'zod';
import { comparison, graded, note, text } from './parts.ts';

/** A prompt, perhaps with a sample answer. */
export const prompted = z.object({
  question: text.describe('each part needs what the learner writes about.'),
  answer: note,
});

/** 12 Interactive Writing: a text, and an answer to one of the follow-up questions. */
export const interactiveWriting = {
  partOneData: prompted.extend({ ...comparison, ...graded }).describe('the first part needs its prompt.'),
  partTwoData: z.array(prompted).min(1).describe('the second part needs at least one follow-up question.'),
};
