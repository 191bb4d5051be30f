import {
  type Ability,
  abilityFrom,
  evidenceOfEstimate,
  evidenceOfScore,
  type MeasuredSkill,
  type Observation,
} from '@rehearse/scoring/adaptive';
import type { AnswerRow, DifficultyOf } from './answers.ts';
import { type MeasuredType, mainSkill, measuredType } from './measured-types.ts';

/** What an answer says, and about which type. */
export interface MeasuredAnswer extends Observation {
  readonly type: MeasuredType;
}

/** What rows say about the learner. */
export interface Measurement {
  readonly ability: Ability;
  /** The skills that at least one answer asked for first of all. */
  readonly measured: ReadonlySet<MeasuredSkill>;
}

/**
 * How far the errors of our own measures go together in one learner's answers: somebody who speaks fast and says little is
 * overrated each time.
 */
const SHARED = 0.5;

/** The error with which each of several estimates by our own measures counts. */
const errorAmong = (error: number, count: number) => error * Math.sqrt(count * SHARED + 1 - SHARED);

/** The score with which a row counts; null if its key has nothing to say. */
export function countedScore({ state, score }: Pick<AnswerRow, 'state' | 'score'>, { model }: MeasuredType) {
  if (!model) return null;
  return state === 'missed' ? 0 : score;
}

/**
 * What each row says. A late answer says nothing, as nobody knows how it came about, nor does an open one that nobody has
 * judged. A question with a key that was left unanswered counts as wrong.
 */
export function observationsOf(rows: readonly AnswerRow[], difficultyOf: DifficultyOf): MeasuredAnswer[] {
  const typed = rows.flatMap((row) => {
    const type = measuredType(row.submoduleId);
    return type && !row.isLate ? [{ row, type, skill: mainSkill(type) }] : [];
  });
  return typed.flatMap(({ row, type, skill }): MeasuredAnswer[] => {
    const { loadings, model } = type;
    const score = countedScore(row, type);
    if (model && score !== null)
      return [{ type, loadings, evidence: evidenceOfScore(model, difficultyOf(row.questionId), score) }];
    if (model || !row.estimate) return [];
    const { points, error, by } = row.estimate;
    const alike = typed.filter((other) => other.skill === skill && other.row.estimate?.by === 'measures').length;
    const counted = by === 'measures' ? errorAmong(error, alike) : error;
    return [{ type, loadings, evidence: evidenceOfEstimate(points, counted) }];
  });
}

/** What all rows of a sitting say together. */
export function abilityOf(rows: readonly AnswerRow[], difficultyOf: DifficultyOf): Measurement {
  const observations = observationsOf(rows, difficultyOf);
  return {
    ability: abilityFrom(observations),
    measured: new Set(observations.map(({ type }) => mainSkill(type))),
  };
}
