import type { Db } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import type { Payments } from '../../providers/payments/types.ts';

/** Data of the sandbox's checkout page. */
export interface SandboxCheckout {
  readonly sessionId: string;
  readonly days: number;
  readonly aiCorrections: number;
  readonly amountCents: number;
  readonly currency: string;
  readonly reference: string;
  readonly status: 'open' | 'paid' | 'canceled' | 'declined';
}

/**
 * A checkout at the sandbox. Anyone with the session id can view and pay it, as with a real provider.
 *
 * @throws NotFound when it does not exist or the sandbox is off
 */
export async function getSandboxCheckout(
  { db, payments }: { db: Db; payments: Payments },
  sessionId: string,
): Promise<SandboxCheckout> {
  const row =
    payments.name === 'sandbox'
      ? await db.selectFrom('checkouts').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
      : undefined;
  if (!row) throw new NotFound('checkout.notFound');
  return {
    sessionId: row.session_id,
    days: row.days,
    aiCorrections: row.ai_corrections,
    amountCents: row.amount_cents,
    currency: row.currency,
    reference: row.reference,
    status: row.status,
  };
}
