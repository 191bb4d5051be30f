import type { Builder } from './context.ts';

/** Picture to write about. */
export const buildWriteAboutThePhoto: Builder<11> = ({ picture, sample, middle, better, why }, context) => ({
  ...context.picture(picture),
  referenceAnswer: sample,
  middleAnswer: middle,
  answerComparison: better,
  explanation: why,
});
