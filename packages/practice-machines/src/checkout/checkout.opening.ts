import type { Opening } from '../shared/opening.ts';
import { initialContext, isOtherPlan } from './checkout.logic.ts';
import type { CheckoutEvent, CheckoutInput } from './checkout.types.ts';
import { type CheckoutView, checkoutView } from './checkout.view.ts';

/** The checkout before its machine is loaded: the plans if an offer is known, otherwise loading. */
export function checkoutOpening(input: CheckoutInput): Opening<CheckoutView, CheckoutEvent> {
  const context = initialContext(input);
  return {
    view: checkoutView({ value: context.plans.length > 0 ? 'choosing' : 'loading', context }),
    after(view, event) {
      if (view.phase !== 'choosing' || !('pricingId' in event)) return view;
      const { plans } = view;
      const selectedId = plans.find(({ selected }) => selected)?.pricingId ?? null;
      if (!isOtherPlan({ plans, selectedId }, event.pricingId)) return view;
      return { ...view, plans: plans.map((plan) => ({ ...plan, selected: plan.pricingId === event.pricingId })) };
    },
  };
}
