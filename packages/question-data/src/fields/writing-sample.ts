import { comparison, graded, note, text } from './parts.ts';

/** 14 Writing Sample: five minutes of writing. */
export const writingSample = {
  questionText: text.describe('the learner writes about this prompt.'),
  referenceAnswer: note,
  ...comparison,
  ...graded,
};
