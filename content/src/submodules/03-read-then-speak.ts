import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { spoken } from './voices.ts';

/** A topic with guiding questions to talk about. */
export const readThenSpeak = defineContent({
  source: z.strictObject({
    ...source.common,
    ...source.comparison,
    topic: source.text,
    bullets: z.array(source.text).min(3).max(4),
    sample: source.text,
    voice: source.anyVoice,
  }),
  payload: z.strictObject({
    ...payload.common,
    questionText: payload.text,
    bullets: z.array(payload.text).min(1),
    referenceAnswer: payload.text,
    ...payload.comparison,
    referenceAudioLink: payload.speechUrl,
  }),
  complete: (item) => [spoken(item)],
  texts: ({ topic, sample, middle }) => [
    field('topic', topic, 4, 40),
    field('sample', sample, 80, 240),
    field('middle', middle, 70, 130),
  ],
  build: ({ topic, bullets, sample, middle, better, voice, why }, { clips }) => ({
    questionText: topic,
    bullets,
    referenceAnswer: sample,
    middleAnswer: middle,
    answerComparison: better,
    referenceAudioLink: clips.url(sample, voice),
    explanation: why,
  }),
});
