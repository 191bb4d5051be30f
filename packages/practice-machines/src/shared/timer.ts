import { fromCallback } from 'xstate';
import { type Clock, PortMissingError } from './ports.ts';

export interface TimerInput {
  /** Milliseconds for the task; null for no limit (time used is still measured). */
  durationMs: number | null;
  /** Time used before, from a draft. */
  elapsedMs: number;
  /** Wait for `timer.resume`. */
  paused?: boolean;
}

/** What a timer is told. Saying the same thing twice changes nothing. */
export type TimerCommand = { type: 'timer.pause' } | { type: 'timer.resume' };

/** What a timer reports to the machine that invoked it. */
export type TimerReport =
  /** At each whole second of the time left (of the time used, without a limit), and at each pause. */
  | { type: 'timer.ticked'; elapsedMs: number }
  /** Once, when the time is used up. */
  | { type: 'timer.expired'; elapsedMs: number };

const SECOND_MS = 1000;

/**
 * The timer of a flow, to be provided as its `timer` actor. The end is a deadline on a monotonic clock: ticks are
 * never counted, so a background tab, a sleeping machine or a changed wall clock makes it late to report, never wrong.
 */
export function timerOn(clock: Clock) {
  return fromCallback<TimerCommand, TimerInput>(({ input, sendBack, receive }) => {
    const { durationMs } = input;
    let usedMs = input.elapsedMs;
    let startedAt: number | null = null;
    let wakeUp: unknown;
    const report = (event: TimerReport) => sendBack(event);
    const elapsed = () => usedMs + (startedAt === null ? 0 : clock.now() - startedAt);

    const run = () => {
      const elapsedMs = elapsed();
      if (durationMs !== null && elapsedMs >= durationMs) {
        startedAt = null;
        usedMs = durationMs;
        report({ type: 'timer.expired', elapsedMs: durationMs });
        return;
      }
      const untilSecond =
        durationMs === null
          ? SECOND_MS - (elapsedMs % SECOND_MS)
          : (durationMs - elapsedMs) % SECOND_MS || Math.min(SECOND_MS, durationMs - elapsedMs);
      wakeUp = clock.setTimeout(() => {
        const now = elapsed();
        if (durationMs === null || now < durationMs) report({ type: 'timer.ticked', elapsedMs: now });
        run();
      }, untilSecond);
    };
    const resume = () => {
      if (startedAt !== null || (durationMs !== null && usedMs >= durationMs)) return;
      startedAt = clock.now();
      run();
    };
    const pause = () => {
      if (startedAt === null) return;
      usedMs = elapsed();
      startedAt = null;
      clock.clearTimeout(wakeUp);
      report({ type: 'timer.ticked', elapsedMs: durationMs === null ? usedMs : Math.min(usedMs, durationMs) });
    };

    receive((command) => (command.type === 'timer.pause' ? pause() : resume()));
    if (durationMs !== null && usedMs >= durationMs) report({ type: 'timer.expired', elapsedMs: durationMs });
    else if (!input.paused) resume();
    return () => clock.clearTimeout(wakeUp);
  });
}

/** Stands where no clock was provided. */
export const timerWithoutClock = fromCallback<TimerCommand, TimerInput>(() => {
  throw new PortMissingError('timer', 'Provide `timerOn(clock)`, or build the machine with its `…On(ports)` function.');
});
