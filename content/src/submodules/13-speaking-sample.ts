import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import { buildGraded, gradedFields } from './graded-answers.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { clipVoice, spoken } from './voices.ts';

/** Three minutes of speech on a prompt. */
export const speakingSample = defineContent({
  source: z.strictObject({
    ...source.common,
    prompt: source.text,
    sample: source.text,
    graded: source.graded,
    voice: source.anyVoice,
  }),
  payload: payload.served(13, {
    ...payload.fields.speakingSample,
    referenceAnswer: payload.text,
    referenceAudioLink: payload.text,
  }),
  complete: (item) => [spoken(item)],
  texts: ({ prompt, sample, graded }) => [
    field('prompt', prompt, 8, 80),
    field('sample', sample, 150, 480),
    ...gradedFields(graded, { low: [90, 130], middle: [140, 190], high: [200, 280] }),
  ],
  build: ({ prompt, sample, graded, voice, why }, { clips }) => ({
    questionText: prompt,
    referenceAnswer: sample,
    ...buildGraded(graded),
    referenceAudioLink: clips.url(sample, voice),
    referenceVoice: clipVoice(voice),
    explanation: why,
  }),
});
