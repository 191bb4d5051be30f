import { z } from 'zod';
import { acceptedAnswers, clues, explanation, note, text } from './parts.ts';

/** A word with missing letters. */
export const damagedWord = z.object({
  clues: clues.describe('a blank needs the letters of its word, with null for each one that the learner types.'),
  answer: text.describe('each blank needs the word that fills it.'),
  acceptedAnswers,
  explanation,
});

/** 8 Read & Complete: a passage in which the learner completes words. */
export const readAndComplete = {
  questionText: note,
  sentenceTemplate: text.describe("the passage has '{}' in place of each blank."),
  blankList: z.array(damagedWord).min(1).describe('the passage needs its blanks, one for each {}.'),
  referenceAnswer: note,
};
