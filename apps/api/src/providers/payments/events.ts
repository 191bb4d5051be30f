import type Stripe from 'stripe';
import { z } from 'zod';
import { InvalidInput } from '../../domain/errors.ts';
import type { CheckoutOutcome, DecidedCheckout, PaymentEvent } from './types.ts';

const name = z
  .string()
  .min(1)
  .max(255)
  .refine((value) => !value.includes('\0'));
const eventSchema = z.object({ id: name, type: name, data: z.object({ object: z.unknown() }) });
const sessionSchema = z.object({
  id: name,
  payment_status: z.string().optional(),
  client_reference_id: name.nullish(),
  amount_total: z.int().nullish(),
  currency: name.nullish(),
});

/** The fields we use of the provider's checkout session. */
type Session = z.infer<typeof sessionSchema>;

/** Maximum age of an event, in seconds. */
const toleranceSeconds = 300;

/** A signed event and what is needed to verify it. */
export interface EventCheck {
  readonly body: string;
  readonly signature: string;
  readonly secret: string;
  /** Milliseconds since 1970 (UTC). */
  readonly now: number;
}

/**
 * Parses a signed event.
 *
 * @throws InvalidInput when the signature is wrong, missing or older than 300 seconds, or the event is malformed
 */
export function readSignedEvent(stripe: Stripe, { body, signature, secret, now }: EventCheck): PaymentEvent {
  const event = asExpected(eventSchema, verify(stripe, { body, signature, secret, now }));
  return { id: event.id, type: event.type, checkout: checkoutOf(event.type, event.data.object) };
}

/** Validates the event even though it is signed, because other programs may have the secret too. */
function asExpected<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const checked = schema.safeParse(value);
  if (!checked.success) throw new InvalidInput('field.invalid', { field: 'body' });
  return checked.data;
}

function verify(stripe: Stripe, { body, signature, secret, now }: EventCheck): unknown {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now);
  } catch {
    throw new InvalidInput('payments.signature', { field: 'Stripe-Signature' });
  }
}

const outcomes: Readonly<Record<string, CheckoutOutcome | undefined>> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'declined',
  'checkout.session.expired': 'canceled',
};

function checkoutOf(type: string, object: unknown): PaymentEvent['checkout'] {
  const outcome = outcomes[type];
  if (!outcome) return null;
  const session = asExpected(sessionSchema, object);
  // Slow payment methods complete the session unpaid; a later event has the outcome.
  const isUndecided = type === 'checkout.session.completed' && session.payment_status === 'unpaid';
  return isUndecided ? null : decided(session, outcome);
}

/** A provider's session with its outcome. */
export function decided(session: Session, outcome: CheckoutOutcome): DecidedCheckout {
  return {
    sessionId: session.id,
    outcome,
    reference: session.client_reference_id ?? null,
    amountCents: session.amount_total ?? null,
    currency: session.currency ?? null,
  };
}
