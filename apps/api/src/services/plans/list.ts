import type { Db } from '../../db/index.ts';

/** A plan, for the operator. */
export interface OperatorPlan {
  readonly pricingId: string;
  readonly days: number;
  readonly aiCorrections: number;
  /** US cents. */
  readonly priceCents: number;
  /** From 1. */
  readonly position: number;
  readonly isRetired: boolean;
  /** Number of paid checkouts. */
  readonly sold: number;
}

/** All plans: those for sale in display order, then the retired ones. */
export async function listAllPlans(db: Db): Promise<OperatorPlan[]> {
  const rows = await db
    .selectFrom('plans')
    .selectAll('plans')
    .select((eb) =>
      eb
        .selectFrom('checkouts')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('checkouts.pricing_id', '=', 'plans.pricing_id')
        .where('checkouts.status', '=', 'paid')
        .as('sold'),
    )
    .orderBy('position')
    .orderBy('pricing_id')
    .execute();
  const plans = rows.map((row) => ({
    pricingId: row.pricing_id,
    days: row.days,
    aiCorrections: row.ai_corrections,
    priceCents: row.price_cents,
    position: row.position,
    isRetired: row.retired_at !== null,
    sold: Number(row.sold ?? 0),
  }));
  return [...plans.filter(({ isRetired }) => !isRetired), ...plans.filter(({ isRetired }) => isRetired)];
}
