import type { Level } from '../catalogue.ts';
import type { Measure } from './index.ts';

/** What is known of a question's difficulty before anybody has answered it. */
export interface PriorDifficulty {
  /** Ability on the exam's scale, 10–160, at which half of what can't be guessed is answered. */
  readonly points: number;
  /** Standard deviation of the points. */
  readonly uncertainty: number;
}

/** Points from which a question counts as medium, and as hard. */
const MEDIUM_FROM = 80;
const HARD_FROM = 110;
/** No measure of a text alone puts a question closer to the ends of the scale. */
const LOWEST = 30;
const HIGHEST = 150;

const pointsAt = ([value, [medium, hard]]: Measure) => {
  const onLine = MEDIUM_FROM + ((value - medium) / (hard - medium)) * (HARD_FROM - MEDIUM_FROM);
  return Math.min(HIGHEST, Math.max(LOWEST, onLine));
};

/**
 * The difficulty of a question that is measured, as the mean of its measures. The limits of each measure are put at 80
 * and 110 points, everything else on the line through both.
 *
 * @param uncertainty standard deviation in points
 */
export function difficultyOfMeasures(measures: readonly Measure[], uncertainty: number): PriorDifficulty {
  const sum = measures.reduce((total, measure) => total + pointsAt(measure), 0);
  return { points: Math.round(sum / measures.length), uncertainty };
}

const pointsOfLevel: Readonly<Record<Level, number>> = { easy: 65, medium: 95, hard: 125 };

/** The difficulty of a question of which only the level is known, because an author set it. */
export const difficultyOfLevel = (level: Level): PriorDifficulty => ({ points: pointsOfLevel[level], uncertainty: 20 });
