import type { Logger } from 'pino';
import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import type { Payments } from '../../providers/payments/types.ts';
import { settle } from './settle.ts';

/**
 * Processes a signed event of the payment provider. Each event takes effect once even if it is delivered repeatedly, and
 * each checkout is granted once, whatever the order of events.
 *
 * @throws InvalidInput when the signature is wrong or older than 300 seconds
 */
export async function receiveEvent(
  { db, clock, payments, log }: { db: Db; clock: Clock; payments: Payments; log: Logger },
  { body, signature }: { body: string; signature: string },
): Promise<void> {
  const event = await payments.readEvent(body, signature);
  await inTransaction(db, async (tx) => {
    const isNew = await tx
      .insertInto('payment_events')
      .values({ event_id: event.id, type: event.type, received_at: clock.now() })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (isNew && event.checkout) await settle({ db: tx, log }, event.checkout, clock.now());
  });
}
