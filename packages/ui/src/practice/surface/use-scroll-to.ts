'use client';
import { useCallback } from 'react';
import { wasJustUsed } from './last-input.ts';
import { useSurface } from './surface-context.ts';

/**
 * Returns the function with which practice views scroll to an element, by the shortest way. On a surface it does so only
 * right after the learner acted there, so a time-out never moves the page.
 */
export function useScrollTo(): (element: Element | null) => void {
  const surface = useSurface();
  return useCallback(
    (element) => {
      const root = surface?.root();
      if (!surface || (root && wasJustUsed(root))) element?.scrollIntoView({ block: 'nearest' });
    },
    [surface],
  );
}
