/** An order to open a checkout for. */
export interface CheckoutOrder {
  readonly userId: number;
  /** Email address of the account. */
  readonly account: string;
  /** Number to quote to support; also stored by the provider. */
  readonly reference: string;
  readonly plan: {
    readonly pricingId: string;
    readonly days: number;
    readonly aiCorrections: number;
    readonly priceCents: number;
    readonly currency: string;
  };
  /** Origin that the browser returns to, such as `https://example.org`. */
  readonly origin: string;
  /** Origin that the request was sent to, where the sandbox serves its page. Never sent to a real provider. */
  readonly requestOrigin: string;
  /** Makes repeats of this order return the same checkout. */
  readonly idempotencyKey: string;
}

/** A checkout opened at the provider. */
export interface OpenedCheckout {
  readonly sessionId: string;
  /** URL of the provider's payment page. */
  readonly url: string;
}

/** Outcome of a checkout. */
export type CheckoutOutcome = 'paid' | 'canceled' | 'declined';

/** A checkout with an outcome, as reported by the provider. */
export interface DecidedCheckout {
  readonly sessionId: string;
  readonly outcome: CheckoutOutcome;
  /** The order's reference; null when the checkout is not ours. */
  readonly reference: string | null;
  /** Amount in cents; null when unknown. */
  readonly amountCents: number | null;
  /** Lower case, such as `usd`; null when unknown. */
  readonly currency: string | null;
}

/** A verified event of the provider. `checkout` is null for events that don't concern one. */
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
   * Parses an event and verifies its signature over the raw body. Events older than 300 seconds are rejected.
   *
   * @throws InvalidInput
   */
  readEvent(body: string, signature: string): Promise<PaymentEvent>;
  /**
   * Queries the outcome of a checkout; null while it is pending, and for providers that only report outcomes through
   * events.
   *
   * @throws ProviderFailed
   */
  findDecision(sessionId: string): Promise<DecidedCheckout | null>;
  /** The signed event that the sandbox sends when the learner pays or cancels on its page; null for other providers. */
  sandboxEvent(decided: DecidedCheckout): Promise<{ body: string; signature: string } | null>;
}
