import type { Builder } from './context.ts';

/** Three minutes of speech on a prompt. */
export const buildSpeakingSample: Builder<13> = ({ prompt, sample, voice, why }, { clips }) => ({
  questionText: prompt,
  referenceAnswer: sample,
  referenceAudioLink: clips.url(sample, voice),
  explanation: why,
});
