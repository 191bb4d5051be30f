import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import { buildGraded, gradedFields } from './graded-answers.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { clipVoice, spoken } from './voices.ts';

/** A picture to talk about. */
export const speakAboutThePhoto = defineContent({
  source: z.strictObject({
    ...source.common,
    picture: source.text,
    sample: source.text,
    graded: source.graded,
    voice: source.anyVoice,
  }),
  payload: z.strictObject({
    ...payload.common,
    ...payload.picture,
    referenceAnswer: payload.text,
    ...payload.graded,
    referenceAudioLink: payload.speechUrl,
    referenceVoice: payload.clipVoice,
  }),
  complete: (item) => [spoken(item)],
  texts: ({ sample, graded }) => [
    field('sample', sample, 60, 220),
    ...gradedFields(graded, { low: [45, 75], middle: [75, 110], high: [110, 160] }),
  ],
  build: ({ picture, sample, graded, voice, why }, context) => ({
    ...context.picture(picture),
    referenceAnswer: sample,
    ...buildGraded(graded),
    referenceAudioLink: context.clips.url(sample, voice),
    referenceVoice: clipVoice(voice),
    explanation: why,
  }),
});
