import { createActor, fromPromise, waitFor } from 'xstate';
import { type CheckoutActor, checkoutMachine } from './checkout.machine.ts';
import type {
  Buyer,
  CheckoutEvent,
  OpenCheckoutRequest,
  OpenedCheckout,
  PlanOffer,
  PricingPlan,
} from './checkout.types.ts';

/** States for stories and tests. */
export const checkoutFixtures = [
  'loading',
  'choosing',
  'otherChosen',
  'manyPlans',
  'identifying',
  'opening',
  'leaving',
  'empty',
  'failed',
] as const;
/** Name of a state that `driveCheckout` can reach. */
export type CheckoutFixture = (typeof checkoutFixtures)[number];

/** Sample plans. */
export const samplePlans: readonly PricingPlan[] = [
  { pricingId: 'vip-7', chargeValue: 7, includedAiCorrections: 10, price: 9.9 },
  { pricingId: 'vip-30', chargeValue: 30, includedAiCorrections: 50, price: 29.9 },
  { pricingId: 'vip-90', chargeValue: 90, includedAiCorrections: 200, price: 69.9 },
];

const more: readonly PricingPlan[] = [
  { pricingId: 'vip-180', chargeValue: 180, includedAiCorrections: 0, price: 99 },
  { pricingId: 'vip-365', chargeValue: 365, includedAiCorrections: 1000, price: 179 },
];

const never = () => new Promise<never>(() => {});
const offer =
  (...plans: readonly PricingPlan[]) =>
  (): Promise<PlanOffer> =>
    Promise.resolve({ plans, supportEmail: 'support@example.org' });

interface Script {
  buyer?: Buyer;
  load?: () => Promise<PlanOffer>;
  events?: readonly CheckoutEvent[];
  open?: () => Promise<OpenedCheckout>;
}

const purchase: CheckoutEvent = { type: 'plan.purchase', pricingId: 'vip-7' };

const scripts: Record<CheckoutFixture, Script> = {
  loading: { load: never },
  choosing: {},
  otherChosen: { events: [{ type: 'plan.select', pricingId: 'vip-30' }] },
  manyPlans: { load: offer(...samplePlans, ...more) },
  identifying: { buyer: 'unknown', events: [purchase] },
  opening: { events: [purchase] },
  leaving: { events: [purchase], open: () => Promise.resolve({ url: 'https://pay.example.org/1' }) },
  empty: { load: offer() },
  failed: { load: () => Promise.reject(new Error('An error occurred while fetching the data')) },
};

/** An actor in the named state. */
export async function driveCheckout(name: CheckoutFixture): Promise<CheckoutActor> {
  const { buyer = 'signedIn', load = offer(...samplePlans), events = [], open = never } = scripts[name];
  const machine = checkoutMachine.provide({
    actors: {
      loadPlans: fromPromise<PlanOffer, undefined>(load),
      openCheckout: fromPromise<OpenedCheckout, OpenCheckoutRequest>(open),
    },
  });
  const actor = createActor(machine, { input: { buyer } }).start();
  if (name !== 'loading') await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  for (const event of events) actor.send(event);
  if (name === 'leaving') await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
  return actor;
}
