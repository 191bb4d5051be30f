import type { CallFailure } from '../shared/failure.ts';

/** A plan, as the host gives it. */
export interface PricingPlan {
  pricingId: string;
  /** Days of VIP. */
  chargeValue: number;
  /** AI correction services that come with it, from 0. */
  includedAiCorrections: number;
  /** US dollars. */
  price: number;
}

/** What the host sells. */
export interface PlanOffer {
  /** In display order. */
  plans: readonly PricingPlan[];
  /** Whom to write to about a payment; null when the host does not say. */
  supportEmail: string | null;
}

/** Who is at the page. `unknown` while a stored session is being renewed. */
export type Buyer = 'unknown' | 'anonymous' | 'signedIn';

/** What a checkout starts from. */
export interface CheckoutInput {
  buyer: Buyer;
  /** The plan that was chosen before a login; preselected when it is still sold. */
  preferredId?: string | null;
  /** What the host sells, where the page knows that already: there is something to choose from at once. */
  offer?: PlanOffer | null;
}

/** What a checkout knows. */
export interface CheckoutContext {
  plans: readonly PricingPlan[];
  /** Whom to write to about a payment; null until the plans are there, or when the host does not say. */
  supportEmail: string | null;
  buyer: Buyer;
  /** The chosen plan; before the plans are there the one that is wanted, null for none. */
  selectedId: string | null;
  /** Why the plans could not be loaded; null when they could. */
  failure: CallFailure | null;
}

/** What a checkout is told. */
export type CheckoutEvent =
  /** Chooses a plan. */
  | { type: 'plan.select'; pricingId: string }
  /** Buys the plan if it is the chosen one, else only chooses it. Ignored while a purchase runs. */
  | { type: 'plan.purchase'; pricingId: string }
  /** Loads the plans anew after a failure, or when there were none. */
  | { type: 'plans.reload' }
  /** Somebody signed in or out, or it is known now who is there. */
  | { type: 'buyer.change'; buyer: Buyer }
  /** The browser is back on the page that it left for the provider, as it was left. */
  | { type: 'page.returned' };

/** What a checkout tells; listen with `actor.on(type, …)`. */
export type CheckoutEmitted =
  /** Send the browser to the payment provider. */
  | { type: 'checkoutOpened'; url: string }
  /** Send the visitor to the login and back, with this plan chosen. */
  | { type: 'loginNeeded'; pricingId: string }
  /** Once per failed load or purchase, to be shown as a toast. */
  | ({ type: 'failed' } & CallFailure);

/** - `busy`: plans are loading, or a purchase runs. */
export type CheckoutTag = 'busy';

/** Input of `openCheckout`. */
export interface OpenCheckoutRequest {
  pricingId: string;
}

/** Output of `openCheckout`. */
export interface OpenedCheckout {
  /** The payment provider's page. */
  url: string;
}
