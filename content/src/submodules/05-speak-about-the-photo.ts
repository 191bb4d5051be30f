import type { Builder } from './context.ts';

/** Picture to be spoken about. */
export const buildSpeakAboutThePhoto: Builder<5> = ({ picture, sample, voice, why }, context) => ({
  ...context.picture(picture),
  referenceAnswer: sample,
  referenceAudioLink: context.clips.url(sample, voice),
  explanation: why,
});
