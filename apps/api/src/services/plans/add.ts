import { type Db, inTransaction } from '../../db/index.ts';
import { PlanError } from './errors.ts';
import { placePlan } from './place.ts';
import { checkTerms, type PlanTerms } from './terms.ts';

/** A plan to add to the pricing page. The position defaults to last, the id is derived from the days. */
export interface NewPlan extends Omit<PlanTerms, 'position'> {
  readonly pricingId?: string | undefined;
  readonly position?: number | undefined;
}

const idForm = /^[a-z0-9][a-z0-9-]{0,63}$/;

/**
 * Adds a plan.
 *
 * @returns its id
 * @throws PlanError when a value is invalid or the id is taken
 */
export async function addPlan(db: Db, { pricingId, position, ...terms }: NewPlan): Promise<string> {
  const id = pricingId ?? `vip-${terms.days}`;
  checkTerms({ ...terms, ...(position === undefined ? {} : { position }) });
  if (!idForm.test(id))
    throw new PlanError('An id consists of lower-case letters, digits and hyphens, such as vip-30.');
  return inTransaction(db, async (tx) => {
    const added = await tx
      .insertInto('plans')
      .values({
        pricing_id: id,
        days: terms.days,
        ai_corrections: terms.aiCorrections,
        price_cents: terms.priceCents,
        currency: 'usd',
        position: 0,
        retired_at: null,
      })
      .onConflict((conflict) => conflict.column('pricing_id').doNothing())
      .returning('pricing_id')
      .executeTakeFirst();
    if (!added) {
      throw new PlanError(
        `There is already a plan "${id}". Choose another --id, change the plan, or restore it if it is retired.`,
      );
    }
    await placePlan(tx, id, position);
    return id;
  });
}
