import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import { buildGraded, gradedFields } from './graded-answers.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { clipVoice, spoken } from './voices.ts';

/** A topic with guiding questions to talk about. */
export const readThenSpeak = defineContent({
  source: z.strictObject({
    ...source.common,
    topic: source.text,
    bullets: z.array(source.text).min(3).max(4),
    sample: source.text,
    graded: source.graded,
    voice: source.anyVoice,
  }),
  payload: payload.served(3, {
    ...payload.fields.readThenSpeak,
    referenceAnswer: payload.text,
    referenceAudioLink: payload.text,
  }),
  complete: (item) => [spoken(item)],
  texts: ({ topic, sample, graded }) => [
    field('topic', topic, 4, 40),
    field('sample', sample, 80, 240),
    ...gradedFields(graded, { low: [60, 90], middle: [90, 130], high: [140, 190] }),
  ],
  build: ({ topic, bullets, sample, graded, voice, why }, { clips }) => ({
    questionText: topic,
    bullets,
    referenceAnswer: sample,
    ...buildGraded(graded),
    referenceAudioLink: clips.url(sample, voice),
    referenceVoice: clipVoice(voice),
    explanation: why,
  }),
});
