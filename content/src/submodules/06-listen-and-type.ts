import type { Builder } from './context.ts';

/** Dictation: audio only. */
export const buildListenAndType: Builder<6> = ({ text, voice, accept, why }, { clips }) => ({
  questionAudioUrl: clips.url(text, voice),
  referenceAnswer: text,
  ...(accept && { acceptedAnswers: accept }),
  explanation: why,
});
