import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { Conflict, NotFound } from '../../domain/errors.ts';
import type { Payments } from '../../providers/payments/types.ts';
import { randomReference, referenceOf } from './reference.ts';

/** A purchase to open a checkout for. */
export interface Purchase {
  readonly userId: number;
  /** Email address of the account. */
  readonly account: string;
  readonly pricingId: string;
  /** Origin that the browser returns to. */
  readonly origin: string;
  /** Origin that the request was sent to. */
  readonly requestOrigin: string;
  /** The client's idempotency key, if any. */
  readonly key: string | undefined;
}

/**
 * Opens a checkout at the payment provider. The order is stored first, so that a payment can be matched by its reference
 * even if the server crashes before it receives the provider's id.
 *
 * @returns the URL to redirect the browser to
 * @throws NotFound when the plan is not for sale, Conflict when the key belongs to an old purchase, ProviderFailed
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

/** Stores the provider's id with the order; a repeat after a crash gets the same id. */
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
