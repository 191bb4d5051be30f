import { z } from 'zod';
import { text } from './parts.ts';

/** 1 Read & Select: is this a real word? */
export const readAndSelect = {
  word: text.describe('the learner judges this word.'),
  correct: z.boolean().describe('say whether the word is a real one.'),
};
