import { randomInt } from 'node:crypto';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../http/deps.ts';
import { NotFound } from '../../http/errors.ts';
import type { Payments } from '../../providers/payments/types.ts';

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
 * Opens a checkout at the payment provider.
 *
 * @returns where the browser goes
 * @throws NotFound when there is no such plan, ProviderFailed
 */
export async function openCheckout(
  { db, clock, payments }: { db: Db; clock: Clock; payments: Payments },
  { userId, account, pricingId, origin, requestOrigin, key }: Purchase,
): Promise<{ url: string }> {
  const plan = await db.selectFrom('plans').selectAll().where('pricing_id', '=', pricingId).executeTakeFirst();
  if (!plan) throw new NotFound('There is no such plan.');
  const reference = makeReference();
  const { sessionId, url } = await payments.openCheckout({
    userId,
    account,
    reference,
    origin,
    requestOrigin,
    idempotencyKey: key === undefined ? reference : `${userId}-${key}`,
    plan: {
      pricingId,
      days: plan.days,
      aiCorrections: plan.ai_corrections,
      priceCents: plan.price_cents,
      currency: plan.currency,
    },
  });
  await db
    .insertInto('checkouts')
    .values({
      session_id: sessionId,
      user_id: userId,
      pricing_id: pricingId,
      status: 'open',
      amount_cents: plan.price_cents,
      currency: plan.currency,
      reference,
      created_at: clock.now(),
      paid_at: null,
    })
    // A repeat after a crash gets the same session from the provider.
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute();
  return { url };
}

/** Without letters and digits that look alike. */
const referenceAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function makeReference() {
  const letters = Array.from({ length: 10 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]);
  return `RH-${letters.join('')}`;
}
