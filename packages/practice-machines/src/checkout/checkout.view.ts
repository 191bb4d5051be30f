import type { CallFailure } from '../shared/failure.ts';
import type { CheckoutSnapshot } from './checkout.machine.ts';
import type { PricingPlan } from './checkout.types.ts';

/** A plan as its card shows it. */
export interface PlanCardView extends PricingPlan {
  selected: boolean;
  /** Its Purchase button: `ready` to be pressed, `running` its purchase, or `locked` by the purchase of another. */
  purchase: 'ready' | 'running' | 'locked';
}

/** The pricing page as a screen shows it, a union on `phase`. `opening`: the host is asked for the provider's page. */
export type CheckoutView = {
  /** Whom to write to about a payment; null until that is known. */
  supportEmail: string | null;
} & (
  | { phase: 'loading' | 'empty' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'choosing' | 'opening' | 'leaving'; plans: readonly PlanCardView[] }
);

const unknown: CallFailure = { code: 'unknown', message: '' };

/** What to draw of a checkout. */
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
