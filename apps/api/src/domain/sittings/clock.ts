/** How long the connection may take with an answer, in seconds. */
export const graceSeconds = 10;
/** How long an answer may be under way if the device's stopwatch shows that it was given in time: a lost connection. */
export const outageSeconds = 60 * 60;
/** A stopwatch may run this much longer than the clock of the question, in seconds. */
const stopwatchSlack = 1;

/** The clock of a slot. All times are the server's; the device contributes only a duration. */
export interface SlotClock {
  /** With preparation and all parts; null for no clock. */
  readonly totalSeconds: number | null;
  /** When the question was opened, or handed out in advance if the device opened it without a connection. */
  readonly since: number;
  readonly now: number;
}

const elapsedSeconds = ({ since, now }: SlotClock) => Math.max(0, (now - since) / 1000);

/** The time left, in seconds; null for no clock. */
export function secondsLeft(clock: SlotClock): number | null {
  return clock.totalSeconds === null ? null : Math.max(0, clock.totalSeconds - elapsedSeconds(clock));
}

/**
 * Whether an answer is late. It is in time if it arrives within its time and {@link graceSeconds}, or if the device's stopwatch
 * shows no more than its time and it arrives at most {@link outageSeconds} later.
 */
export function isLate(clock: SlotClock, usedSeconds: number): boolean {
  const { totalSeconds } = clock;
  if (totalSeconds === null) return false;
  const delay = elapsedSeconds(clock) - totalSeconds;
  if (delay <= graceSeconds) return false;
  return usedSeconds > totalSeconds + stopwatchSlack || delay > outageSeconds;
}
