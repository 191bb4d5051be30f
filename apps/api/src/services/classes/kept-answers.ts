import type { SittingRow, SlotRow } from '../../db/index.ts';
import { fullShare } from '../../domain/classes/outcome.ts';
import type { AnswerCounts } from './question-results.ts';

/** A question of a finished sitting, as it is kept with the work; the question is null in tests, which choose it for each learner. */
export type AskedInWork = readonly [submoduleId: number, questionId: number | null];

/** What became of it: a share of the points, 0 to 1, or null if ungraded. */
export type ScoreInWork = number | 'missed' | null;

/** The questions of a finished sitting, to be kept with the work. */
export const askedIn = ({ kind }: Pick<SittingRow, 'kind'>, slots: readonly SlotRow[]): AskedInWork[] =>
  slots.map((slot) => [slot.submodule_id, kind === 'drill' ? (slot.question_id ?? slot.planned_question_id) : null]);

/** What became of them, in the same order. */
export const scoresIn = (slots: readonly Pick<SlotRow, 'state' | 'score'>[]): ScoreInWork[] =>
  slots.map(({ state, score }) => (state === 'answered' ? score : 'missed'));

/** Counts what became of answers. */
export function countScores(scores: readonly ScoreInWork[]): AnswerCounts {
  const graded = scores.filter((score) => typeof score === 'number');
  return {
    answers: graded.length,
    right: graded.filter((score) => score >= fullShare).length,
    points: graded.reduce((sum, score) => sum + score, 0),
    ungraded: scores.filter((score) => score === null).length,
    missed: scores.filter((score) => score === 'missed').length,
  };
}
