import type { zSlotAnswerReply, zSlotAnswerRequest } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, inTransaction, type SittingRow, type SlotRow } from '../../db/index.ts';
import { Conflict, NotFound } from '../../domain/errors.ts';
import { recordingNameOf } from '../../domain/media.ts';
import { verdictOf } from '../../domain/misses/index.ts';
import { unsealAnswer } from '../../domain/question-types/seal.ts';
import { isLate } from '../../domain/sittings/clock.ts';
import type { Deps } from '../deps.ts';
import { assertNotFinished, isSealed, lockSitting, type SittingKey, updateSlot } from './rows.ts';

/** An answer to a slot's question. */
export type SlotAnswer = z.infer<typeof zSlotAnswerRequest> & SittingKey & { readonly slot: number };
/** Whether the answer is late, and whether it is the first, as in the contract. */
export type KeptAnswer = z.infer<typeof zSlotAnswerReply>['data'];

/** @throws NotFound when the learner has no such recording */
async function ownRecording(db: Db, { userId, recordingUrl }: SlotAnswer): Promise<string | null> {
  if (recordingUrl === undefined) return null;
  const name = recordingNameOf(recordingUrl);
  const owned =
    name === null
      ? undefined
      : await db
          .selectFrom('recordings')
          .select('name')
          .where('name', '=', name)
          .where('user_id', '=', userId)
          .executeTakeFirst();
  if (!owned) throw new NotFound('recording.notFound');
  return owned.name;
}

/** The answer as practice saves it, and its share of the points as the server grades it. */
async function gradeSealed(db: Db, { question_id, submodule_id }: SlotRow, given: string | undefined) {
  if (given === undefined) return { answer: null, score: null };
  const { payload } = await db
    .selectFrom('questions')
    .select('payload')
    .where('question_id', '=', question_id)
    .executeTakeFirstOrThrow();
  const answer = unsealAnswer(submodule_id, payload, given);
  return { answer, score: verdictOf({ submoduleId: submodule_id, payload, answer })?.share ?? null };
}

/**
 * What is kept of an answer. A drill keeps only a mark, because its answers are saved by the calls of practice.
 */
async function contentOf(db: Db, sitting: SittingRow, row: SlotRow, given: SlotAnswer) {
  const hasAnswer = given.answer !== undefined || given.recordingUrl !== undefined;
  const state = hasAnswer ? ('answered' as const) : ('missed' as const);
  if (!isSealed(sitting)) return { state, score: given.score ?? null };
  const recording = await ownRecording(db, given);
  return { state, recording, ...(await gradeSealed(db, row, given.answer)) };
}

/**
 * Keeps the answer to a slot's question. Of several answers the first one counts, also the answer that there is none; answers
 * may come late, out of order, and after the slot was closed.
 *
 * @throws NotFound, Conflict when the slot asked another question or the sitting is finished
 */
export function answerSlot(deps: Pick<Deps, 'db' | 'clock'>, given: SlotAnswer): Promise<KeptAnswer> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (db) => {
    const sitting = await lockSitting(db, given, now);
    const row = await db
      .selectFrom('sitting_slots')
      .selectAll()
      .where('sitting_id', '=', given.sittingId)
      .where('slot', '=', given.slot)
      .executeTakeFirst();
    if (!row) throw new NotFound('sitting.notFound');
    if (row.question_id !== given.questionId) throw new Conflict('sitting.wrongQuestion');
    if (row.answered_at !== null) return { isLate: row.late === 1, isFirst: false };
    assertNotFinished(sitting);
    const since = row.opened_at ?? row.handed_out_at ?? now;
    const clock = { totalSeconds: row.total_seconds, since, now };
    const late = isSealed(sitting) && isLate(clock, given.usedSeconds);
    await updateSlot(db, row, {
      ...(await contentOf(db, sitting, row, given)),
      ...{ answered_at: now, used_seconds: given.usedSeconds, late: late ? 1 : 0 },
    });
    return { isLate: late, isFirst: true };
  });
}
