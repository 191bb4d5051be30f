import type { Clock } from '../ports.ts';

/** A clock that moves only when the test moves it. */
export interface FakeClock extends Clock {
  /** Lets time pass; each timeout is called at its exact time. */
  increment(ms: number): void;
  /** Lets time pass without calling anything, as when a computer sleeps; overdue timeouts are called late. */
  sleep(ms: number): void;
}

/** Creates a clock that the test moves. (XState's `SimulatedClock` calls timeouts only at the end of a step.) */
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
