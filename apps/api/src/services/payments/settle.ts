import type { Logger } from 'pino';
import { type Db, inTransaction, sql } from '../../db/index.ts';
import type { DecidedCheckout } from '../../providers/payments/types.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Records the outcome of a checkout. A paid checkout grants the plan exactly once, however often and from whichever source
 * it is reported: the change to `paid` and the grant are one transaction. A payment counts even after the checkout was
 * closed, since the money was taken. If the amount differs from the order, nothing is granted and the operator has to act.
 *
 * @param now milliseconds since 1970 (UTC)
 */
export function settle(
  { db, log }: { db: Db; log: Logger },
  { sessionId, reference, outcome, amountCents, currency }: DecidedCheckout,
  now: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (reference !== null) await nameByReference(tx, { sessionId, reference });
    if (outcome !== 'paid') return close(tx, sessionId, outcome);
    const order = await tx
      .selectFrom('checkouts')
      .select(['amount_cents', 'currency'])
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    if (!order) return log.warn({ sessionId, reference }, 'a payment for a checkout that is not ours');
    if (order.amount_cents !== amountCents || order.currency !== currency) {
      return log.error(
        { sessionId, reference, amountCents, currency, order },
        'a payment with a different amount was not granted',
      );
    }
    return grant(tx, sessionId, now);
  });
}

/** An order that was interrupted while opening doesn't have the provider's id yet. */
async function nameByReference(db: Db, { sessionId, reference }: { sessionId: string; reference: string }) {
  await db
    .updateTable('checkouts')
    .set({ session_id: sessionId })
    .where('reference', '=', reference)
    .where('session_id', '=', reference)
    .execute();
}

/** Marks a checkout as paid and grants the plan, extending a current one. */
async function grant(db: Db, sessionId: string, now: number) {
  const bought = await db
    .updateTable('checkouts')
    .set({ status: 'paid', paid_at: now })
    .where('session_id', '=', sessionId)
    .where('status', '<>', 'paid')
    .returning(['user_id', 'days', 'ai_corrections'])
    .executeTakeFirst();
  if (!bought) return;
  await sql`update users set
      vip_until = (case when vip_until > ${now} then vip_until else cast(${now} as bigint) end) + cast(${bought.days * dayMs} as bigint),
      ai_corrections_left = ai_corrections_left + cast(${bought.ai_corrections} as integer)
    where user_id = ${bought.user_id}`.execute(db);
}

async function close(db: Db, sessionId: string, outcome: 'canceled' | 'declined') {
  await db
    .updateTable('checkouts')
    .set({ status: outcome })
    .where('session_id', '=', sessionId)
    .where('status', '=', 'open')
    .execute();
}
