import type { PointRange } from '../score-scale/index.ts';

/**
 * What two tests say about a change. `moved`: it is larger than the error of both together, and lies between `low` and
 * `high` points. `same`: it isn't. `unknown`: not both have a range.
 */
export type Change =
  | { verdict: 'moved'; direction: 'up' | 'down'; low: number; high: number }
  | { verdict: 'same' }
  | { verdict: 'unknown'; measured: 'one' | 'none' };

const middle = ({ low, high }: PointRange) => (low + high) / 2;
const halfWidth = ({ low, high }: PointRange) => (high - low) / 2;

/**
 * Compares a range with a later one. Both hold the true score in 80 % of cases. Their errors are independent, so the 80 %
 * range of the difference is as wide as the root of the sum of the squared half-widths; a change counts when zero is
 * outside of it.
 */
export function compareRanges(older: PointRange | null, newer: PointRange | null): Change {
  if (older === null || newer === null) {
    return { verdict: 'unknown', measured: older === null && newer === null ? 'none' : 'one' };
  }
  const difference = middle(newer) - middle(older);
  const error = Math.hypot(halfWidth(older), halfWidth(newer));
  const distance = Math.abs(difference);
  if (distance <= error) return { verdict: 'same' };
  return {
    verdict: 'moved',
    direction: difference > 0 ? 'up' : 'down',
    low: Math.max(1, Math.round(distance - error)),
    high: Math.round(distance + error),
  };
}
