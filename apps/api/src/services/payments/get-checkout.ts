import type { zCheckoutSession } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import { NotFound } from '../../http/errors.ts';

/** A checkout as the contract gives it. */
export type CheckoutSession = z.infer<typeof zCheckoutSession>;

/**
 * What a checkout of this learner's came to.
 *
 * @throws NotFound when there is none of that id, or it is another learner's
 */
export async function getCheckout(
  { db }: { db: Db },
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<CheckoutSession> {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new NotFound('There is no such checkout.');
  return {
    sessionId: row.session_id,
    status: row.status,
    amount: row.amount_cents / 100,
    currency: row.currency,
    createdAt: new Date(row.created_at).toISOString(),
    paidAt: row.paid_at === null ? null : new Date(row.paid_at).toISOString(),
    reference: row.reference,
  };
}
