import type { Builder } from './context.ts';

/** Topic with guiding questions. */
export const buildReadThenSpeak: Builder<3> = ({ topic, bullets, sample, middle, better, voice, why }, { clips }) => ({
  questionText: topic,
  bullets,
  referenceAnswer: sample,
  middleAnswer: middle,
  answerComparison: better,
  referenceAudioLink: clips.url(sample, voice),
  explanation: why,
});
