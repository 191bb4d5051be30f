import { z } from 'zod';
import { levelAt, type Measure, sentenceDifficulty } from '../levels/index.ts';
import { difficultyOfMeasures } from '../levels/prior-difficulty.ts';
import type { Lexicon } from '../lexicon.ts';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { clipVoice, spoken } from './voices.ts';

const measureOf = ({ text }: { text: string }, lexicon: Lexicon): Measure => [
  sentenceDifficulty(text, lexicon),
  [0.43, 0.72],
];

/** Dictation: audio only. */
export const listenAndType = defineContent({
  source: z.strictObject({
    ...source.measured,
    text: source.text,
    voice: source.anyVoice,
    accept: z.array(source.text).optional(),
  }),
  payload: payload.served(6, payload.fields.listenAndType),
  complete: (item, lexicon) => [{ ...spoken(item), level: levelAt(measureOf(item, lexicon)) }],
  difficulty: (item, lexicon) => difficultyOfMeasures([measureOf(item, lexicon)], 15),
  texts: ({ text, accept = [] }) => [
    field('text', text, 4, 25),
    ...accept.map((other, index) => field(['accept', index], other, 4, 25)),
  ],
  build: ({ text, voice, level, accept, why }, { clips }) => ({
    questionAudioUrl: clips.url(text, voice, level),
    questionVoice: clipVoice(voice),
    referenceAnswer: text,
    ...(accept && { acceptedAnswers: accept }),
    explanation: why,
  }),
});
