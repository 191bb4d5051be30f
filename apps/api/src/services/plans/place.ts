import type { Db } from '../../db/index.ts';

/**
 * Moves a plan to a position on the pricing page and renumbers the others from 1.
 *
 * @param position from 1; beyond the end, or absent, means last
 */
export async function placePlan(db: Db, pricingId: string, position = Number.POSITIVE_INFINITY): Promise<void> {
  const rows = await db
    .selectFrom('plans')
    .select('pricing_id')
    .where('retired_at', 'is', null)
    .where('pricing_id', '<>', pricingId)
    .orderBy('position')
    .orderBy('pricing_id')
    .execute();
  const order = rows.map(({ pricing_id }) => pricing_id);
  order.splice(Math.min(position - 1, order.length), 0, pricingId);
  await numberPlans(db, order);
}

/** Renumbers the plans for sale from 1, after one was removed. */
export async function renumberPlans(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('plans')
    .select('pricing_id')
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('pricing_id')
    .execute();
  await numberPlans(
    db,
    rows.map(({ pricing_id }) => pricing_id),
  );
}

async function numberPlans(db: Db, order: readonly string[]) {
  for (const [index, pricingId] of order.entries()) {
    await db
      .updateTable('plans')
      .set({ position: index + 1 })
      .where('pricing_id', '=', pricingId)
      .execute();
  }
}
