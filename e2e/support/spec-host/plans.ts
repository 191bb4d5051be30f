import { type Calls, ok } from './calls.ts';

/** The plans, and the URL of a payment provider. */
export const createPlans = (): Calls => ({
  'GET /api/public/product/pricing/vip': () =>
    ok({
      pricings: [
        { pricingId: 'week', chargeValue: 7, includedAiCorrections: 20, price: 9.9 },
        { pricingId: 'month', chargeValue: 30, includedAiCorrections: 80, price: 29.9 },
      ],
    }),
  'POST /api/create-checkout-session': ({ body }) =>
    ok({ url: `/pay/success?session_id=of-${String(body['priceId'])}` }),
});
