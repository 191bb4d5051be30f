import type { zCefrBand } from '@rehearse/api-client/schemas';
import type { ScoreRange } from '@rehearse/scoring/adaptive';
import type { z } from 'zod';

type CefrBand = z.infer<typeof zCefrBand>;

/** Scores and the levels that the exam's owner compares them with. */
interface Concordance {
  readonly source: string;
  /** When the source was last seen to say so. */
  readonly date: string;
  /** Downwards, each with its first score. The source keeps A1 with A2 and C1 with C2. */
  readonly bands: readonly { readonly from: number; readonly low: CefrBand; readonly high: CefrBand }[];
}

/** Newer ones go in front; reports name the one they used. */
const concordances: readonly [Concordance, ...Concordance[]] = [
  {
    source:
      'The exam’s published score descriptions: A1–A2 10–55, B1 60–85, B2 90–115, C1–C2 120–160 (overall scores of the Duolingo English Test)',
    date: '2024-07-04',
    bands: [
      { from: 120, low: 'C1', high: 'C2' },
      { from: 90, low: 'B2', high: 'B2' },
      { from: 60, low: 'B1', high: 'B1' },
      { from: 10, low: 'A1', high: 'A2' },
    ],
  },
];

/** Where the levels of reports come from. */
export const concordance = concordances[0];

const bandsOf = (score: number) => concordance.bands.find(({ from }) => score >= from);

/** The levels that a range of overall scores reaches over; null without a range. */
export function cefrOf(range: ScoreRange | null): { low: CefrBand; high: CefrBand } | null {
  if (!range) return null;
  const [lowest, highest] = [bandsOf(range.low), bandsOf(range.high)];
  return lowest && highest ? { low: lowest.low, high: highest.high } : null;
}
