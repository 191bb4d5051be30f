import type { SendResult } from './outbox.types.ts';

/** The first wait after a failure. */
const FIRST_WAIT_MS = 1000;
/** No wait is longer. */
const LONGEST_WAIT_MS = 60_000;

/**
 * The wait before the next sending after `failures` (from 1) in a row: it doubles up to a minute, and `random` (0..1) takes
 * up to half of it off.
 */
export function backOffMs(failures: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(wait * (1 - random / 2));
}

/** Statuses of a host that is in trouble or wants to be asked again. */
function isPassing(status: number): boolean {
  return status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;
}

/** What an HTTP status means for a pending write; 0 stands for no answer at all. */
export function resultOfStatus(status: number, message = ''): SendResult {
  if (status >= 200 && status < 300) return { outcome: 'saved' };
  if (status === 401 || status === 403) return { outcome: 'signedOut' };
  return isPassing(status) ? { outcome: 'later' } : { outcome: 'refused', status, message };
}
