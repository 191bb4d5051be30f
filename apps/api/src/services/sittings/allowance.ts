import type { zTestAllowance } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Config } from '../../config/config.ts';
import { type Db, sql } from '../../db/index.ts';

/** How many tests can still be started, as in the contract. */
export type TestAllowance = z.infer<typeof zTestAllowance>;
/** A form of a mock test. */
export type TestForm = keyof TestAllowance;

const windowMs = 30 * 24 * 60 * 60_000;

interface Learner {
  readonly userId: number;
  readonly now: number;
}

/**
 * How many mock tests of each form a learner can still start. With a plan the tests of the last 30 days count, without one all
 * tests ever.
 */
export async function allowanceOf(
  { db, config }: { db: Db; config: Pick<Config, 'tests'> },
  { userId, now }: Learner,
): Promise<TestAllowance> {
  const user = await db.selectFrom('users').select('vip_until').where('user_id', '=', userId).executeTakeFirst();
  const hasPlan = (user?.vip_until ?? 0) > now;
  const allowed = hasPlan ? config.tests.withPlan : config.tests.withoutPlan;
  const used = await db
    .selectFrom('used_tests')
    .select((select) => ['form', select.fn.countAll<number>().as('n')])
    .where('user_id', '=', userId)
    .$if(hasPlan, (query) => query.where('started_at', '>', now - windowMs))
    .groupBy('form')
    .execute();
  const left = (form: TestForm) => {
    const most = allowed[form];
    const n = Number(used.find((row) => row.form === form)?.n ?? 0);
    return most === null ? null : Math.max(0, most - n);
  };
  return { full: left('full'), short: left('short') };
}

/** Locks the learner's account until the end of the transaction: two tests started at once could both see the last one. */
export async function lockAllowance(db: Db, userId: number): Promise<void> {
  await sql`update users set user_id = user_id where user_id = ${userId}`.execute(db);
}

/** Counts a test. */
export async function countTest(
  db: Db,
  { userId, sittingId, form, now }: Learner & { readonly sittingId: string; readonly form: TestForm },
): Promise<void> {
  await db
    .insertInto('used_tests')
    .values({ sitting_id: sittingId, user_id: userId, form, started_at: now })
    .onConflict((conflict) => conflict.column('sitting_id').doNothing())
    .execute();
}

/** Gives a test back that showed the learner no question. */
export async function returnTest(db: Db, sittingId: string): Promise<void> {
  await db.deleteFrom('used_tests').where('sitting_id', '=', sittingId).execute();
}
