import { type Db, inTransaction } from '../../db/index.ts';
import { PlanError } from './errors.ts';
import { findPlan } from './find.ts';
import { placePlan } from './place.ts';

/**
 * Restores a retired plan, in the last position.
 *
 * @throws PlanError when the plan does not exist or is not retired
 */
export async function restorePlan(db: Db, pricingId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const plan = await findPlan(tx, pricingId);
    if (plan.retired_at === null) throw new PlanError(`The plan "${pricingId}" is not retired.`);
    await tx.updateTable('plans').set({ retired_at: null }).where('pricing_id', '=', pricingId).execute();
    await placePlan(tx, pricingId);
  });
}
