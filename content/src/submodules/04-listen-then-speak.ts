import type { Builder } from './context.ts';

/** Audio prompt; its text is only shown in the review. */
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
