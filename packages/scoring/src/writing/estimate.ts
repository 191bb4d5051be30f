import { SCALE, toScale, toScaleRange } from '../scale/scale.ts';
import type { TextMeasures } from './measures.ts';

/** What the form of a text takes off the estimate. */
export type CostKind = 'length' | 'vocabulary' | 'sentences' | 'slips';

export interface WritingCost {
  kind: CostKind;
  /** Points of the scale, a multiple of 5. */
  points: number;
}

/** A range on the test's scale, or why there is none. */
export type WritingEstimate =
  | { kind: 'range'; low: number; high: number; costs: WritingCost[] }
  /** Under ten words. */
  | { kind: 'tooShort' }
  /** Too few of the words that hold English sentences together. */
  | { kind: 'notEnglish' };

/** Points of each feature, of the 150 between the ends of the scale. */
const WEIGHT = { length: 60, vocabulary: 50, sentences: 40 } as const;
/** At most this much for slips. */
const SLIPS_MAX = 40;
/** Points for one slip in a hundred words. */
const POINTS_PER_SLIP = 6;
/** Shares of words beyond the everyday ones that earn nothing and everything. */
const VOCABULARY = { from: 0.02, to: 0.14 };
/** Mean words of a sentence that earn nothing and everything. */
const SENTENCE = { from: 5, to: 13 };
/** Fewer words than this say nothing. */
const MIN_WORDS = 10;
/** Running English has nearly half of its words from the function words. */
const MIN_FUNCTION_WORDS = 0.2;
/** Either way: form explains about half of what raters see, so the range is wide. */
export const WRITING_MARGIN = 25;

const share = (value: number, { from, to }: { from: number; to: number }) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
const inSteps = (points: number) => Math.round(points / SCALE.step) * SCALE.step;

/**
 * What the form of a text alone suggests: its length against the recommended one, how far its words go beyond the everyday
 * ones, the length of its sentences, and slips. Neither content nor grammar is looked at. Weights and anchors are
 * heuristics of this package; the middle of the range of well-written sample answers is above 100.
 */
export function estimateWriting(measures: TextMeasures, slipCount: number, recommendedWords: number): WritingEstimate {
  const { words, everydayShare, functionShare, meanSentenceWords } = measures;
  if (words < MIN_WORDS) return { kind: 'tooShort' };
  if (functionShare < MIN_FUNCTION_WORDS) return { kind: 'notEnglish' };
  const lost = {
    length: WEIGHT.length * (1 - Math.min(1, words / recommendedWords)),
    vocabulary: WEIGHT.vocabulary * (1 - share(1 - everydayShare, VOCABULARY)),
    sentences: WEIGHT.sentences * (1 - share(meanSentenceWords, SENTENCE)),
    slips: Math.min(SLIPS_MAX, (slipCount / words) * 100 * POINTS_PER_SLIP),
  };
  const sum = lost.length + lost.vocabulary + lost.sentences + lost.slips;
  const { low, high } = toScaleRange(toScale(1 - sum / (SCALE.max - SCALE.min)), WRITING_MARGIN);
  const costs = (Object.keys(lost) as CostKind[])
    .map((kind) => ({ kind, points: inSteps(lost[kind]) }))
    .filter(({ points }) => points > 0);
  return { kind: 'range', low, high, costs };
}
