import { type Db, inTransaction } from '../../db/index.ts';
import { PlanError } from './errors.ts';
import { findPlan } from './find.ts';
import { placePlan } from './place.ts';
import { checkTerms, type PlanTerms } from './terms.ts';

/** Changed terms; absent ones stay unchanged. */
export type PlanChange = { readonly [Term in keyof PlanTerms]?: PlanTerms[Term] | undefined };

/**
 * Changes a plan for future purchases; existing checkouts keep their terms.
 *
 * @throws PlanError when the plan does not exist, nothing changes, or a value is invalid
 */
export async function changePlan(db: Db, pricingId: string, change: PlanChange): Promise<void> {
  const terms = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<PlanTerms>;
  if (Object.keys(terms).length === 0) {
    throw new PlanError('Specify what to change: --days, --price, --corrections or --position.');
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
      throw new PlanError(`The plan "${pricingId}" is retired and has no position: restore it first.`);
    await placePlan(tx, pricingId, terms.position);
  });
}
