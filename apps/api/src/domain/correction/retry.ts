const firstMs = 5000;
const factor = 4;
const longestMs = 10 * 60_000;
/** A service that wants to be left alone for longer is as good as down. */
const longestRetryAfterMs = 60 * 60_000;
/** A request is tried this often. */
export const mostTries = 5;

/**
 * How long to wait before a failed request is tried again: longer after each failure, and at least as long as the service
 * asks for. Null when it should not be tried again.
 *
 * @param failures how often it failed, this time included
 * @param chance 0 to 1, spreads requests that failed together
 */
export function retryDelay(failures: number, retryAfterMs: number | null, chance: number): number | null {
  if (failures >= mostTries || (retryAfterMs ?? 0) > longestRetryAfterMs) return null;
  const wait = Math.min(longestMs, firstMs * factor ** (failures - 1));
  return Math.max(retryAfterMs ?? 0, Math.round(wait * (0.75 + chance / 2)));
}
