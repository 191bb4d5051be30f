'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { Late, LateState } from './late.ts';

/**
 * Fetches a late part as soon as it is wanted, so that it is there when it is needed, without a connection too. One that
 * failed is asked for again by whoever wants it next.
 */
export function useLate<T>(part: Late<T>, isWanted = true): LateState<T> {
  useEffect(() => {
    if (isWanted) void part.fetch();
  }, [part, isWanted]);
  return useSyncExternalStore(part.subscribe, part.state, part.state);
}
