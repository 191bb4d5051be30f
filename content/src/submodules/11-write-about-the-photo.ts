import { comparisonOf } from './comparison.ts';
import type { Builder } from './context.ts';

/** Picture to be written about. */
export const buildWriteAboutThePhoto: Builder<11> = ({ picture, sample, middle, better, why }, context) => ({
  ...context.picture(picture),
  referenceAnswer: sample,
  ...comparisonOf(middle, better),
  explanation: why,
});
