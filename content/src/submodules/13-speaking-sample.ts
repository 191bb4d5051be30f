import type { Builder } from './context.ts';

/** Three minutes of speech on a prompt. */
export const buildSpeakingSample: Builder<13> = ({ prompt, sample, middle, better, voice, why }, { clips }) => ({
  questionText: prompt,
  referenceAnswer: sample,
  middleAnswer: middle,
  answerComparison: better,
  referenceAudioLink: clips.url(sample, voice),
  explanation: why,
});
