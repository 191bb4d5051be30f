import type { CheckoutContext, CheckoutInput, PricingPlan } from './checkout.types.ts';

/** The wanted plan if it is on sale, else the first; null when nothing is on sale. */
export function preselected(plans: readonly PricingPlan[], wantedId: string | null): string | null {
  const wanted = plans.find(({ pricingId }) => pricingId === wantedId) ?? plans[0];
  return wanted?.pricingId ?? null;
}

/** Whether the plan is on sale and not the chosen one. */
export function isOtherPlan(
  { plans, selectedId }: Pick<CheckoutContext, 'plans' | 'selectedId'>,
  pricingId: string,
): boolean {
  return pricingId !== selectedId && plans.some((plan) => plan.pricingId === pricingId);
}

/** The initial context of a checkout. */
export function initialContext({ buyer, preferredId = null, offer }: CheckoutInput): CheckoutContext {
  const { plans, supportEmail } = offer ?? { plans: [], supportEmail: null };
  return { plans, supportEmail, buyer, selectedId: preselected(plans, preferredId) ?? preferredId, failure: null };
}
