import type { Db } from '../../db/index.ts';
import { PlanError } from './errors.ts';

/** @throws PlanError when there is no plan with that id */
export async function findPlan(db: Db, pricingId: string) {
  const plan = await db.selectFrom('plans').selectAll().where('pricing_id', '=', pricingId).executeTakeFirst();
  if (!plan) throw new PlanError(`There is no plan "${pricingId}". Use "list" to see all plans.`);
  return plan;
}
