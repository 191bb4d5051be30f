import { loadTalkAssessment } from '@rehearse/practice-machines/interactive-speaking';
import { late } from '../late/index.ts';

export type TalkParts = typeof import('./late-parts.ts');

/** The review and the notices, prefetched while the conversation goes on, so that nothing has to load afterwards. */
export const talkParts = late<TalkParts>(async () => {
  const [parts] = await Promise.all([import('./late-parts.ts'), loadTalkAssessment()]);
  return parts;
});
