import type { Clock } from '@rehearse/practice-machines/ports';

/** The browser functions that the clock uses; each default works in Node too. */
export interface ClockEnvironment {
  /** Monotonic time in milliseconds. */
  now?: () => number;
  setTimeout?: (callback: () => void, ms: number) => unknown;
  clearTimeout?: (id: unknown) => void;
  /** Subscribes to the page waking up; returns the function that unsubscribes. */
  onWake?: (callback: () => void) => () => void;
}

interface Waiting {
  deadline: number;
  callback: () => void;
}

/** The longest delay that `setTimeout` supports. */
const LONGEST_MS = 2 ** 31 - 1;

/** Events of a page that was hidden, frozen or in the back-forward cache, when its timers may be minutes late. */
function onPageWake(callback: () => void): () => void {
  if (typeof document === 'undefined' || typeof window === 'undefined') return () => {};
  document.addEventListener('visibilitychange', callback);
  document.addEventListener('resume', callback);
  window.addEventListener('pageshow', callback);
  window.addEventListener('focus', callback);
  return () => {
    document.removeEventListener('visibilitychange', callback);
    document.removeEventListener('resume', callback);
    window.removeEventListener('pageshow', callback);
    window.removeEventListener('focus', callback);
  };
}

/**
 * A clock on `performance.now()`. Timeouts are deadlines: never early, and overdue ones run as soon as the page wakes up
 * instead of waiting for throttled timers. The wall clock is not used.
 */
export function createClock(environment: ClockEnvironment = {}): Clock {
  const {
    now = () => performance.now(),
    setTimeout: startTimeout = (callback: () => void, ms: number) => setTimeout(callback, ms),
    clearTimeout: stopTimeout = (id: unknown) => clearTimeout(id as ReturnType<typeof setTimeout>),
    onWake = onPageWake,
  } = environment;
  const waiting = new Set<Waiting>();
  let timeout: unknown;
  let stopListening: (() => void) | undefined;

  function arm(): void {
    stopTimeout(timeout);
    if (waiting.size === 0) {
      stopListening?.();
      stopListening = undefined;
      return;
    }
    stopListening ??= onWake(run);
    const next = Math.min(...[...waiting].map((entry) => entry.deadline));
    timeout = startTimeout(run, Math.min(Math.max(0, Math.ceil(next - now())), LONGEST_MS));
  }

  function run(): void {
    const due = [...waiting].filter((entry) => entry.deadline <= now()).sort((a, b) => a.deadline - b.deadline);
    try {
      for (const entry of due) if (waiting.delete(entry)) entry.callback();
    } finally {
      arm();
    }
  }

  return {
    now,
    setTimeout(callback, ms) {
      const entry: Waiting = { deadline: now() + Math.max(0, ms), callback };
      waiting.add(entry);
      arm();
      return entry;
    },
    clearTimeout(id) {
      if (waiting.delete(id as Waiting)) arm();
    },
  };
}
