import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { PlanError } from './errors.ts';
import { findPlan } from './find.ts';
import { renumberPlans } from './place.ts';

/**
 * Removes a plan from the pricing page. It is deleted if it never had a checkout, else retired, because past checkouts refer
 * to it. Open checkouts can still be paid.
 *
 * @throws PlanError when the plan does not exist or is already retired
 */
export async function removePlan(
  { db, clock }: { db: Db; clock: Clock },
  pricingId: string,
): Promise<'deleted' | 'retired'> {
  return inTransaction(db, async (tx) => {
    const plan = await findPlan(tx, pricingId);
    if (plan.retired_at !== null) throw new PlanError(`The plan "${pricingId}" is already retired.`);
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
    await renumberPlans(tx);
    return used ? 'retired' : 'deleted';
  });
}
