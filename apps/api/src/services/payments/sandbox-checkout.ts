import type { Db } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import type { Payments } from '../../providers/payments/types.ts';

/** What the sandbox's page shows. */
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
 * An order at the sandbox. Whoever knows the session's id may see and pay it, as at a real provider.
 *
 * @throws NotFound when there is no such order, or payments are not sandboxed
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
