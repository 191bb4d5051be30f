import type { zCheckoutSession } from '@rehearse/api-client/schemas';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { NotFound } from '../../domain/errors.ts';
import type { Payments } from '../../providers/payments/types.ts';
import { settle } from './settle.ts';

/** A checkout, as in the contract. */
export type CheckoutSession = z.infer<typeof zCheckoutSession>;

/** Identifies a learner's checkout. */
interface OwnCheckout {
  readonly userId: number;
  readonly sessionId: string;
}

/**
 * The status of a learner's checkout. For an open one the provider is queried, so that a learner who returns before the
 * provider's event arrives gets the plan at once; the later event then has no effect.
 *
 * @throws NotFound when it does not exist or belongs to another learner
 */
export async function getCheckout(
  deps: { db: Db; clock: Clock; payments: Payments; log: Logger },
  own: OwnCheckout,
): Promise<CheckoutSession> {
  const row = await read(deps.db, own);
  if (row.status !== 'open') return shown(row);
  const decided = await deps.payments.findDecision(own.sessionId).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the payment provider could not be queried about a checkout');
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
