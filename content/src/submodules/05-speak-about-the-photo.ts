import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { spoken } from './voices.ts';

/** A picture to talk about. */
export const speakAboutThePhoto = defineContent({
  source: z.strictObject({
    ...source.common,
    ...source.comparison,
    picture: source.text,
    sample: source.text,
    voice: source.anyVoice,
  }),
  payload: z.strictObject({
    ...payload.common,
    ...payload.picture,
    referenceAnswer: payload.text,
    ...payload.comparison,
    referenceAudioLink: payload.speechUrl,
  }),
  complete: (item) => [spoken(item)],
  texts: ({ sample, middle }) => [field('sample', sample, 60, 220), field('middle', middle, 50, 120)],
  build: ({ picture, sample, middle, better, voice, why }, context) => ({
    ...context.picture(picture),
    referenceAnswer: sample,
    middleAnswer: middle,
    answerComparison: better,
    referenceAudioLink: context.clips.url(sample, voice),
    explanation: why,
  }),
});
