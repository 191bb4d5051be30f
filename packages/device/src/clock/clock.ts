import type { Clock } from '@rehearse/practice-machines/ports';

/** What the clock needs of the browser; every part has a default that works in Node too. */
export interface ClockEnvironment {
  /** Milliseconds that only go forward. */
  now?: () => number;
  setTimeout?: (callback: () => void, ms: number) => unknown;
  clearTimeout?: (id: unknown) => void;
  /** Calls back when the page comes back to life; returns how to stop that. */
  onWake?: (callback: () => void) => () => void;
}

interface Waiting {
  deadline: number;
  callback: () => void;
}

/** The longest time that the browser's own `setTimeout` takes. */
const LONGEST_MS = 2 ** 31 - 1;

/** A page that was hidden, frozen or in the back-forward cache says so with these; its timers may be minutes late. */
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
 * A clock on `performance.now()`. Timeouts are deadlines on it: never early, and a page that wakes up runs what fell due at
 * once instead of waiting for its throttled timers. The wall clock plays no part.
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
