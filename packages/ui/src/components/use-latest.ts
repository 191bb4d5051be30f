'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that stays the same and calls the newest `callback`, as React 19's `useEffectEvent` does. */
export function useLatest<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
