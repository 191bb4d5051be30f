import type { Db, SittingRow, SlotRow } from '../../db/index.ts';
import { missesOf, type QuestionMiss } from '../../domain/classes/question-miss.ts';
import { verdictOf } from '../../domain/misses/index.ts';
import { writtenTypes } from '../../domain/mistakes/index.ts';
import { serverTypeOf } from '../../domain/question-types/index.ts';
import { collectFromAttempt } from '../mistakes/index.ts';
import { slotsOf } from '../sittings/rows.ts';
import { askedIn, scoresIn } from './kept-answers.ts';

/** Whether a sitting was begun from an assignment. */
async function isAssigned(db: Db, sittingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('class_works')
    .select('sitting_id')
    .where('sitting_id', '=', sittingId)
    .executeTakeFirst();
  return row !== undefined;
}

const answersOf = (db: Db, sittingId: string) =>
  db
    .selectFrom('sitting_slots as t')
    .innerJoin('questions as q', 'q.question_id', 't.question_id')
    .leftJoin('attempts as a', 'a.attempt_id', 't.attempt_id')
    .select(['t.slot', 't.submodule_id', 'q.question_id', 'q.payload', 'a.answer'])
    .where('t.sitting_id', '=', sittingId)
    .where('t.state', '=', 'answered')
    .execute();

type Answer = Awaited<ReturnType<typeof answersOf>>[number];

const judge = ({ submodule_id: submoduleId, payload, answer }: Answer) =>
  answer === null ? null : verdictOf({ submoduleId, payload, answer });

/**
 * Judges the answers of a drill: a teacher sees what the server finds, not what the learner's device says. Recordings keep the
 * device's score.
 */
async function judgeDrill(db: Db, sittingId: string): Promise<QuestionMiss[]> {
  const misses: QuestionMiss[] = [];
  for (const answer of await answersOf(db, sittingId)) {
    if (!serverTypeOf(answer.submodule_id)?.judge) continue;
    const verdict = judge(answer);
    if (verdict) misses.push(...missesOf(answer.question_id, verdict));
    await db
      .updateTable('sitting_slots')
      .set({ score: verdict?.share ?? null })
      .where('sitting_id', '=', sittingId)
      .where('slot', '=', answer.slot)
      .execute();
  }
  return misses;
}

/**
 * Keeps what a class counts of a finished sitting, if it was begun from an assignment. Call it in the transaction that finishes the
 * sitting, when its answers are known.
 */
export async function recordWork(db: Db, sitting: SittingRow, now: number): Promise<void> {
  const { sitting_id: sittingId, kind } = sitting;
  if (!(await isAssigned(db, sittingId))) return;
  const misses = kind === 'drill' ? await judgeDrill(db, sittingId) : null;
  const slots = await slotsOf(db, sittingId);
  await db
    .updateTable('class_works')
    .set({
      ...{ finished_at: now, asked: JSON.stringify(askedIn(sitting, slots)), scores: JSON.stringify(scoresIn(slots)) },
      misses: misses && JSON.stringify(misses),
    })
    .where('sitting_id', '=', sittingId)
    .execute();
}

/** Finds the mistakes in the texts of a finished sitting, if it was assigned, so that the teacher sees their kinds. */
export async function collectFromWork(
  { db }: { db: Db },
  { sittingId, userId }: { readonly sittingId: string; readonly userId: number },
): Promise<void> {
  if (!(await isAssigned(db, sittingId))) return;
  const rows: Pick<SlotRow, 'attempt_id'>[] = await db
    .selectFrom('sitting_slots')
    .select('attempt_id')
    .where('sitting_id', '=', sittingId)
    .where('submodule_id', 'in', writtenTypes)
    .execute();
  for (const { attempt_id: attemptId } of rows) {
    if (attemptId !== null) await collectFromAttempt(db, userId, attemptId);
  }
}
