import type { CorrectionsConfig } from '../../config/config.ts';
import { type Db, sql } from '../../db/index.ts';
import { dayOf, monthOf } from '../../domain/correction/periods.ts';

/** Corrections that a learner can still use. */
export interface Left {
  readonly planLeft: number;
  readonly freeLeft: number;
  /** Requested ones that are not finished. */
  readonly waiting: number;
}

interface Counting {
  readonly userId: number;
  readonly now: number;
  readonly config: Pick<CorrectionsConfig, 'freePerMonth'>;
}

/** How many corrections a learner has left. */
export async function leftOf(db: Db, { userId, now, config }: Counting): Promise<Left> {
  const row = await db
    .selectFrom('users')
    .where('users.user_id', '=', userId)
    .select((eb) => [
      'ai_corrections_left as planLeft',
      eb
        .selectFrom('free_corrections')
        .select('used')
        .whereRef('free_corrections.user_id', '=', 'users.user_id')
        .where('month', '=', monthOf(now))
        .as('used'),
      eb
        .selectFrom('corrections')
        .select((own) => own.fn.countAll<number>().as('n'))
        .whereRef('corrections.user_id', '=', 'users.user_id')
        .where('state', 'in', ['queued', 'working'])
        .as('waiting'),
    ])
    .executeTakeFirst();
  return {
    planLeft: row?.planLeft ?? 0,
    freeLeft: Math.max(0, config.freePerMonth - (row?.used ?? 0)),
    waiting: Number(row?.waiting ?? 0),
  };
}

/**
 * Counts one correction, a free one first. Call it in the transaction that stores the report.
 *
 * @returns what it was counted against; null if the learner has none left
 */
export async function countCorrection(
  db: Db,
  { userId, now, config: { freePerMonth } }: Counting,
): Promise<'free' | 'plan' | null> {
  if (freePerMonth > 0) {
    const { rows } = await sql`insert into free_corrections (user_id, month, used)
      values (${userId}, ${monthOf(now)}, 1)
      on conflict (user_id, month) do update set used = free_corrections.used + 1
      where free_corrections.used < ${freePerMonth}
      returning used`.execute(db);
    if (rows.length > 0) return 'free';
  }
  const paid = await db
    .updateTable('users')
    .set((eb) => ({ ai_corrections_left: eb('ai_corrections_left', '-', 1) }))
    .where('user_id', '=', userId)
    .where('ai_corrections_left', '>', 0)
    .returning('user_id')
    .executeTakeFirst();
  return paid ? 'plan' : null;
}

/** Counts a request to a service; false if the host's requests of this day are used up. */
export async function countCall(db: Db, { now, callsPerDay }: { now: number; callsPerDay: number }): Promise<boolean> {
  if (callsPerDay === 0) return false;
  const { rows } = await sql`insert into service_calls (day, calls) values (${dayOf(now)}, 1)
    on conflict (day) do update set calls = service_calls.calls + 1
    where service_calls.calls < ${callsPerDay}
    returning calls`.execute(db);
  return rows.length > 0;
}

/** Whether the host's requests of this day are used up. */
export async function isBudgetUsed(
  db: Db,
  { now, callsPerDay }: { now: number; callsPerDay: number },
): Promise<boolean> {
  const row = await db.selectFrom('service_calls').select('calls').where('day', '=', dayOf(now)).executeTakeFirst();
  return (row?.calls ?? 0) >= callsPerDay;
}
