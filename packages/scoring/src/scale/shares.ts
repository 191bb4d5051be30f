/** A share 0..1 in whole percent. Only a full share is 100, and only an empty one is 0. */
export function toPercent(share: number): number {
  const rounded = Math.round(share * 100);
  if (rounded >= 100 && share < 1) return 99;
  return rounded <= 0 && share > 0 ? 1 : rounded;
}

/**
 * The cost of each mistake in whole percent. The costs add up to exactly what the score lost (largest remainder method).
 *
 * @param score 0..1, displayed with `toPercent`
 * @param costs the cost of each mistake, all in the same unit
 */
export function splitLoss(score: number, costs: readonly number[]): number[] {
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  if (total <= 0) return costs.map(() => 0);
  const lost = 100 - toPercent(score);
  const exact = costs.map((cost) => (cost / total) * lost);
  const shares = exact.map(Math.floor);
  const rest = lost - shares.reduce((sum, share) => sum + share, 0);
  const cutMost = exact
    .map((share, index) => ({ index, cut: share - Math.floor(share) }))
    .sort((a, b) => b.cut - a.cut)
    .slice(0, rest);
  for (const { index } of cutMost) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
