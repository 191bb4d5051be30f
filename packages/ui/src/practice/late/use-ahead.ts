'use client';
import { useEffect } from 'react';
import type { Late } from './late.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Prefetches a late part when the page is idle, so that it is there when needed, even offline. After a failure, the
 * next user of the part requests it again. Loading does not re-render the caller; see `LatePart`.
 */
export function useAhead(part: Late<unknown>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) return whenIdle(() => void part.fetch());
  }, [part, isWanted]);
}
