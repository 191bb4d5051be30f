import type { Builder } from './context.ts';

/** The text is both question and reference answer; the clip is its spoken version. */
export const buildReadAloud: Builder<2> = ({ text, voice, why }, { clips }) => ({
  questionText: text,
  referenceAnswer: text,
  referenceAudioLink: clips.url(text, voice),
  explanation: why,
});
