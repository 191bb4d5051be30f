import { type ApiClient, ApiError, createCheckoutSession, unwrap } from '@rehearse/api-client';
import {
  type CheckoutInput,
  checkoutMachine,
  checkoutView,
  type OpenCheckoutRequest,
  type OpenedCheckout,
  type PlanOffer,
} from '@rehearse/practice-machines/checkout';
import { createActor, fromPromise } from 'xstate';
import { loadOffer } from './offer.ts';

/**
 * Provides the checkout machine with a host's calls. If a reply is lost, the purchase is repeated with the same
 * idempotency key.
 */
export function checkoutAt(client: ApiClient) {
  const lostKeys = new Map<string, string>();

  async function open({ pricingId }: OpenCheckoutRequest): Promise<OpenedCheckout> {
    const key = lostKeys.get(pricingId) ?? crypto.randomUUID();
    lostKeys.set(pricingId, key);
    try {
      const headers = { 'Idempotency-Key': key };
      const opened = await unwrap(createCheckoutSession({ client, body: { priceId: pricingId }, headers }));
      lostKeys.delete(pricingId);
      return opened;
    } catch (error) {
      const wasAnswered = error instanceof ApiError && error.status !== null;
      if (wasAnswered) lostKeys.delete(pricingId);
      throw error;
    }
  }

  return checkoutMachine.provide({
    actors: {
      loadPlans: fromPromise<PlanOffer, undefined>(({ signal }) => loadOffer(client, signal)),
      openCheckout: fromPromise<OpenedCheckout, OpenCheckoutRequest>(({ input }) => open(input)),
    },
  });
}

/** A checkout that continues where the page is. */
export const openCheckout = (client: ApiClient, input: CheckoutInput) => ({
  actor: createActor(checkoutAt(client), { input }),
  viewOf: checkoutView,
});
