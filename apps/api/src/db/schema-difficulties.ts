import type { Generated } from 'kysely';

/** How hard each question is, in points of the exam's scale. A question without a row has the difficulty of its level. */
export interface QuestionDifficultiesTable {
  question_id: number;
  /** By the bank's measures, before any answer. */
  prior_difficulty: number;
  /** Standard deviation in points. */
  prior_uncertainty: number;
  /** After the answers that were used. */
  difficulty: number;
  uncertainty: number;
  /** How many answers were used. */
  answers: number;
  updated_at: number;
}

/** Each time that difficulties were estimated from answers. */
export interface CalibrationsTable {
  calibration_id: Generated<number>;
  /** The newest attempt that was read; 0 if there was none. */
  last_attempt_id: number;
  /** How many answers were used. */
  answers: number;
  calibrated_at: number;
}
