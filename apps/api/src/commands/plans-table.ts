import type { OperatorPlan } from '../services/plans/index.ts';
import { textTable } from './text-table.ts';

/** Formats the plans as a table for the terminal. */
export function plansTable(plans: readonly OperatorPlan[]): string {
  if (plans.length === 0) return 'There are no plans: nothing is for sale on the pricing page.';
  const rows = plans.map(({ position, pricingId, days, priceCents, aiCorrections, sold, isRetired }) => [
    isRetired ? '-' : String(position),
    pricingId,
    String(days),
    `$${(priceCents / 100).toFixed(2)}`,
    String(aiCorrections),
    String(sold),
    isRetired ? 'retired' : '',
  ]);
  return textTable(['place', 'id', 'days', 'price', 'corrections', 'sold', ''], rows);
}
