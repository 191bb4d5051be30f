import type { Db } from '../../db/index.ts';

/** A plan, as in the contract. */
export interface Plan {
  pricingId: string;
  /** Days. */
  chargeValue: number;
  includedAiCorrections: number;
  /** US dollars. */
  price: number;
}

/** The plans for sale, in display order. */
export async function listPlans({ db }: { db: Db }): Promise<{ pricings: Plan[] }> {
  const rows = await db.selectFrom('plans').selectAll().where('retired_at', 'is', null).orderBy('position').execute();
  return {
    pricings: rows.map(({ pricing_id, days, ai_corrections, price_cents }) => ({
      pricingId: pricing_id,
      chargeValue: days,
      includedAiCorrections: ai_corrections,
      price: price_cents / 100,
    })),
  };
}
