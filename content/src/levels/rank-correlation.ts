/** Ranks from 0; equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks: number[] = [];
  for (let from = 0, to = 0; from < order.length; from = to) {
    while (to < order.length && order[to]?.value === order[from]?.value) to++;
    for (const { index } of order.slice(from, to)) ranks[index] = (from + to - 1) / 2;
  }
  return ranks;
}

/** Spearman's rank correlation, −1 to 1; NaN if one list has a single value. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const mean = (a.length - 1) / 2;
  const sum = (of: (index: number) => number) => x.reduce((total, _, index) => total + of(index), 0);
  const from = (ranks: readonly number[], index: number) => (ranks[index] ?? 0) - mean;
  const spread = (ranks: readonly number[]) => Math.sqrt(sum((index) => from(ranks, index) ** 2));
  return sum((index) => from(x, index) * from(y, index)) / (spread(x) * spread(y));
}
