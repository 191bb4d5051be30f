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
  [0.56, 0.87],
];

/** One or two sentences to read aloud. The text is both question and reference answer; the clip is its spoken version. */
export const readAloud = defineContent({
  source: z.strictObject({ ...source.measured, text: source.text, voice: source.anyVoice }),
  payload: payload.served(2, {
    ...payload.fields.readAloud,
    referenceAnswer: payload.text,
    referenceAudioLink: payload.text,
  }),
  complete: (item, lexicon) => [{ ...spoken(item), level: levelAt(measureOf(item, lexicon)) }],
  difficulty: (item, lexicon) => difficultyOfMeasures([measureOf(item, lexicon)], 15),
  texts: ({ text }) => [field('text', text, 8, 45)],
  build: ({ text, voice, level, why }, { clips }) => ({
    questionText: text,
    referenceAnswer: text,
    referenceAudioLink: clips.url(text, voice, level),
    referenceVoice: clipVoice(voice),
    explanation: why,
  }),
});
