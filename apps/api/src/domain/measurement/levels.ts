import type { Estimate } from '@rehearse/scoring/adaptive';
import type { DifficultyLevel } from '../difficulty.ts';

/** The difficulties that fit a learner. */
export interface FittingDifficulty {
  readonly level: DifficultyLevel;
  /** In points of the exam's scale. */
  readonly from: number;
  readonly to: number;
}

/** Where the bank's levels begin; see `content/src/levels`. */
const MEDIUM_FROM = 80;
const HARD_FROM = 110;
/** Questions so far from a learner's ability are still worth practicing. */
const REACH = 15;

/** The difficulties that fit an ability: the questions of which somewhat more than a quarter to three quarters are answered. */
export function fittingDifficulty({ mean }: Estimate): FittingDifficulty {
  const level = mean < MEDIUM_FROM ? 'Easy' : mean < HARD_FROM ? 'Medium' : 'Hard';
  return { level, from: Math.round(mean - REACH), to: Math.round(mean + REACH) };
}
