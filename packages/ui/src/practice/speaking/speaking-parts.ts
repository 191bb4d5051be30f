import { loadAssessment } from '@rehearse/practice-machines/speaking';
import { late } from '../late/index.ts';

export type SpeakingParts = typeof import('./late-parts.ts');

/** The review and what belongs to it: fetched while one speaks, so that nothing waits for it afterwards. */
export const speakingParts = late<SpeakingParts>(async () => {
  const [parts] = await Promise.all([import('./late-parts.ts'), loadAssessment()]);
  return parts;
});
