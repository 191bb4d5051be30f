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
import { loadedActor } from '../../lib/loaded-actor.ts';
import { loadOffer } from './offer.ts';

/** Choosing and buying a plan of a host. A purchase whose reply was lost is repeated under the same key. */
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

/** A checkout that goes on where the page stands. */
export const openCheckout = (client: ApiClient, input: CheckoutInput) =>
  loadedActor(createActor(checkoutAt(client), { input }), checkoutView);
