import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Clock } from '../../domain/clock.ts';
import { readSignedEvent } from './events.ts';
import type { CheckoutOutcome, Payments } from './types.ts';

/** Path of the sandbox's checkout page. */
export const sandboxPath = '/dev/checkout';

const eventOf: Readonly<Record<CheckoutOutcome, { type: string; payment_status: 'paid' | 'unpaid' }>> = {
  paid: { type: 'checkout.session.completed', payment_status: 'paid' },
  declined: { type: 'checkout.session.async_payment_failed', payment_status: 'unpaid' },
  canceled: { type: 'checkout.session.expired', payment_status: 'unpaid' },
};

/** A payment provider inside the server, for testing: no money moves, but everything else works as in production. */
export function createSandboxPayments(clock: Clock): Payments {
  let loading: Promise<Stripe> | undefined;
  // Only signs and verifies events; nothing is ever sent with this key. Loaded on demand: it is a sixth of the startup time.
  const loadStripe = () => {
    loading ??= import('stripe').then(({ default: Provider }) => new Provider('sk_test_sandbox'));
    return loading;
  };
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  return {
    name: 'sandbox',
    async openCheckout({ requestOrigin, idempotencyKey }) {
      const sessionId = `cs_sandbox_${createHmac('sha256', secret).update(idempotencyKey).digest('hex').slice(0, 36)}`;
      return { sessionId, url: `${requestOrigin}${sandboxPath}/${sessionId}` };
    },
    readEvent: async (body, signature) =>
      readSignedEvent(await loadStripe(), { body, signature, secret, now: clock.now() }),
    findDecision: async () => null,
    async sandboxEvent({ sessionId, outcome, reference, amountCents, currency }) {
      const stripe = await loadStripe();
      const { type, payment_status } = eventOf[outcome];
      const body = JSON.stringify({
        id: `evt_sandbox_${randomUUID()}`,
        object: 'event',
        type,
        data: {
          object: {
            id: sessionId,
            object: 'checkout.session',
            payment_status,
            client_reference_id: reference,
            amount_total: amountCents,
            currency,
          },
        },
      });
      const timestamp = Math.floor(clock.now() / 1000);
      return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
    },
  };
}
