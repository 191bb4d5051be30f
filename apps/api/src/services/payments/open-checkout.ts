import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { Conflict, NotFound } from '../../domain/errors.ts';
import type { Payments } from '../../providers/payments/types.ts';
import { randomReference, referenceOf } from './reference.ts';

/** Who buys what. */
export interface Purchase {
  readonly userId: number;
  /** E-mail address of the account. */
  readonly account: string;
  readonly pricingId: string;
  /** Origin that the browser comes back to. */
  readonly origin: string;
  /** Origin that the request was sent to. */
  readonly requestOrigin: string;
  /** The client's key for this purchase, when it gave one. */
  readonly key: string | undefined;
}

/**
 * Opens a checkout at the payment provider. The order is stored first, so that a payment is known by its reference even
 * when the server dies before it hears the provider's id.
 *
 * @returns where the browser goes
 * @throws NotFound when no such plan can be bought, Conflict when the key belongs to a purchase of long ago, ProviderFailed
 */
export async function openCheckout(
  { db, clock, payments }: { db: Db; clock: Clock; payments: Payments },
  { userId, account, pricingId, origin, requestOrigin, key }: Purchase,
): Promise<{ url: string }> {
  const plan = await db
    .selectFrom('plans')
    .selectAll()
    .where('pricing_id', '=', pricingId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!plan) throw new NotFound('plan.notFound');
  const reference = key === undefined ? randomReference() : referenceOf(`${userId} ${pricingId} ${key}`);
  const terms = {
    days: plan.days,
    ai_corrections: plan.ai_corrections,
    amount_cents: plan.price_cents,
    currency: plan.currency,
  };
  await db
    .insertInto('checkouts')
    .values({
      session_id: reference,
      user_id: userId,
      pricing_id: pricingId,
      status: 'open',
      ...terms,
      reference,
      created_at: clock.now(),
      paid_at: null,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  const { sessionId, url } = await payments.openCheckout({
    userId,
    account,
    reference,
    origin,
    requestOrigin,
    idempotencyKey: reference,
    plan: {
      pricingId,
      days: plan.days,
      aiCorrections: plan.ai_corrections,
      priceCents: plan.price_cents,
      currency: plan.currency,
    },
  });
  await nameSession(db, { sessionId, reference });
  return { url };
}

/** Gives a stored order the provider's id; a repeat after a crash brings the id that it has. */
async function nameSession(db: Db, { sessionId, reference }: { sessionId: string; reference: string }) {
  const named = await db
    .updateTable('checkouts')
    .set({ session_id: sessionId })
    .where('reference', '=', reference)
    .where('session_id', 'in', [reference, sessionId])
    .returning('session_id')
    .executeTakeFirst();
  if (!named) throw new Conflict('checkout.outdated');
}
