/** What a learner is about to pay for. */
export interface CheckoutOrder {
  readonly userId: number;
  /** E-mail address of the account. */
  readonly account: string;
  /** Number to quote to support; comes back in the provider's records. */
  readonly reference: string;
  readonly plan: {
    readonly pricingId: string;
    readonly days: number;
    readonly aiCorrections: number;
    readonly priceCents: number;
    readonly currency: string;
  };
  /** Origin of the site the browser comes back to, such as `https://example.org`. */
  readonly origin: string;
  /** Origin that the request was sent to; the sandbox's page stands there. Never given to a real provider. */
  readonly requestOrigin: string;
  /** Makes a repeat of this order give the same checkout. */
  readonly idempotencyKey: string;
}

/** A checkout at the provider. */
export interface OpenedCheckout {
  readonly sessionId: string;
  /** Where the browser goes. */
  readonly url: string;
}

/** What a checkout came to. */
export type CheckoutOutcome = 'paid' | 'canceled' | 'declined';

/** A checkout that the provider has decided on, in the provider's words. */
export interface DecidedCheckout {
  readonly sessionId: string;
  readonly outcome: CheckoutOutcome;
  /** The reference that the order carried; null when the checkout is not one of ours. */
  readonly reference: string | null;
  /** What was asked for, in cents; null when the provider did not say. */
  readonly amountCents: number | null;
  /** Lower case, such as `usd`; null when the provider did not say. */
  readonly currency: string | null;
}

/** A verified event of the provider. `checkout` is null for events that say nothing about one. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly checkout: DecidedCheckout | null;
}

/** The payment provider. */
export interface Payments {
  readonly name: 'stripe' | 'sandbox' | 'none';
  /** @throws ProviderFailed */
  openCheckout(order: CheckoutOrder): Promise<OpenedCheckout>;
  /**
   * Reads an event and checks its signature over the exact body; older than 300 seconds is refused.
   *
   * @throws InvalidInput
   */
  readEvent(body: string, signature: string): Promise<PaymentEvent>;
  /**
   * What the provider says of a checkout when it is asked; null while nothing is decided, and for providers that only
   * tell by events.
   *
   * @throws ProviderFailed
   */
  findDecision(sessionId: string): Promise<DecidedCheckout | null>;
  /** The signed event that the sandbox sends when someone decides on its page; null for other providers. */
  sandboxEvent(decided: DecidedCheckout): Promise<{ body: string; signature: string } | null>;
}
