import { type Db, inTransaction } from '../../db/index.ts';
import { PlanError } from './errors.ts';
import { findPlan } from './find.ts';
import { placePlan } from './place.ts';
import { checkTerms, type PlanTerms } from './terms.ts';

/** What changes; what is absent stays. */
export type PlanChange = { readonly [Term in keyof PlanTerms]?: PlanTerms[Term] | undefined };

/**
 * Changes a plan for those who buy it from now on: a checkout keeps the terms it was opened with.
 *
 * @throws PlanError when there is no such plan, nothing changes, or a value can't be sold
 */
export async function changePlan(db: Db, pricingId: string, change: PlanChange): Promise<void> {
  const terms = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<PlanTerms>;
  if (Object.keys(terms).length === 0) {
    throw new PlanError('Say what changes: --days, --price, --corrections or --position.');
  }
  checkTerms(terms);
  return inTransaction(db, async (tx) => {
    const plan = await findPlan(tx, pricingId);
    await tx
      .updateTable('plans')
      .set({
        days: terms.days ?? plan.days,
        price_cents: terms.priceCents ?? plan.price_cents,
        ai_corrections: terms.aiCorrections ?? plan.ai_corrections,
      })
      .where('pricing_id', '=', pricingId)
      .execute();
    if (terms.position === undefined) return;
    if (plan.retired_at !== null)
      throw new PlanError(`The plan "${pricingId}" is retired and has no place: restore it first.`);
    await placePlan(tx, pricingId, terms.position);
  });
}
