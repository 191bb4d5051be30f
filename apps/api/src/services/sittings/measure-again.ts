import type { Db } from '../../db/index.ts';
import type { Deps } from '../deps.ts';
import { enqueue, finishJob, type Job } from '../jobs/queue.ts';
import { makeReport } from './make-report.ts';

interface CorrectedAnswer {
  readonly userId: number;
  readonly questionId: number;
  readonly attemptId: number;
}

/** The test in which an answer was given; undefined for answers of drills and practice. */
async function testOf(db: Db, { userId, questionId, attemptId }: CorrectedAnswer): Promise<string | undefined> {
  const row = await db
    .selectFrom('sitting_slots as t')
    .innerJoin('sittings as s', 's.sitting_id', 't.sitting_id')
    .select('t.sitting_id')
    .where('t.user_id', '=', userId)
    .where('t.question_id', '=', questionId)
    .where('t.attempt_id', '=', attemptId)
    .where('s.kind', '<>', 'drill')
    .executeTakeFirst();
  return row?.sitting_id;
}

/** Queues the measuring of the test in which a corrected answer was given. Call it in the transaction that stores the correction. */
export async function queueMeasuring(
  db: Db,
  { correctionId, now, ...answer }: CorrectedAnswer & { readonly correctionId: number; readonly now: number },
): Promise<boolean> {
  if ((await testOf(db, answer)) === undefined) return false;
  await enqueue(db, { userId: answer.userId, kind: 'measuring', subject: correctionId, now });
  return true;
}

/**
 * Measures a test again after one of its answers was corrected, so that lists and a teacher show the range that the report shows. If
 * that fails, the range stays as it is until somebody opens the report.
 */
export async function measureAgain(deps: Deps, job: Job): Promise<void> {
  const { userId, subject: correctionId } = job;
  const answer = await deps.db
    .selectFrom('corrections')
    .select(['question_id', 'attempt_id'])
    .where('correction_id', '=', correctionId)
    .executeTakeFirst();
  const sittingId =
    answer && (await testOf(deps.db, { userId, questionId: answer.question_id, attemptId: answer.attempt_id }));
  if (sittingId !== undefined)
    await makeReport(deps, { userId, sittingId }).catch((error: unknown) =>
      deps.log.error({ err: error, sittingId }, 'a test could not be measured after a correction'),
    );
  await finishJob(deps.db, job);
}
