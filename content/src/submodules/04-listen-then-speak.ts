import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import { buildGraded, gradedFields } from './graded-answers.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { clipVoice, otherVoice, spoken } from './voices.ts';

/** An audio prompt to talk about; its text is only shown in the review. */
export const listenThenSpeak = defineContent({
  source: z.strictObject({
    ...source.common,
    prompt: source.text,
    voice: source.anyVoice,
    sample: source.text,
    graded: source.graded,
    sampleVoice: source.anyVoice,
  }),
  payload: payload.served(4, {
    ...payload.fields.listenThenSpeak,
    questionReference: payload.text,
    referenceAnswer: payload.text,
    referenceAudioLink: payload.text,
  }),
  complete: (item) => {
    const asked = spoken(item);
    return [{ ...asked, sampleVoice: item.sampleVoice ?? otherVoice(asked.voice) }];
  },
  texts: ({ prompt, sample, graded }) => [
    field('prompt', prompt, 10, 60),
    field('sample', sample, 80, 240),
    ...gradedFields(graded, { low: [60, 90], middle: [90, 130], high: [140, 190] }),
  ],
  build: ({ prompt, voice, level, sample, graded, sampleVoice, why }, { clips }) => ({
    questionAudioUrl: clips.url(prompt, voice, level),
    questionVoice: clipVoice(voice),
    questionReference: prompt,
    referenceAnswer: sample,
    ...buildGraded(graded),
    referenceAudioLink: clips.url(sample, sampleVoice),
    referenceVoice: clipVoice(sampleVoice, sampleVoice === voice ? 1 : 2),
    explanation: why,
  }),
});
