import type { Builder } from './context.ts';

/** Prompt that is heard; its text is for the review only. */
export const buildListenThenSpeak: Builder<4> = (
  { prompt, voice, sample, middle, better, sampleVoice, why },
  { clips },
) => ({
  questionAudioUrl: clips.url(prompt, voice),
  questionReference: prompt,
  referenceAnswer: sample,
  middleAnswer: middle,
  answerComparison: better,
  referenceAudioLink: clips.url(sample, sampleVoice),
  explanation: why,
});
