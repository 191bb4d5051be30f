/** A score on the exam's scale, 10 to 160, as a range that is meant to hold the true one in 80 % of cases. */
export interface PointRange {
  low: number;
  high: number;
}

/** The four individual subscores, in the order of reports. */
export const individualScores = ['reading', 'writing', 'listening', 'speaking'] as const;
/** The four subscores that each combine two skills. */
export const integratedScores = ['literacy', 'comprehension', 'conversation', 'production'] as const;
/** Every score of a report. */
export const scoreNames = ['overall', ...individualScores, ...integratedScores] as const;
export type ScoreName = (typeof scoreNames)[number];

/** The ranges of a test; null for what nobody measured. */
export type ScoreRanges = Readonly<Record<ScoreName, PointRange | null>>;

/** The ends of the exam's scale. */
export const scale = { least: 10, most: 160 } as const;

/** A range drawn on a scale. */
export interface ScaleMark {
  /** Whose range it is, such as "This test". */
  name: string;
  range: PointRange;
  /** `solid` for the test that the page is about, `outline` for those it is compared with. */
  variant: 'solid' | 'outline';
  /** Draws this text beside the mark, such as a date. */
  caption?: string;
}
