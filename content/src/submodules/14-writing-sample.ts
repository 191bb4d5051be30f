import type { Builder } from './context.ts';

/** Five minutes of writing on a prompt. */
export const buildWritingSample: Builder<14> = ({ prompt, sample, middle, better, why }) => ({
  questionText: prompt,
  referenceAnswer: sample,
  middleAnswer: middle,
  answerComparison: better,
  explanation: why,
});
