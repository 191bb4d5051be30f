import { comparisonOf } from './comparison.ts';
import type { Builder } from './context.ts';

/** Five minutes of writing on a prompt. */
export const buildWritingSample: Builder<14> = ({ prompt, sample, middle, better, why }) => ({
  questionText: prompt,
  referenceAnswer: sample,
  ...comparisonOf(middle, better),
  explanation: why,
});
