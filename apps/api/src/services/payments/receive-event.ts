import { sql } from 'kysely';
import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../http/deps.ts';
import type { CheckoutOutcome, Payments } from '../../providers/payments/types.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Takes a signed event of the payment provider. An event has its effect once, however often it comes, and a checkout
 * is granted once, whatever events come.
 *
 * @throws BadRequest when the signature is wrong or older than 300 seconds
 */
export async function receiveEvent(
  { db, clock, payments }: { db: Db; clock: Clock; payments: Payments },
  { body, signature }: { body: string; signature: string },
): Promise<void> {
  const event = await payments.readEvent(body, signature);
  await inTransaction(db, async (tx) => {
    const isNew = await tx
      .insertInto('payment_events')
      .values({ event_id: event.id, type: event.type, received_at: clock.now() })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (!isNew || !event.checkout) return;
    const { sessionId, outcome } = event.checkout;
    if (outcome === 'paid') await grant(tx, sessionId, clock.now());
    else await close(tx, sessionId, outcome);
  });
}

/** Marks a checkout paid and gives its learner the plan: added to the end of a running one. */
async function grant(db: Db, sessionId: string, now: number) {
  const paid = await db
    .updateTable('checkouts')
    .set({ status: 'paid', paid_at: now })
    .where('session_id', '=', sessionId)
    .where('status', '<>', 'paid')
    .returning(['user_id', 'pricing_id'])
    .executeTakeFirst();
  if (!paid) return;
  const plan = await db
    .selectFrom('plans')
    .select(['days', 'ai_corrections'])
    .where('pricing_id', '=', paid.pricing_id)
    .executeTakeFirstOrThrow();
  await sql`update users set
      vip_until = (case when vip_until > ${now} then vip_until else cast(${now} as bigint) end) + cast(${plan.days * dayMs} as bigint),
      ai_corrections_left = ai_corrections_left + cast(${plan.ai_corrections} as integer)
    where user_id = ${paid.user_id}`.execute(db);
}

async function close(db: Db, sessionId: string, outcome: Exclude<CheckoutOutcome, 'paid'>) {
  await db
    .updateTable('checkouts')
    .set({ status: outcome })
    .where('session_id', '=', sessionId)
    .where('status', '=', 'open')
    .execute();
}
