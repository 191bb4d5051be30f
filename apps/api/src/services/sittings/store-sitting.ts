import { randomUUID } from 'node:crypto';
import { type Db, inTransaction, type SittingRow } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import type { PlannedSlot, SittingExam } from '../../domain/sittings/exam.ts';
import { readSitting, type SittingPolicy, slotsOf } from './rows.ts';
import { type Sitting, sittingView } from './view.ts';

/** What a new sitting consists of. */
export interface Plan {
  readonly policy: SittingPolicy;
  readonly exam: SittingExam | null;
  readonly minutes: number;
  readonly slots: readonly PlannedSlot[];
}

/** A sitting to store. */
export interface NewSitting {
  readonly userId: number;
  readonly kind: SittingRow['kind'];
  readonly plan: Plan;
}

/** Stores a sitting that is ready to be started. */
export function storeSitting(
  { db, clock }: { db: Db; clock: Clock },
  { userId, kind, plan }: NewSitting,
): Promise<Sitting> {
  return inTransaction(db, async (tx) => {
    const sittingId = randomUUID();
    await insertSitting(tx, { sittingId, userId, kind, plan, now: clock.now() });
    await insertSlots(tx, { sittingId, userId, slots: plan.slots });
    return sittingView(await readSitting(tx, { userId, sittingId }), await slotsOf(tx, sittingId));
  });
}

async function insertSitting(
  db: Db,
  {
    sittingId,
    userId,
    kind,
    now,
    plan: { policy, exam, minutes },
  }: NewSitting & { readonly sittingId: string; readonly now: number },
) {
  await db
    .insertInto('sittings')
    .values({
      ...{ sitting_id: sittingId, user_id: userId, kind, state: 'ready', minutes },
      ...{ policy: JSON.stringify(policy), profile: exam && JSON.stringify(exam) },
      ...{ created_at: now, started_at: null, changed_at: now, finished_at: null },
      ranges: null,
    })
    .execute();
}

async function insertSlots(
  db: Db,
  { sittingId, userId, slots }: { sittingId: string; userId: number; slots: readonly PlannedSlot[] },
) {
  const empty = {
    ...({ state: 'waiting', question_id: null, question: null, handed_out_at: null, opened_at: null } as const),
    ...{ answered_at: null, answer: null, recording: null, used_seconds: null, late: 0, score: null, attempt_id: null },
  };
  await db
    .insertInto('sitting_slots')
    .values(
      slots.map(({ submoduleId, seconds, totalSeconds, questionId = null }, index) => ({
        ...{ sitting_id: sittingId, slot: index + 1, user_id: userId, submodule_id: submoduleId },
        ...{ seconds, total_seconds: totalSeconds, planned_question_id: questionId },
        ...empty,
      })),
    )
    .execute();
}
