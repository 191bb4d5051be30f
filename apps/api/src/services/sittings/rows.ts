import type { zSkillRanges } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db, SittingRow, SlotRow } from '../../db/index.ts';
import type { DifficultyLevel } from '../../domain/difficulty.ts';
import { Conflict, NotFound } from '../../domain/errors.ts';
import type { SittingExam } from '../../domain/sittings/exam.ts';
import type { TimeFactor } from '../../domain/sittings/time-factor.ts';
import type { AskedQuestion } from './ports.ts';

/** Identifies a learner's sitting. */
export interface SittingKey {
  readonly userId: number;
  readonly sittingId: string;
}

/** What the learner chose. */
export interface SittingPolicy {
  readonly level?: DifficultyLevel | 'Mine';
  readonly review?: 'each' | 'end';
  readonly mode?: 'timed' | 'learn';
  /** Of a test, by how much the exam's times were extended; absent for 1. */
  readonly timeFactor?: TimeFactor;
}

/** Whether keys stay on the server until the sitting is finished. */
export const isSealed = ({ kind }: Pick<SittingRow, 'kind'>) => kind !== 'drill';

/** What the learner chose. */
export const policyOf = ({ policy }: Pick<SittingRow, 'policy'>): SittingPolicy => JSON.parse(policy);

/** The exam as it was when the sitting was created; null for drills. */
export const examOf = ({ profile }: Pick<SittingRow, 'profile'>): SittingExam | null =>
  profile === null ? null : JSON.parse(profile);

/** The ranges of its latest report; null if there is none. */
export const rangesOf = ({ ranges }: Pick<SittingRow, 'ranges'>): z.infer<typeof zSkillRanges> | null =>
  ranges === null ? null : JSON.parse(ranges);

/**
 * A learner's sitting.
 *
 * @throws NotFound
 */
export async function readSitting(db: Db, { userId, sittingId }: SittingKey): Promise<SittingRow> {
  const row = await db
    .selectFrom('sittings')
    .selectAll()
    .where('sitting_id', '=', sittingId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new NotFound('sitting.notFound');
  return row;
}

/**
 * A learner's sitting, locked until the end of the transaction: two devices take turns.
 *
 * @throws NotFound
 */
export async function lockSitting(db: Db, { userId, sittingId }: SittingKey, now: number): Promise<SittingRow> {
  const row = await db
    .updateTable('sittings')
    .set({ changed_at: now })
    .where('sitting_id', '=', sittingId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new NotFound('sitting.notFound');
  return row;
}

/** The slots of a sitting, in order. */
export const slotsOf = (db: Db, sittingId: string): Promise<SlotRow[]> =>
  db.selectFrom('sitting_slots').selectAll().where('sitting_id', '=', sittingId).orderBy('slot').execute();

/** Changes a slot. */
export async function updateSlot(db: Db, { sitting_id, slot }: SlotRow, change: Partial<SlotRow>): Promise<SlotRow> {
  return db
    .updateTable('sitting_slots')
    .set(change)
    .where('sitting_id', '=', sitting_id)
    .where('slot', '=', slot)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The questions that were chosen so far. */
export const askedOf = (slots: readonly SlotRow[]): AskedQuestion[] =>
  slots.flatMap((row) =>
    row.question_id === null
      ? []
      : [
          {
            slot: row.slot,
            submoduleId: row.submodule_id,
            questionId: row.question_id,
            state: row.state,
            answer: row.answer,
            recording: row.recording,
            score: row.score,
            usedSeconds: row.used_seconds,
            isLate: row.late === 1,
            totalSeconds: row.total_seconds,
            attemptId: row.attempt_id,
          },
        ],
  );

/** @throws Conflict when the sitting is finished */
export function assertNotFinished({ state }: SittingRow): void {
  if (state === 'finished') throw new Conflict('sitting.finished');
}
