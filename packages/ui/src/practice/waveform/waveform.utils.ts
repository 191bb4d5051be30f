export type Fit = 'grow' | 'whole';

/** One height per bar, null where nothing was recorded yet. A bar for several levels shows the loudest. */
export function fitLevels(levels: readonly number[], bars: number, fit: Fit): (number | null)[] {
  if (fit === 'grow') {
    const latest = levels.slice(-bars);
    return [...Array.from({ length: bars - latest.length }, () => null), ...latest];
  }
  if (levels.length === 0) return Array.from({ length: bars }, () => null);
  return Array.from({ length: bars }, (_, bar) => {
    const start = Math.floor((bar * levels.length) / bars);
    const end = Math.max(start + 1, Math.floor(((bar + 1) * levels.length) / bars));
    return Math.max(...levels.slice(start, end));
  });
}
