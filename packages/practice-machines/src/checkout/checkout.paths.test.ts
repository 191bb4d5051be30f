import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { explore, leafStates, never, outcome, replayedLeaves } from '../shared/machine-testing.ts';
import { samplePlans } from './checkout.fixtures.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { OpenCheckoutRequest, OpenedCheckout, PlanOffer } from './checkout.types.ts';
import { checkoutView } from './checkout.view.ts';

const inert = checkoutMachine.provide({
  actors: {
    loadPlans: fromPromise<PlanOffer, undefined>(never),
    openCheckout: fromPromise<OpenedCheckout, OpenCheckoutRequest>(never),
  },
});
const paths = explore(inert, { buyer: 'unknown' }, [
  { type: 'plan.select', pricingId: 'vip-30' },
  { type: 'plan.select', pricingId: 'not sold' },
  { type: 'plan.purchase', pricingId: 'vip-7' },
  { type: 'plan.purchase', pricingId: 'vip-30' },
  { type: 'plan.purchase', pricingId: 'not sold' },
  { type: 'plans.reload' },
  { type: 'buyer.change', buyer: 'unknown' },
  { type: 'buyer.change', buyer: 'anonymous' },
  { type: 'buyer.change', buyer: 'signedIn' },
  { type: 'page.returned' },
  outcome.done('loadPlans', { plans: samplePlans, supportEmail: 'support@example.org' }),
  outcome.done('loadPlans', { plans: [], supportEmail: null }),
  outcome.failed('loadPlans', 'Down.'),
  outcome.done('openCheckout', { url: 'https://pay.example.org/1' }),
  outcome.failed('openCheckout', 'Down.'),
]);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(checkoutMachine));
});

it('always has exactly one chosen plan, and locks every Purchase button during a purchase', () => {
  for (const { replay } of paths) {
    replay((snapshot) => {
      const view = checkoutView(snapshot);
      if (!('plans' in view)) return;
      expect(view.plans.filter(({ selected }) => selected)).toHaveLength(1);
      const pressable = view.plans.filter(({ purchase }) => purchase === 'ready');
      expect(pressable).toHaveLength(view.phase === 'choosing' ? view.plans.length : 0);
    });
  }
});

it('never opens a checkout for a visitor who is not signed in', () => {
  for (const { replay } of paths) {
    replay((snapshot) => {
      if (snapshot.matches('identifying')) expect(snapshot.context.buyer).toBe('unknown');
    });
  }
});
