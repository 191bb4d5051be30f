import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';

/** Five minutes of writing on a prompt. */
export const writingSample = defineContent({
  source: z.strictObject({ ...source.common, ...source.comparison, prompt: source.text, sample: source.text }),
  payload: z.strictObject({
    ...payload.common,
    questionText: payload.text,
    referenceAnswer: payload.text,
    ...payload.comparison,
  }),
  complete: (item) => [item],
  texts: ({ prompt, sample, middle }) => [
    field('prompt', prompt, 8, 80),
    field('sample', sample, 120, 400),
    field('middle', middle, 90, 160),
  ],
  build: ({ prompt, sample, middle, better, why }) => ({
    questionText: prompt,
    referenceAnswer: sample,
    middleAnswer: middle,
    answerComparison: better,
    explanation: why,
  }),
});
