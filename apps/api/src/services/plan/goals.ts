import type { zGoals } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';

/** What a learner wants to reach, as in the contract. */
export type Goals = z.infer<typeof zGoals>;

/** The learner's goals; null until the questions were answered or skipped. */
export async function getGoals({ db }: { db: Db }, userId: number): Promise<Goals | null> {
  const row = await db.selectFrom('goals').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return null;
  return {
    targetScore: row.target_score,
    examDate: row.exam_date,
    minutesPerDay: row.minutes_per_day,
    firstLanguage: row.first_language,
  };
}

/** Replaces the learner's goals. */
export async function setGoals(
  { db, clock }: { db: Db; clock: Clock },
  { userId, ...goals }: Goals & { userId: number },
): Promise<void> {
  const row = {
    target_score: goals.targetScore,
    exam_date: goals.examDate,
    minutes_per_day: goals.minutesPerDay,
    first_language: goals.firstLanguage,
    updated_at: clock.now(),
  };
  await db
    .insertInto('goals')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
