/**
 * Shares of one whole as whole percentages that add up to 100, by the largest remainder; all zero without any share.
 *
 * @param shares 0 or more; they need not add up to 1
 */
export function wholePercents(shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum === 0) return shares.map(() => 0);
  const exact = shares.map((share) => (100 * share) / sum);
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((total, percent) => total + percent, 0);
  const byRemainder = exact
    .map((percent, index) => ({ index, remainder: percent - Math.floor(percent) }))
    .toSorted((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, left)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}
