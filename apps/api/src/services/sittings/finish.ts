import { type QuestionType, questionTypes } from '@rehearse/question-types';
import { type Db, inTransaction, type SittingRow, type SlotRow, sql } from '../../db/index.ts';
import { collectFromWork, recordWork } from '../classes/record-work.ts';
import type { Deps } from '../deps.ts';
import { queueSittingGrade } from '../lti/queue-grade.ts';
import { saveAttempt } from '../questions/save-attempt.ts';
import { returnTest } from './allowance.ts';
import { makeReport } from './make-report.ts';
import { isSealed, lockSitting, type SittingKey, slotsOf, updateSlot } from './rows.ts';
import { showSitting } from './show.ts';
import type { Sitting } from './view.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'sittings' | 'log'>;

const attemptKinds = { choice: 'answer', text: 'text', imageWriting: 'image-writing', recording: 'recording' } as const;
const types: readonly QuestionType[] = questionTypes;

function kindOf({ submodule_id, recording, answer }: SlotRow) {
  if (recording !== null) return 'recording';
  const kind = attemptKinds[types.find(({ id }) => id === submodule_id)?.answer ?? 'text'];
  return kind === 'recording' || answer?.trim() === '' ? 'text' : kind;
}

/** An answer of a test becomes an attempt of the time at which it arrived. */
async function toAttempt(deps: Needs, row: SlotRow): Promise<void> {
  const { question_id: questionId, answered_at: answeredAt, answer, recording } = row;
  if (questionId === null || answeredAt === null || (answer === null && recording === null)) return;
  const { attemptId } = await saveAttempt(
    { ...deps, clock: { now: () => answeredAt } },
    {
      ...{ userId: row.user_id, questionId, submoduleId: row.submodule_id, kind: kindOf(row) },
      ...(answer !== null && { answer }),
      ...(recording !== null && { recording }),
      score: row.score ?? undefined,
    },
  );
  await updateSlot(deps.db, row, { attempt_id: attemptId });
}

/** The answer of a drill was saved by the calls of practice, before its slot was told: finds its attempt, not that of a later try. */
async function findAttempt(db: Db, sitting: SittingRow, row: SlotRow): Promise<void> {
  if (row.question_id === null || row.state !== 'answered' || row.answered_at === null) return;
  const attempt = await db
    .selectFrom('attempts')
    .select('attempt_id')
    .where('user_id', '=', row.user_id)
    .where('question_id', '=', row.question_id)
    .where('created_at', '>=', row.opened_at ?? sitting.created_at)
    .orderBy(sql`created_at > ${row.answered_at}`)
    .orderBy('attempt_id', 'desc')
    .executeTakeFirst();
  if (attempt) await updateSlot(db, row, { attempt_id: attempt.attempt_id });
}

async function finishRows(deps: Needs, sitting: SittingRow, now: number): Promise<void> {
  const { db } = deps;
  const slots = await slotsOf(db, sitting.sitting_id);
  for (const row of slots) {
    if (isSealed(sitting)) await toAttempt(deps, row);
    else await findAttempt(db, sitting, row);
  }
  await db
    .updateTable('sitting_slots')
    .set({ state: 'missed' })
    .where('sitting_id', '=', sitting.sitting_id)
    .where('state', 'in', ['waiting', 'open'])
    .execute();
  await recordWork(db, sitting, now);
  if (slots.every(({ handed_out_at }) => handed_out_at === null)) await returnTest(db, sitting.sitting_id);
  await db
    .updateTable('sittings')
    .set({ state: 'finished', finished_at: now })
    .where('sitting_id', '=', sitting.sitting_id)
    .execute();
  await queueSittingGrade(db, { userId: sitting.user_id, sittingId: sitting.sitting_id, now });
}

/**
 * Finishes a sitting. In one transaction the answers of a test become attempts, judged like any other, with their mistakes in the
 * notebook. Then the report is made. A finished sitting stays as it is.
 *
 * @throws NotFound, QuotaExceeded when the learner's storage is full; nothing is changed then
 */
export async function finishSitting(deps: Needs, key: SittingKey): Promise<Sitting> {
  const now = deps.clock.now();
  const wasRunning = await inTransaction(deps.db, async (db) => {
    const sitting = await lockSitting(db, key, now);
    if (sitting.state === 'finished') return false;
    await finishRows({ ...deps, db }, sitting, now);
    return true;
  });
  // Without a report the sitting is finished all the same; the report is made when it is asked for.
  if (wasRunning) {
    const logged = (message: string) => (error: unknown) =>
      deps.log.error({ err: error, sittingId: key.sittingId }, message);
    await makeReport(deps, key).catch(logged('the report of a sitting could not be made'));
    await collectFromWork(deps, key).catch(logged('the mistakes of an assignment could not be found'));
  }
  return inTransaction(deps.db, async (db) => {
    const row = await db
      .selectFrom('sittings')
      .selectAll()
      .where('sitting_id', '=', key.sittingId)
      .executeTakeFirstOrThrow();
    return showSitting(db, row);
  });
}
