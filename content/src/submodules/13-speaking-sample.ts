import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { spoken } from './voices.ts';

/** Three minutes of speech on a prompt. */
export const speakingSample = defineContent({
  source: z.strictObject({
    ...source.common,
    ...source.comparison,
    prompt: source.text,
    sample: source.text,
    voice: source.anyVoice,
  }),
  payload: z.strictObject({
    ...payload.common,
    questionText: payload.text,
    referenceAnswer: payload.text,
    ...payload.comparison,
    referenceAudioLink: payload.speechUrl,
  }),
  complete: (item) => [spoken(item)],
  texts: ({ prompt, sample, middle }) => [
    field('prompt', prompt, 8, 80),
    field('sample', sample, 150, 480),
    field('middle', middle, 110, 180),
  ],
  build: ({ prompt, sample, middle, better, voice, why }, { clips }) => ({
    questionText: prompt,
    referenceAnswer: sample,
    middleAnswer: middle,
    answerComparison: better,
    referenceAudioLink: clips.url(sample, voice),
    explanation: why,
  }),
});
