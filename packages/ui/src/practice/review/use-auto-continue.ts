'use client';
import { useEffect, useState } from 'react';
import { useLatest } from '../../components/use-latest.ts';
import { usePage } from '../surface/index.ts';

/** How long a right answer is shown, in milliseconds. */
export const CONTINUE_AFTER_MS = 1500;

const interactions = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Continues after a moment, unless the learner presses anything, leaves the page or opens a dialog.
 *
 * @param onNext the next question; without it, nothing happens
 * @returns whether it is about to continue
 */
export function useAutoContinue(onNext: (() => void) | undefined): boolean {
  const [stays, setStays] = useState(false);
  const goesOn = onNext !== undefined && !stays;
  const page = usePage();
  const end = useLatest(() => {
    if (page().querySelector('dialog[open]')) setStays(true);
    else onNext?.();
  });
  useEffect(() => {
    if (!goesOn) return;
    // the key that submitted the answer may still be held down
    const stay = (event: Event) => setStays(!(event instanceof KeyboardEvent && event.repeat));
    const timeout = setTimeout(end, CONTINUE_AFTER_MS);
    for (const type of interactions) addEventListener(type, stay, { capture: true, passive: true });
    document.addEventListener('visibilitychange', stay);
    return () => {
      clearTimeout(timeout);
      for (const type of interactions) removeEventListener(type, stay, { capture: true });
      document.removeEventListener('visibilitychange', stay);
    };
  }, [goesOn, end]);
  return goesOn;
}
