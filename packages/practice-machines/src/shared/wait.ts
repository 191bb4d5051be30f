import { type EventObject, fromCallback } from 'xstate';
import { type Clock, PortMissingError } from './ports.ts';

export interface WaitInput {
  /** Null waits forever, until something else ends it. */
  durationMs: number | null;
}

export type WaitEvent = { type: 'wait.ended' };

/** The `wait` actor of a flow. */
export function waitOn(clock: Clock) {
  return fromCallback<EventObject, WaitInput>(({ input: { durationMs }, sendBack }) => {
    if (durationMs === null) return;
    const report = () => sendBack({ type: 'wait.ended' } satisfies WaitEvent);
    const id = clock.setTimeout(report, durationMs);
    return () => clock.clearTimeout(id);
  });
}

/** Default actor: fails, because no clock was provided. */
export const waitWithoutClock = fromCallback<EventObject, WaitInput>(() => {
  throw new PortMissingError('wait', 'Provide `waitOn(clock)`, or build the machine with its `…On(ports)` function.');
});
