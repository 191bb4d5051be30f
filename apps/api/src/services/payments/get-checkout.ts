import type { zCheckoutSession } from '@rehearse/api-client/schemas';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { NotFound } from '../../domain/errors.ts';
import type { Payments } from '../../providers/payments/types.ts';
import { settle } from './settle.ts';

/** A checkout as the contract gives it. */
export type CheckoutSession = z.infer<typeof zCheckoutSession>;

/** A learner's own checkout. */
interface OwnCheckout {
  readonly userId: number;
  readonly sessionId: string;
}

/**
 * What a checkout of this learner's came to. The provider is asked about an open one, so that a learner who is back before
 * the provider's event, or without it, has the plan; the event that comes later then changes nothing.
 *
 * @throws NotFound when there is none of that id, or it is another learner's
 */
export async function getCheckout(
  deps: { db: Db; clock: Clock; payments: Payments; log: Logger },
  own: OwnCheckout,
): Promise<CheckoutSession> {
  const row = await read(deps.db, own);
  if (row.status !== 'open') return shown(row);
  const decided = await deps.payments.findDecision(own.sessionId).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the payment provider could not be asked about a checkout');
    return null;
  });
  if (!decided) return shown(row);
  await settle(deps, decided, deps.clock.now());
  return shown(await read(deps.db, own));
}

async function read(db: Db, { userId, sessionId }: OwnCheckout) {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new NotFound('checkout.notFound');
  return row;
}

function shown(row: Awaited<ReturnType<typeof read>>): CheckoutSession {
  return {
    sessionId: row.session_id,
    status: row.status,
    chargeValue: row.days,
    includedAiCorrections: row.ai_corrections,
    amount: row.amount_cents / 100,
    currency: row.currency,
    createdAt: new Date(row.created_at).toISOString(),
    paidAt: row.paid_at === null ? null : new Date(row.paid_at).toISOString(),
    reference: row.reference,
  };
}
