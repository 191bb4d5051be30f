const firstMs = 10_000;
const factor = 3;
const longestMs = 6 * 60 * 60_000;

/** A grade is sent this often, over about three days. */
export const mostGradeTries = 18;

/**
 * How long to wait before a grade is sent again: longer after each failure, and at least as long as the platform asks for.
 * Null when it should be given up.
 *
 * @param failures how often it failed, this time included
 * @param chance 0 to 1, spreads grades that failed together
 */
export function gradeDelay(failures: number, retryAfterMs: number | null, chance: number): number | null {
  if (failures >= mostGradeTries) return null;
  const wait = Math.min(longestMs, firstMs * factor ** (failures - 1));
  return Math.max(Math.min(retryAfterMs ?? 0, longestMs), Math.round(wait * (0.75 + chance / 2)));
}
