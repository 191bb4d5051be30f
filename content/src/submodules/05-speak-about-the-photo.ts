import type { Builder } from './context.ts';

/** Picture to talk about. */
export const buildSpeakAboutThePhoto: Builder<5> = ({ picture, sample, middle, better, voice, why }, context) => ({
  ...context.picture(picture),
  referenceAnswer: sample,
  middleAnswer: middle,
  answerComparison: better,
  referenceAudioLink: context.clips.url(sample, voice),
  explanation: why,
});
