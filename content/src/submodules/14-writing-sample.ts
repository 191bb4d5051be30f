import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import { buildGraded, gradedFields } from './graded-answers.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';

/** Five minutes of writing on a prompt. */
export const writingSample = defineContent({
  source: z.strictObject({ ...source.common, prompt: source.text, sample: source.text, graded: source.graded }),
  payload: payload.served(14, { ...payload.fields.writingSample, referenceAnswer: payload.text }),
  complete: (item) => [item],
  texts: ({ prompt, sample, graded }) => [
    field('prompt', prompt, 8, 80),
    field('sample', sample, 120, 400),
    ...gradedFields(graded, { low: [75, 115], middle: [110, 150], high: [150, 200] }),
  ],
  build: ({ prompt, sample, graded, why }) => ({
    questionText: prompt,
    referenceAnswer: sample,
    ...buildGraded(graded),
    explanation: why,
  }),
});
