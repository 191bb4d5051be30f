import type { DifficultyLevel } from '../difficulty.ts';

/** What is known of a question's difficulty before anybody has answered it, as in a content pack. */
export interface Prior {
  /** On the exam's scale. */
  readonly points: number;
  /** Standard deviation in points. */
  readonly uncertainty: number;
}

const pointsOfLevel: Readonly<Record<DifficultyLevel, number>> = { Easy: 65, Medium: 95, Hard: 125 };

/** The prior of a question of which only the level is known: it is from an older pack or an operator. */
export const priorOfLevel = (level: DifficultyLevel): Prior => ({ points: pointsOfLevel[level], uncertainty: 20 });
