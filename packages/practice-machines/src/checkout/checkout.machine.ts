import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type CallFailure, callFailure } from '../shared/failure.ts';
import { promiseStub } from '../shared/stubs.ts';
import { initialContext, isOtherPlan, preselected } from './checkout.logic.ts';
import type {
  Buyer,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutTag,
  OpenCheckoutRequest,
  OpenedCheckout,
  PlanOffer,
} from './checkout.types.ts';

/** Choosing a plan and leaving for the payment provider. Provide the actors `loadPlans` and `openCheckout`. */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    emitted: {} as CheckoutEmitted,
    tags: {} as CheckoutTag,
  },
  actors: {
    loadPlans: promiseStub<PlanOffer, undefined>('checkout', 'loadPlans'),
    openCheckout: promiseStub<OpenedCheckout, OpenCheckoutRequest>('checkout', 'openCheckout'),
  },
  actions: {
    setOffer: assign(({ context }, { plans, supportEmail }: PlanOffer) => ({
      plans,
      supportEmail,
      selectedId: preselected(plans, context.selectedId),
    })),
    selectPlan: assign((_, { pricingId }: { pricingId: string }) => ({ selectedId: pricingId })),
    setBuyer: assign((_, { buyer }: { buyer: Buyer }) => ({ buyer })),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    reportFailure: emit((_, failure: CallFailure) => ({ type: 'failed' as const, ...failure })),
    reportOpened: emit((_, { url }: OpenedCheckout) => ({ type: 'checkoutOpened' as const, url })),
    reportLoginNeeded: emit(({ context }) => ({ type: 'loginNeeded' as const, pricingId: context.selectedId ?? '' })),
  },
  guards: {
    isOffered: ({ context }) => context.plans.length > 0,
    isEmpty: (_, { plans }: PlanOffer) => plans.length === 0,
    isOtherPlan: ({ context }, { pricingId }: { pricingId: string }) => isOtherPlan(context, pricingId),
    isChosenBy: ({ context }, { pricingId, buyer }: { pricingId: string; buyer: Buyer }) =>
      pricingId === context.selectedId && context.buyer === buyer,
    isSignedIn: (_, { buyer }: { buyer: Buyer }) => buyer === 'signedIn',
    isAnonymous: (_, { buyer }: { buyer: Buyer }) => buyer === 'anonymous',
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => initialContext(input),
  initial: 'starting',
  on: { 'buyer.change': { actions: { type: 'setBuyer', params: ({ event }) => event } } },
  states: {
    starting: { always: [{ guard: 'isOffered', target: 'choosing' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadPlans',
        src: 'loadPlans',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'setOffer', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'setOffer', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'setFailure', params: ({ event }) => callFailure(event.error) },
            { type: 'reportFailure', params: ({ event }) => callFailure(event.error) },
          ],
        },
      },
    },
    empty: { on: { 'plans.reload': 'loading' } },
    failed: { on: { 'plans.reload': 'loading' } },
    choosing: {
      on: {
        'plan.select': {
          guard: { type: 'isOtherPlan', params: ({ event }) => event },
          actions: { type: 'selectPlan', params: ({ event }) => event },
        },
        'plan.purchase': [
          {
            guard: { type: 'isOtherPlan', params: ({ event }) => event },
            actions: { type: 'selectPlan', params: ({ event }) => event },
          },
          {
            guard: { type: 'isChosenBy', params: ({ event }) => ({ ...event, buyer: 'signedIn' }) },
            target: 'opening',
          },
          {
            guard: { type: 'isChosenBy', params: ({ event }) => ({ ...event, buyer: 'unknown' }) },
            target: 'identifying',
          },
          {
            guard: { type: 'isChosenBy', params: ({ event }) => ({ ...event, buyer: 'anonymous' }) },
            actions: 'reportLoginNeeded',
          },
        ],
      },
    },
    identifying: {
      tags: 'busy',
      on: {
        'buyer.change': [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event },
            target: 'opening',
            actions: { type: 'setBuyer', params: ({ event }) => event },
          },
          {
            guard: { type: 'isAnonymous', params: ({ event }) => event },
            target: 'choosing',
            actions: [{ type: 'setBuyer', params: ({ event }) => event }, 'reportLoginNeeded'],
          },
        ],
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openCheckout',
        src: 'openCheckout',
        input: ({ context }) => ({ pricingId: context.selectedId ?? '' }),
        onDone: { target: 'leaving', actions: { type: 'reportOpened', params: ({ event }) => event.output } },
        onError: {
          target: 'choosing',
          actions: { type: 'reportFailure', params: ({ event }) => callFailure(event.error) },
        },
      },
    },
    leaving: { tags: 'busy', on: { 'page.returned': 'choosing' } },
  },
});

/** A running checkout: what `createActor(checkoutMachine.provide(…), { input })` returns. */
export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
/** Snapshot of a checkout. */
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
