import type { zCefrBand, zScoreRange } from '@rehearse/api-client/schemas';
import type { z } from 'zod';

/** Level of the Common European Framework. */
export type CefrBand = z.infer<typeof zCefrBand>;
/** A score as a range, as in the contract. */
export type ScoreRange = z.infer<typeof zScoreRange>;

export const lowestScore = 10;
export const highestScore = 160;
const step = 5;
/** A single text never shows a score more exactly than this. */
const leastWidth = 10;

/** The first score of each level, by the test's published comparison. */
const bandStarts: readonly (readonly [start: number, band: CefrBand])[] = [
  [145, 'C2'],
  [120, 'C1'],
  [90, 'B2'],
  [60, 'B1'],
  [30, 'A2'],
  [lowestScore, 'A1'],
];

/** The levels, lowest first. */
export const bands: readonly CefrBand[] = bandStarts.map(([, band]) => band).toReversed();

const onScale = (score: number) => Math.min(highestScore, Math.max(lowestScore, Math.round(score / step) * step));

/** The level of a score. */
export const bandOf = (score: number): CefrBand => bandStarts.find(([start]) => score >= start)?.[1] ?? 'A1';

/** The next level; the highest stays. */
export const bandAbove = (band: CefrBand): CefrBand => bands[bands.indexOf(band) + 1] ?? band;

/** A range on the scale in steps of 5, at least 10 wide, with the level of its middle. */
export function rangeOf(low: number, high: number): ScoreRange {
  const missing = Math.max(0, leastWidth - (onScale(high) - onScale(low)));
  const end = Math.min(highestScore, onScale(high) + Math.floor(missing / 2 / step) * step);
  const start = Math.max(lowestScore, Math.min(onScale(low), end - leastWidth));
  const width = Math.max(leastWidth, end - start);
  return { low: start, high: start + width, band: bandOf(start + width / 2) };
}

/** The range, moved down so that it ends at `ceiling` at the latest. */
export function below(ceiling: number, range: ScoreRange): ScoreRange {
  const over = range.high - ceiling;
  return over <= 0 ? range : rangeOf(range.low - over, ceiling);
}

/** The mean of several ranges. */
export function meanOf(ranges: readonly ScoreRange[]): ScoreRange {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return rangeOf(mean(ranges.map(({ low }) => low)), mean(ranges.map(({ high }) => high)));
}
