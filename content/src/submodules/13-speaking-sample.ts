import { comparisonOf } from './comparison.ts';
import type { Builder } from './context.ts';

/** Three minutes of speech on a prompt. */
export const buildSpeakingSample: Builder<13> = ({ prompt, sample, middle, better, voice, why }, { clips }) => ({
  questionText: prompt,
  referenceAnswer: sample,
  ...comparisonOf(middle, better),
  referenceAudioLink: clips.url(sample, voice),
  explanation: why,
});
