import type { Sitting as HostsSitting } from '@rehearse/api-client';
import type { TimeFactor } from '@rehearse/practice-machines/protocol';
import type { Sitting } from '@rehearse/practice-machines/sitting';

/** A sitting of the host, as the machine takes it. */
export interface AppSitting extends Sitting {
  sittingId: string;
  /** By how much the host has extended the times of a test. */
  timeFactor: TimeFactor;
  /** The assignment of a class that it was begun from; undefined for others. */
  assignment: HostsSitting['assignment'];
}

/**
 * The machine's view of a sitting of the host.
 *
 * @param underWay slots whose answers are on this device, on their way to the host
 */
export function toSitting(given: HostsSitting, underWay: ReadonlySet<number>): AppSitting {
  const {
    sittingId,
    kind,
    state,
    isSealed,
    review = 'end',
    mode = 'exam',
    minutes,
    timeFactor = 1,
    assignment,
  } = given;
  const slots = given.slots.map(({ slot, submoduleId, state: was, questionId, score }) => ({
    slot,
    submoduleId,
    state: underWay.has(slot) ? ('answered' as const) : was,
    questionId,
    score,
  }));
  return { sittingId, kind, state, isSealed, review, mode, minutes, timeFactor, assignment, slots };
}
