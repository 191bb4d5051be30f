import type { Origin } from '../app/head/origin.ts';
import { captureInput } from './replay-input.ts';

/** Lets `theme.js` repeat the press that it held back, and hold back no more. */
export const announceHydrated = () => window.dispatchEvent(new Event('hydrated'));

/**
 * Passes on what a reader did before React listened: what was typed and chosen, then the last press. Only the first page is
 * prerendered, so later ones do nothing.
 */
export function hydration(onHydrated: () => void): Pick<Origin, 'onCommit' | 'onHydrated'> {
  let replay: (() => void) | undefined;
  let isDone = false;
  return {
    onCommit: () => {
      replay ??= captureInput(document);
    },
    onHydrated: () => {
      if (isDone) return;
      isDone = true;
      onHydrated();
      // React renders after each event only outside of its own work
      queueMicrotask(() => {
        replay?.();
        announceHydrated();
      });
    },
  };
}
