import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';

/** A picture to write about. */
export const writeAboutThePhoto = defineContent({
  source: z.strictObject({ ...source.common, ...source.comparison, picture: source.text, sample: source.text }),
  payload: z.strictObject({
    ...payload.common,
    ...payload.picture,
    referenceAnswer: payload.text,
    ...payload.comparison,
  }),
  complete: (item) => [item],
  texts: ({ sample, middle }) => [field('sample', sample, 30, 110), field('middle', middle.text, 20, 60)],
  build: ({ picture, sample, middle, better, why }, context) => ({
    ...context.picture(picture),
    referenceAnswer: sample,
    middleAnswer: middle.text,
    middleCorrections: [...middle.corrections],
    answerComparison: better,
    explanation: why,
  }),
});
