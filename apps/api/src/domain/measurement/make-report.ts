import type { zSittingReport } from '@rehearse/api-client/schemas';
import { rangeOf, reportOf } from '@rehearse/scoring/adaptive';
import type { z } from 'zod';
import { abilityOf, countedScore } from './ability-of.ts';
import type { AnswerRow, DifficultyOf } from './answers.ts';
import { cefrOf, concordance } from './concordance.ts';
import { measuredType } from './measured-types.ts';
import { suggestDrills } from './next-drills.ts';

type SittingReport = z.infer<typeof zSittingReport>;
type ReportedQuestion = SittingReport['questions'][number];

/** What a report says that follows from the answers alone, as in the contract. */
export type MeasuredReport = Pick<
  SittingReport,
  'openLeft' | 'ranges' | 'cefr' | 'concordance' | 'questions' | 'time' | 'costs' | 'nextDrills'
>;

/** A question with a key, as it was counted. */
const keyScoreOf = (row: AnswerRow) => {
  const type = measuredType(row.submoduleId);
  return type ? countedScore(row, type) : null;
};

function judgedBy(row: AnswerRow): ReportedQuestion['judgedBy'] {
  if (keyScoreOf(row) !== null) return 'key';
  return row.state === 'answered' && row.estimate ? row.estimate.by : 'nobody';
}

function reportedQuestion(row: AnswerRow): ReportedQuestion {
  const { slot, submoduleId, questionId, state, isLate, estimate, usedSeconds, seconds, attemptId } = row;
  const judge = judgedBy(row);
  const isEstimated = judge === 'service' || judge === 'measures';
  return {
    ...{ slot, submoduleId, questionId, state, isLate },
    score: keyScoreOf(row),
    ...(isEstimated && estimate && { points: rangeOf({ mean: estimate.points, error: estimate.error }) }),
    judgedBy: judge,
    usedSeconds,
    seconds,
    ...(attemptId !== undefined && { attemptId }),
  };
}

const sumOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** What cost most: the answers that were lost in questions with a key, a gap of a passage counting as much as a word. */
export function costsOf(rows: readonly AnswerRow[]): SittingReport['costs'] {
  const lost = new Map<number, number>();
  for (const row of rows) {
    const score = keyScoreOf(row);
    const parts = measuredType(row.submoduleId)?.model?.parts;
    if (score === null || !parts) continue;
    lost.set(row.submoduleId, (lost.get(row.submoduleId) ?? 0) + (1 - score) * parts);
  }
  const all = sumOf([...lost.values()]);
  return [...lost]
    .filter(([, share]) => share > 0)
    .map(([submoduleId, share]) => ({ submoduleId, lost: share / all }))
    .toSorted((a, b) => b.lost - a.lost);
}

/**
 * The report of a sitting, from its questions in order. Ranges are meant to hold the true ability in 80 % of cases; what
 * nobody measured is null.
 */
export function makeReport(rows: readonly AnswerRow[], difficultyOf: DifficultyOf): MeasuredReport {
  const { ability, measured } = abilityOf(rows, difficultyOf);
  const { overall, skills, integrated } = reportOf(ability, measured);
  const costs = costsOf(rows);
  return {
    openLeft: rows.filter(({ isPending }) => isPending).length,
    ranges: { overall, ...skills, ...integrated },
    cefr: cefrOf(overall),
    concordance: { source: concordance.source, date: concordance.date },
    questions: rows.map(reportedQuestion),
    time: {
      usedSeconds: Math.round(sumOf(rows.map(({ usedSeconds }) => usedSeconds))),
      givenSeconds: sumOf(rows.map(({ seconds }) => seconds)),
    },
    costs,
    nextDrills: suggestDrills({ rows, costs, ranges: skills }),
  };
}
