import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type CallFailure, callFailure } from '../shared/failure.ts';
import { callbackStub, promiseStub } from '../shared/stubs.ts';
import { afterRating, afterUndo, cardOf, isLast, readPending } from './review-session.logic.ts';
import type {
  DueCards,
  PendingRating,
  RatedReply,
  ReviewRating,
  ReviewSessionContext,
  ReviewSessionEvent,
  ReviewSessionInput,
  ReviewSessionTag,
  ReviewStorageEvent,
} from './review-session.types.ts';

/** Reviews the due cards one by one. Provide `storage`, `loadDue`, `rateCard` and `undoRating`. */
export const reviewSessionMachine = setup({
  types: {
    context: {} as ReviewSessionContext,
    events: {} as ReviewSessionEvent,
    input: {} as ReviewSessionInput,
    tags: {} as ReviewSessionTag,
  },
  actors: {
    storage: callbackStub<ReviewStorageEvent, undefined>('reviewSession', 'storage'),
    loadDue: promiseStub<DueCards, undefined>('reviewSession', 'loadDue'),
    rateCard: promiseStub<RatedReply, PendingRating>('reviewSession', 'rateCard'),
    undoRating: promiseStub<void, { cardId: number }>('reviewSession', 'undoRating'),
  },
  actions: {
    setDue: assign((_, { due }: { due: DueCards }) => ({ due, index: 0, rated: [] })),
    setPending: assign(({ context }, { rating }: { rating: ReviewRating }) => ({
      ratingCount: context.ratingCount + 1,
      pending: {
        cardId: cardOf(context)?.cardId ?? 0,
        rating,
        key: `${context.sessionId}.${context.ratingCount + 1}`,
      },
    })),
    clearPending: assign({ pending: null }),
    takeRating: assign(({ context }, { reply }: { reply: RatedReply }) => afterRating(context, reply)),
    takeUndo: assign(({ context }) => afterUndo(context)),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    clearFailure: assign({ failure: null }),
    savePending: sendTo('storage', ({ context }) => ({ type: 'pending.save' as const, pending: context.pending })),
  },
  guards: {
    hasPending: ({ context }) => context.pending !== null,
    hasCards: (_, { due }: { due: DueCards }) => due.cards.length > 0,
    isLastCard: ({ context }) => isLast(context),
    hasRated: ({ context }) => context.rated.length > 0,
    isAtEnd: ({ context }) => cardOf(context) === null,
  },
}).createMachine({
  id: 'reviewSession',
  context: ({ input }) => ({
    sessionId: input.sessionId,
    ratingCount: 0,
    due: null,
    index: 0,
    rated: [],
    pending: readPending(input.saved),
    failure: null,
  }),
  invoke: { id: 'storage', src: 'storage' },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasPending', target: 'recovering' }, { target: 'loading' }] },
    recovering: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'recoverRating',
        src: 'rateCard',
        input: ({ context }) => context.pending as PendingRating,
        onDone: { target: 'loading', actions: ['clearPending', 'savePending'] },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => callFailure(event.error) } },
      },
    },
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadDue',
        src: 'loadDue',
        onDone: [
          {
            guard: { type: 'hasCards', params: ({ event }) => ({ due: event.output }) },
            target: 'front',
            actions: { type: 'setDue', params: ({ event }) => ({ due: event.output }) },
          },
          { target: 'empty', actions: { type: 'setDue', params: ({ event }) => ({ due: event.output }) } },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => callFailure(event.error) } },
      },
    },
    front: {
      tags: 'card',
      on: {
        'card.reveal': { target: 'revealed', actions: 'clearFailure' },
        'rating.undo': { guard: 'hasRated', target: 'undoing' },
      },
    },
    revealed: {
      tags: 'card',
      on: {
        'card.rate': {
          target: 'rating',
          actions: [{ type: 'setPending', params: ({ event }) => event }, 'savePending'],
        },
        'rating.undo': { guard: 'hasRated', target: 'undoing' },
      },
    },
    rating: {
      tags: ['busy', 'card'],
      entry: 'clearFailure',
      invoke: {
        id: 'rateCard',
        src: 'rateCard',
        input: ({ context }) => context.pending as PendingRating,
        onDone: [
          {
            guard: 'isLastCard',
            target: 'finished',
            actions: [{ type: 'takeRating', params: ({ event }) => ({ reply: event.output }) }, 'savePending'],
          },
          {
            target: 'front',
            actions: [{ type: 'takeRating', params: ({ event }) => ({ reply: event.output }) }, 'savePending'],
          },
        ],
        onError: {
          target: 'ratingFailed',
          actions: { type: 'setFailure', params: ({ event }) => callFailure(event.error) },
        },
      },
    },
    ratingFailed: { tags: 'card', on: { 'rating.retry': 'rating' } },
    undoing: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'undoRating',
        src: 'undoRating',
        input: ({ context }) => ({ cardId: context.rated.at(-1)?.cardId ?? 0 }),
        onDone: { target: 'front', actions: 'takeUndo' },
        onError: [
          {
            guard: 'isAtEnd',
            target: 'finished',
            actions: { type: 'setFailure', params: ({ event }) => callFailure(event.error) },
          },
          { target: 'front', actions: { type: 'setFailure', params: ({ event }) => callFailure(event.error) } },
        ],
      },
    },
    finished: {
      on: { 'rating.undo': { guard: 'hasRated', target: 'undoing' }, 'session.reload': 'loading' },
    },
    empty: { on: { 'session.reload': 'loading' } },
    failed: { on: { 'session.reload': [{ guard: 'hasPending', target: 'recovering' }, { target: 'loading' }] } },
  },
});

/** A running review session: what `createActor(reviewSessionMachine.provide(…), { input })` returns. */
export type ReviewSessionActor = ActorRefFrom<typeof reviewSessionMachine>;
/** Snapshot of a review session. */
export type ReviewSessionSnapshot = SnapshotFrom<typeof reviewSessionMachine>;
