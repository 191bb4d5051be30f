/** Minimum, median and maximum. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** The spread of numbers, or undefined for none. */
export function spreadOf(numbers: readonly number[]): Spread | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  const median = sorted[Math.floor(sorted.length / 2)];
  return min === undefined || median === undefined || max === undefined ? undefined : { min, median, max };
}

/** `8 / 15 / 44`, or a dash. */
export function formatSpread(spread: Spread | undefined, digits = 0): string {
  if (!spread) return '–';
  return [spread.min, spread.median, spread.max].map((number) => number.toFixed(digits)).join(' / ');
}
