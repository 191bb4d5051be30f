import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import type { BuildContext } from './context.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';

/** The fields that every picture to write about has, from the bank or added by an operator. */
export const buildWrittenPhoto = (
  { picture, sample }: { readonly picture: string; readonly sample: string },
  context: BuildContext,
) => ({ ...context.picture(picture), referenceAnswer: sample });

/** A picture to write about. */
export const writeAboutThePhoto = defineContent({
  source: z.strictObject({ ...source.common, ...source.comparison, picture: source.text, sample: source.text }),
  payload: payload.served(11, {
    ...payload.fields.writeAboutThePhoto,
    imageAlt: payload.localized,
    referenceAnswer: payload.text,
  }),
  complete: (item) => [item],
  texts: ({ sample, middle }) => [field('sample', sample, 30, 110), field('middle', middle.text, 20, 60)],
  build: ({ middle, better, why, ...photo }, context) => ({
    ...buildWrittenPhoto(photo, context),
    middleAnswer: middle.text,
    middleCorrections: [...middle.corrections],
    answerComparison: better,
    explanation: why,
  }),
});
