'use client';
import { useEffect } from 'react';
import { late } from '../late/index.ts';

/** The conversation so far: after the first reply. */
export const thread = late(() => import('./thread.tsx'));
/** Learn mode only. */
export const learnTools = late(() => import('./learn-tools.tsx'));

/** Loads the parts that a conversation draws together with it, not after it: a draft can open in the middle of one. */
export function useConversationParts({ hasLines, isLearning }: { hasLines: boolean; isLearning: boolean }): void {
  useEffect(() => {
    if (hasLines) void thread.fetch();
    if (isLearning) void learnTools.fetch();
  }, [hasLines, isLearning]);
}
