import type { Db } from '../../db/index.ts';

/**
 * Puts a plan at a place on the pricing page and counts the others anew around it, from 1.
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

/** Counts the plans that can be bought anew, from 1, after one went. */
export async function closeGaps(db: Db): Promise<void> {
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
