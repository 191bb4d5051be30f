import type { Builder } from './context.ts';

/** The text is question and reference answer at once; the clip says it. */
export const buildReadAloud: Builder<2> = ({ text, voice, why }, { clips }) => ({
  questionText: text,
  referenceAnswer: text,
  referenceAudioLink: clips.url(text, voice),
  explanation: why,
});
