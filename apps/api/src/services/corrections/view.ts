import type { zCorrection, zCorrectionReport } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, sql } from '../../db/index.ts';
import type { CorrectionsTable } from '../../db/schema-corrections.ts';

/** A correction, as in the contract. */
export type CorrectionView = z.infer<typeof zCorrection>;
/** A report, as in the contract. */
export type CorrectionReport = z.infer<typeof zCorrectionReport>;

const columns = [
  'correction_id',
  'attempt_id',
  'question_id',
  'submodule_id',
  'state',
  'stage',
  'failure',
  'report',
  'requested_at',
  'finished_at',
  'seen_at',
] as const satisfies (keyof CorrectionsTable)[];

/** A learner's corrections with the number of jobs that come before each, as rows for {@link viewOf}. */
export const selectCorrections = (db: Db, userId: number) =>
  db
    .selectFrom('corrections')
    .where('corrections.user_id', '=', userId)
    .select(columns)
    .select(
      sql<number>`(select count(*) from jobs ahead where ahead.kind = 'correction' and ahead.job_id < (
        select job_id from jobs own where own.kind = 'correction' and own.subject = corrections.correction_id
      ))`.as('ahead'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof selectCorrections>['executeTakeFirstOrThrow']>>;

const timeOf = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** A stored report; null unless the correction is done. */
export const reportOf = ({ report }: Pick<Row, 'report'>): CorrectionReport | null =>
  report === null ? null : JSON.parse(report);

/** A row as in the contract. */
export function viewOf(row: Row): CorrectionView {
  const overall = reportOf(row)?.overall;
  return {
    correctionId: row.correction_id,
    attemptId: row.attempt_id,
    questionId: row.question_id,
    submoduleId: row.submodule_id,
    state: row.state,
    ...(row.state === 'queued' && { ahead: Number(row.ahead) }),
    ...(row.state === 'working' && row.stage && { stage: row.stage }),
    ...(row.failure && { failure: row.failure }),
    ...(overall && { overall }),
    requestedAt: new Date(row.requested_at).toISOString(),
    finishedAt: timeOf(row.finished_at),
    isSeen: row.seen_at !== null,
  };
}
