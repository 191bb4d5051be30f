import type { Clock } from '../ports.ts';

/** A clock for tests: it stands until the test moves it. */
export interface FakeClock extends Clock {
  /** Lets time pass; each timeout is called at its own moment. */
  increment(ms: number): void;
  /** Time passes without anything being called, as when a machine sleeps; what fell due is called late. */
  sleep(ms: number): void;
}

/** A clock that stands until it is moved. (XState's `SimulatedClock` calls what fell due only at the end of a step.) */
export function createFakeClock(): FakeClock {
  let now = 0;
  let lastId = 0;
  const waiting = new Map<number, { dueAt: number; callback: () => void }>();
  const nextUntil = (end: number) =>
    [...waiting].filter(([, { dueAt }]) => dueAt <= end).sort(([, a], [, b]) => a.dueAt - b.dueAt)[0];

  return {
    now: () => now,
    setTimeout: (callback, ms) => {
      lastId += 1;
      waiting.set(lastId, { dueAt: now + ms, callback });
      return lastId;
    },
    clearTimeout: (id) => void waiting.delete(id as number),
    increment: (ms) => {
      const end = now + ms;
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        const [id, { dueAt, callback }] = next;
        waiting.delete(id);
        now = Math.max(now, dueAt);
        callback();
      }
      now = end;
    },
    sleep: (ms) => {
      now += ms;
    },
  };
}
