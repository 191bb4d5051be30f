import type { CallFailure } from '../shared/failure.ts';
import type { CheckoutSnapshot } from './checkout.machine.ts';
import type { PricingPlan } from './checkout.types.ts';

/** View model of a plan's card. */
export interface PlanCardView extends PricingPlan {
  selected: boolean;
  /** Its Purchase button: `ready`, `running` during its purchase, or `locked` during the purchase of another plan. */
  purchase: 'ready' | 'running' | 'locked';
}

/** View model of the pricing page, a union on `phase`. `opening`: waiting for the URL of the provider's page. */
export type CheckoutView = {
  /** Contact address for questions about payments; null until it is known. */
  supportEmail: string | null;
} & (
  | { phase: 'loading' | 'empty' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'choosing' | 'opening' | 'leaving'; plans: readonly PlanCardView[] }
);

const unknown: CallFailure = { code: 'unknown', message: '' };

/** The view model of a checkout. */
export function checkoutView({ value, context }: Pick<CheckoutSnapshot, 'value' | 'context'>): CheckoutView {
  const { supportEmail, plans, selectedId, failure } = context;
  switch (value) {
    case 'starting':
    case 'loading':
      return { supportEmail, phase: 'loading' };
    case 'empty':
      return { supportEmail, phase: value };
    case 'failed':
      return { supportEmail, phase: value, failure: failure ?? unknown };
    case 'choosing':
    case 'identifying':
    case 'opening':
    case 'leaving': {
      const cards = plans.map((plan): PlanCardView => {
        const selected = plan.pricingId === selectedId;
        return { ...plan, selected, purchase: value === 'choosing' ? 'ready' : selected ? 'running' : 'locked' };
      });
      return { supportEmail, phase: value === 'identifying' ? 'opening' : value, plans: cards };
    }
  }
}
