import { type AnyRoute, operation } from '../../http/route.ts';
import * as payments from '../../services/payments/index.ts';

export { pages } from './sandbox.ts';

/** `GET /api/public/product/pricing/vip` */
export const listPlans = operation('listPlans', async ({ deps }) => ({
  ...(await payments.listPlans(deps)),
  supportEmail: deps.config.contact.email ?? deps.config.mail.operator,
}));

/** `POST /api/create-checkout-session` */
export const createCheckoutSession = operation(
  'createCheckoutSession',
  async ({ deps, body, account, headers, request }) => {
    await deps.limits.consume('checkoutPerAccount', String(account.userId));
    return payments.openCheckout(deps, {
      userId: account.userId,
      account: account.account,
      pricingId: body.priceId,
      origin: deps.config.publicUrl,
      requestOrigin: new URL(request.url).origin,
      key: headers['Idempotency-Key'],
    });
  },
  { atomic: 'claim' },
);

/** `GET /api/checkout-session` */
export const getCheckoutSession = operation('getCheckoutSession', ({ deps, query, account }) =>
  payments.getCheckout(deps, { userId: account.userId, sessionId: query.session_id }),
);

/** `POST /api/webhooks/stripe` */
export const receiveStripeEvent = operation(
  'receiveStripeEvent',
  async ({ deps, text, headers }) => {
    await payments.receiveEvent(deps, { body: text, signature: headers['Stripe-Signature'] });
    return null;
  },
  { maxBodyBytes: 256 * 1024 },
);

/** Plans, checkouts and the provider's events. */
export const routes: AnyRoute[] = [listPlans, createCheckoutSession, getCheckoutSession, receiveStripeEvent];
