import { type EventObject, fromCallback } from 'xstate';
import type { Clock } from './ports.ts';

/** Input of a cooldown. */
export interface CooldownInput {
  /** Counted from the start of the actor. */
  durationMs: number;
}

/** Events of a cooldown. Both follow the clock: a tab that slept skips seconds and never waits longer. */
export type CooldownEvent =
  /** Once at the start and then about once a second; whole seconds, rounded up. */
  | { type: 'cooldown.ticked'; remainingSeconds: number }
  /** Once, at the end. */
  | { type: 'cooldown.over' };

/** The `cooldown` actor of `registration` and `password-reset`, on a given clock. */
export function createCooldown(clock: Clock) {
  return fromCallback<EventObject, CooldownInput>(({ input, sendBack }) => {
    const deadlineMs = clock.now() + input.durationMs;
    let timeout: unknown;
    const report = () => {
      const remainingMs = deadlineMs - clock.now();
      if (remainingMs <= 0) return sendBack({ type: 'cooldown.over' });
      const remainingSeconds = Math.ceil(remainingMs / 1000);
      sendBack({ type: 'cooldown.ticked', remainingSeconds });
      timeout = clock.setTimeout(report, remainingMs - (remainingSeconds - 1) * 1000);
    };
    report();
    return () => clock.clearTimeout(timeout);
  });
}
