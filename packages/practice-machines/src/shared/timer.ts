import { fromCallback } from 'xstate';
import { type Clock, PortMissingError } from './ports.ts';

/** Input of a timer. */
export interface TimerInput {
  /** Time limit in milliseconds; null for none (the time used is still measured). */
  durationMs: number | null;
  /** Time already used, from a draft. */
  elapsedMs: number;
  /** Start paused, until `timer.resume`. */
  paused?: boolean;
}

/** Commands of a timer. Repeating one has no effect. */
export type TimerCommand =
  /** Stops the time. */
  | { type: 'timer.pause' }
  /** Continues. */
  | { type: 'timer.resume' };

/** What a timer reports to the machine that invoked it. */
export type TimerReport =
  /** At each whole second of the time left (of the time used, without a limit), and at each pause. */
  | { type: 'timer.ticked'; elapsedMs: number }
  /** Once, when the time is used up. */
  | { type: 'timer.expired'; elapsedMs: number };

const SECOND_MS = 1000;

/**
 * The `timer` actor of a flow. Its end is a deadline on a monotonic clock, and ticks are never counted, so a background tab,
 * a sleeping computer or a changed wall clock makes it report late, but never wrong.
 */
export function timerOn(clock: Clock) {
  return fromCallback<TimerCommand, TimerInput>(({ input, sendBack, receive }) => {
    const limitMs = input.durationMs ?? Number.POSITIVE_INFINITY;
    let usedMs = Math.min(input.elapsedMs, limitMs);
    let startedAt: number | null = null;
    let wakeUp: unknown;
    const report = (event: TimerReport) => sendBack(event);
    const elapsed = () => usedMs + (startedAt === null ? 0 : clock.now() - startedAt);

    /** Stops and reports the time; after a late callback the time may already be over. */
    const stop = () => {
      usedMs = Math.min(elapsed(), limitMs);
      startedAt = null;
      clock.clearTimeout(wakeUp);
      report({ type: usedMs < limitMs ? 'timer.ticked' : 'timer.expired', elapsedMs: usedMs });
    };
    const run = () => {
      const elapsedMs = elapsed();
      if (elapsedMs >= limitMs) return stop();
      const untilTick = input.durationMs === null ? SECOND_MS - (elapsedMs % SECOND_MS) : limitMs - elapsedMs;
      wakeUp = clock.setTimeout(
        () => {
          const now = elapsed();
          if (now < limitMs) report({ type: 'timer.ticked', elapsedMs: now });
          run();
        },
        untilTick % SECOND_MS || SECOND_MS,
      );
    };
    const resume = () => {
      if (startedAt !== null || usedMs >= limitMs) return;
      startedAt = clock.now();
      run();
    };
    const pause = () => {
      if (startedAt !== null) stop();
    };

    receive((command) => (command.type === 'timer.pause' ? pause() : resume()));
    if (usedMs >= limitMs) report({ type: 'timer.expired', elapsedMs: limitMs });
    else if (!input.paused) resume();
    return () => clock.clearTimeout(wakeUp);
  });
}

/** Default actor: fails, because no clock was provided. */
export const timerWithoutClock = fromCallback<TimerCommand, TimerInput>(() => {
  throw new PortMissingError('timer', 'Provide `timerOn(clock)`, or build the machine with its `…On(ports)` function.');
});
