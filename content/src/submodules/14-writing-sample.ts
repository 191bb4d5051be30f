import type { Builder } from './context.ts';

/** Five minutes of writing on a prompt. */
export const buildWritingSample: Builder<14> = ({ prompt, sample, why }) => ({
  questionText: prompt,
  referenceAnswer: sample,
  explanation: why,
});
