import { note, sampleSound, text } from './parts.ts';

/** 2 Read Aloud: a sentence to read. */
export const readAloud = {
  questionText: text.describe('the learner reads this text aloud.'),
  referenceAnswer: note,
  ...sampleSound,
};
