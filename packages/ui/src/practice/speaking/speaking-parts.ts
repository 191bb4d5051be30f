import { loadAssessment } from '@rehearse/practice-machines/speaking';
import { late } from '../late/index.ts';

export type SpeakingParts = typeof import('./late-parts.ts');

/** The review and its parts, prefetched while the learner speaks, so that nothing has to load afterwards. */
export const speakingParts = late<SpeakingParts>(async () => {
  const [parts] = await Promise.all([import('./late-parts.ts'), loadAssessment()]);
  return parts;
});
