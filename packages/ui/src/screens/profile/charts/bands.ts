/** Equal bands over a width, one for each date. */
export interface Bands {
  /** Center of a date's band, in pixels from the left. */
  center: (date: string) => number;
  /** Width of a bar with a quarter of its band free, in pixels. */
  thickness: number;
}

const barShare = 0.75;

/** Divides a width in pixels among dates, from left to right. */
export function bandsOf(dates: readonly string[], width: number): Bands {
  const step = width / Math.max(1, dates.length);
  const centers = new Map(dates.map((date, index) => [date, (index + 0.5) * step]));
  return { center: (date) => centers.get(date) ?? 0, thickness: step * barShare };
}
