export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Root of the mean square: the usual size of an error. */
export const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(meanOf(values.map((value) => value ** 2)));

/** The median of durations and other skewed numbers. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
