import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { PlanError } from './errors.ts';
import { findPlan } from './find.ts';
import { closeGaps } from './place.ts';

/**
 * Takes a plan off the pricing page: deleted when nobody ever opened a checkout for it, else retired, so that past
 * checkouts still name it. A checkout that is open now can still be paid.
 *
 * @throws PlanError when there is no such plan, or it is retired already
 */
export async function removePlan(
  { db, clock }: { db: Db; clock: Clock },
  pricingId: string,
): Promise<'deleted' | 'retired'> {
  return inTransaction(db, async (tx) => {
    const plan = await findPlan(tx, pricingId);
    if (plan.retired_at !== null) throw new PlanError(`The plan "${pricingId}" is retired already.`);
    const used = await tx
      .selectFrom('checkouts')
      .select('session_id')
      .where('pricing_id', '=', pricingId)
      .limit(1)
      .executeTakeFirst();
    if (used) {
      await tx.updateTable('plans').set({ retired_at: clock.now() }).where('pricing_id', '=', pricingId).execute();
    } else {
      await tx.deleteFrom('plans').where('pricing_id', '=', pricingId).execute();
    }
    await closeGaps(tx);
    return used ? 'retired' : 'deleted';
  });
}
