import type { zPayment } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';

/** A payment, as in the contract. */
export type Payment = z.infer<typeof zPayment>;

/** A learner's payments, latest first. */
export async function listPayments({ db }: { db: Db }, userId: number): Promise<{ payments: Payment[] }> {
  const rows = await db
    .selectFrom('checkouts')
    .select(['reference', 'amount_cents', 'currency', 'paid_at', 'days'])
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .orderBy('paid_at', 'desc')
    .orderBy('reference')
    .$narrowType<{ paid_at: number }>()
    .execute();
  return {
    payments: rows.map(({ reference, days, amount_cents, currency, paid_at }) => ({
      reference,
      days,
      amount: amount_cents / 100,
      currency,
      paidAt: new Date(paid_at).toISOString(),
    })),
  };
}
