import { type ApiClient, ApiError, createCheckoutSession, listPlans, unwrap } from '@rehearse/api-client';
import {
  type Buyer,
  checkoutMachine,
  type OpenCheckoutRequest,
  type OpenedCheckout,
  type PlanOffer,
} from '@rehearse/practice-machines/checkout';
import { fromPromise } from 'xstate';
import type { SessionStatus } from '../app/session.ts';

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
      loadPlans: fromPromise<PlanOffer, undefined>(async ({ signal }) => {
        const { pricings, supportEmail } = await unwrap(listPlans({ client, signal }));
        return { plans: pricings, supportEmail: supportEmail ?? null };
      }),
      openCheckout: fromPromise<OpenedCheckout, OpenCheckoutRequest>(({ input }) => open(input)),
    },
  });
}

const buyers: Readonly<Record<SessionStatus, Buyer>> = {
  starting: 'unknown',
  loggedIn: 'signedIn',
  loggedOut: 'anonymous',
};

/** Who buys, by the session. */
export const buyerOf = (status: SessionStatus): Buyer => buyers[status];
