'use client';
import { useEffect } from 'react';
import type { Late } from './late.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches a late part once it is wanted and the page has nothing else to do, so that it is there when it is needed, without
 * a connection too. One that failed is asked for again by whoever wants it next. Where the part stands draws nothing anew
 * here: see `LatePart`.
 */
export function useAhead(part: Late<unknown>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) return whenIdle(() => void part.fetch());
  }, [part, isWanted]);
}
