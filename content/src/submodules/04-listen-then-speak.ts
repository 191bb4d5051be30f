import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { otherVoice, spoken } from './voices.ts';

/** An audio prompt to talk about; its text is only shown in the review. */
export const listenThenSpeak = defineContent({
  source: z.strictObject({
    ...source.common,
    ...source.comparison,
    prompt: source.text,
    voice: source.anyVoice,
    sample: source.text,
    sampleVoice: source.anyVoice,
  }),
  payload: z.strictObject({
    ...payload.common,
    questionAudioUrl: payload.speechUrl,
    questionReference: payload.text,
    referenceAnswer: payload.text,
    ...payload.comparison,
    referenceAudioLink: payload.speechUrl,
  }),
  complete: (item) => {
    const asked = spoken(item);
    return [{ ...asked, sampleVoice: item.sampleVoice ?? otherVoice(asked.voice) }];
  },
  texts: ({ prompt, sample, middle }) => [
    field('prompt', prompt, 10, 60),
    field('sample', sample, 80, 240),
    field('middle', middle, 70, 130),
  ],
  build: ({ prompt, voice, sample, middle, better, sampleVoice, why }, { clips }) => ({
    questionAudioUrl: clips.url(prompt, voice),
    questionReference: prompt,
    referenceAnswer: sample,
    middleAnswer: middle,
    answerComparison: better,
    referenceAudioLink: clips.url(sample, sampleVoice),
    explanation: why,
  }),
});
