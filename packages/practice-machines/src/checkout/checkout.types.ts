import type { CallFailure } from '../shared/failure.ts';

/** A plan, as the host returns it. */
export interface PricingPlan {
  pricingId: string;
  /** Days of VIP. */
  chargeValue: number;
  /** Included AI correction services, from 0. */
  includedAiCorrections: number;
  /** US dollars. */
  price: number;
}

/** The plans that the host sells. */
export interface PlanOffer {
  /** In display order. */
  plans: readonly PricingPlan[];
  /** Contact address for questions about payments; null if the host has none. */
  supportEmail: string | null;
}

/** Who is using the page. `unknown` while a stored session is being renewed. */
export type Buyer = 'unknown' | 'anonymous' | 'signedIn';

/** Input of a checkout. */
export interface CheckoutInput {
  buyer: Buyer;
  /** The plan that was chosen before a login; preselected if it is still on sale. */
  preferredId?: string | null;
  /** The plans, if the page knows them already, so that there is something to choose from at once. */
  offer?: PlanOffer | null;
}

/** Context of a checkout. */
export interface CheckoutContext {
  plans: readonly PricingPlan[];
  /** Contact address for questions about payments; null until the plans are loaded, or if the host has none. */
  supportEmail: string | null;
  buyer: Buyer;
  /** The chosen plan; until the plans are loaded the preferred one, null for none. */
  selectedId: string | null;
  /** Why the plans could not be loaded; null if they could. */
  failure: CallFailure | null;
}

/** Events of a checkout. */
export type CheckoutEvent =
  /** Chooses a plan. */
  | { type: 'plan.select'; pricingId: string }
  /** Buys the plan if it is the chosen one, else only chooses it. Ignored during a purchase. */
  | { type: 'plan.purchase'; pricingId: string }
  /** Loads the plans again after a failure, or when there were none. */
  | { type: 'plans.reload' }
  /** The user signed in or out, or it became known who they are. */
  | { type: 'buyer.change'; buyer: Buyer }
  /** The browser came back to the page after leaving for the provider. */
  | { type: 'page.returned' };

/** Events that a checkout emits; subscribe with `actor.on(type, …)`. */
export type CheckoutEmitted =
  /** Redirect the browser to the payment provider. */
  | { type: 'checkoutOpened'; url: string }
  /** Send the visitor to the login and back, with this plan chosen. */
  | { type: 'loginNeeded'; pricingId: string }
  /** Once per failed load or purchase, to be shown as a toast. */
  | ({ type: 'failed' } & CallFailure);

/** - `busy`: plans are loading, or a purchase is in progress. */
export type CheckoutTag = 'busy';

/** Input of `openCheckout`. */
export interface OpenCheckoutRequest {
  pricingId: string;
}

/** Output of `openCheckout`. */
export interface OpenedCheckout {
  /** URL of the payment provider's page. */
  url: string;
}
