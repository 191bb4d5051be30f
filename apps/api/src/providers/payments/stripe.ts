import Stripe from 'stripe';
import type { StripeConfig } from '../../config/config.ts';
import type { Clock } from '../../domain/clock.ts';
import { ProviderFailed } from '../../domain/errors.ts';
import { decided, readSignedEvent } from './events.ts';
import type { CheckoutOrder, DecidedCheckout, Payments } from './types.ts';

/** Timeout per attempt; there is one retry. */
const callLimitMs = 8000;
const retries = 1;

/** Card payments with Stripe Checkout. */
export function createStripePayments(
  { secretKey, webhookSecret, apiUrl }: StripeConfig,
  clock: Clock,
  limitMs = callLimitMs,
): Payments {
  const options = { timeout: limitMs, maxNetworkRetries: retries, telemetry: false };
  const stripe = new Stripe(secretKey, { ...options, ...addressOf(apiUrl) });
  return {
    name: 'stripe',
    async openCheckout(order) {
      const { id, url } = await open(stripe, order);
      if (!url) throw new ProviderFailed('payments.noPage');
      return { sessionId: id, url };
    },
    readEvent: async (body, signature) =>
      readSignedEvent(stripe, { body, signature, secret: webhookSecret, now: clock.now() }),
    findDecision: (sessionId) => findDecision(stripe, sessionId),
    sandboxEvent: async () => null,
  };
}

async function open(stripe: Stripe, { plan, origin, reference, account, idempotencyKey }: CheckoutOrder) {
  try {
    return await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: reference,
        customer_email: account,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: plan.currency,
              unit_amount: plan.priceCents,
              product_data: { name: `${plan.days} Day VIP` },
            },
          },
        ],
        success_url: `${origin}/pay/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${origin}/pay/cancel?session_id={CHECKOUT_SESSION_ID}`,
      },
      { idempotencyKey },
    );
  } catch (cause) {
    throw new ProviderFailed('payments.notCharged', { cause });
  }
}

async function findDecision(stripe: Stripe, sessionId: string): Promise<DecidedCheckout | null> {
  try {
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    if (session.status === 'expired') return decided(session, 'canceled');
    return session.status === 'complete' && session.payment_status !== 'unpaid' ? decided(session, 'paid') : null;
  } catch (cause) {
    throw new ProviderFailed('payments.unreachable', { cause });
  }
}

function addressOf(apiUrl: string | null) {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isTls = protocol === 'https:';
  return {
    host: hostname,
    port: port || (isTls ? 443 : 80),
    protocol: isTls ? ('https' as const) : ('http' as const),
  };
}
