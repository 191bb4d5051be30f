import { firstMentioned } from '@rehearse/scoring';
import type { TalkQuestion } from './interactive-speaking.types.ts';

/** Name of the question that what was said leads to; null if it leads nowhere in particular. */
export const branchOf = ({ branches }: Pick<TalkQuestion, 'branches'>, said: string): string | null =>
  firstMentioned(said, branches)?.next ?? null;
