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
