import type Stripe from 'stripe';
import { BadRequest } from '../../http/errors.ts';
import type { CheckoutOutcome, DecidedCheckout, PaymentEvent } from './types.ts';

/** Oldest event that is taken, in seconds. */
const toleranceSeconds = 300;

/** What is needed to check an event. */
export interface EventCheck {
  readonly body: string;
  readonly signature: string;
  readonly secret: string;
  /** Milliseconds since 1970 (UTC). */
  readonly now: number;
}

/**
 * Reads a signed event.
 *
 * @throws BadRequest when the signature is wrong, missing or older than 300 seconds
 */
export function readSignedEvent(stripe: Stripe, { body, signature, secret, now }: EventCheck): PaymentEvent {
  const event = verify(stripe, { body, signature, secret, now });
  return { id: event.id, type: event.type, checkout: checkoutOf(event) };
}

function verify(stripe: Stripe, { body, signature, secret, now }: EventCheck): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now);
  } catch {
    throw new BadRequest('payments.signature', { field: 'Stripe-Signature' });
  }
}

function checkoutOf(event: Stripe.Event): PaymentEvent['checkout'] {
  switch (event.type) {
    case 'checkout.session.completed':
      // Payment methods that take days complete the session unpaid; a later event says what came of it.
      return event.data.object.payment_status === 'unpaid' ? null : decided(event.data.object, 'paid');
    case 'checkout.session.async_payment_succeeded':
      return decided(event.data.object, 'paid');
    case 'checkout.session.async_payment_failed':
      return decided(event.data.object, 'declined');
    case 'checkout.session.expired':
      return decided(event.data.object, 'canceled');
    default:
      return null;
  }
}

/** A session of the provider with what it came to. */
export function decided(session: Stripe.Checkout.Session, outcome: CheckoutOutcome): DecidedCheckout {
  return {
    sessionId: session.id,
    outcome,
    reference: session.client_reference_id ?? null,
    amountCents: session.amount_total ?? null,
    currency: session.currency ?? null,
  };
}
