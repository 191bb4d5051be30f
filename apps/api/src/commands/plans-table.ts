import type { OperatorPlan } from '../services/plans/index.ts';

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
  const lines = [['place', 'id', 'days', 'price', 'corrections', 'sold', ''], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
