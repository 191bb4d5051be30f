import type { Clock } from '@rehearse/practice-machines/ports';
import { createClock } from '../clock/clock.ts';

/** - `editable`: this tab has the lock. - `readOnly`: another tab has it; this one takes over when that tab closes. */
export type TabLockState = 'editable' | 'readOnly';

export interface TabLockOptions {
  /** Default: `navigator.locks`; null where there is none. */
  locks?: Pick<LockManager, 'request'> | null;
  clock?: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  /** How long to wait for the lock before reporting `readOnly`. Default 150 ms. */
  graceMs?: number;
}

const browserLocks = () => (typeof navigator === 'undefined' ? null : (navigator.locks ?? null));

/** The name of the lock for a learner's question. */
export function questionLockName(account: string, questionId: number): string {
  return `rehearse/question/${account}/${questionId}`;
}

/**
 * Takes a lock that only one tab can hold, and reports each change of state. When a tab closes or crashes, the next one
 * becomes `editable`. Without Web Locks (no HTTPS) every tab is `editable`.
 *
 * @returns a function that releases the lock or stops waiting for it; `onState` is not called again.
 */
export function takeTabLock(
  name: string,
  onState: (state: TabLockState) => void,
  options: TabLockOptions = {},
): () => void {
  const { locks = browserLocks(), clock = createClock(), graceMs = 150 } = options;
  if (!locks) {
    onState('editable');
    return () => {};
  }
  const released = new AbortController();
  let free = () => {};
  const isFreed = new Promise<void>((resolve) => {
    free = resolve;
  });
  const grace = clock.setTimeout(() => onState('readOnly'), graceMs);

  locks
    .request(name, { signal: released.signal }, () => {
      clock.clearTimeout(grace);
      if (released.signal.aborted) return;
      onState('editable');
      return isFreed;
    })
    .catch(() => {
      // refused by the browser (for example in an opaque origin), or released below, when nobody listens any more
      clock.clearTimeout(grace);
      if (!released.signal.aborted) onState('editable');
    });

  return () => {
    released.abort();
    clock.clearTimeout(grace);
    free();
  };
}
