import { type ActorRefFrom, assign, type EventObject, type SnapshotFrom, setup } from 'xstate';
import { type CallFailure, callFailure } from '../shared/failure.ts';
import { callbackStub, promiseStub } from '../shared/stubs.ts';
import { initialContext, isFinished, isFollowed, isUsedUp, offerAfter } from './ai-correction.logic.ts';
import type {
  AiCorrectionContext,
  AiCorrectionEvent,
  AiCorrectionTag,
  CorrectionOffer,
  CorrectionRequest,
  FollowRequest,
  LoadedCorrection,
  RequestedCorrection,
} from './ai-correction.types.ts';

const askOrRequest = [{ guard: 'hasConsent', target: 'requesting' }, { target: 'consenting' }] as const;

/** One answer's AI correction. Provide the actors `load`, `giveConsent`, `requestCorrection` and `follow`. */
export const aiCorrectionMachine = setup({
  types: {
    context: {} as AiCorrectionContext,
    events: {} as AiCorrectionEvent,
    tags: {} as AiCorrectionTag,
  },
  actors: {
    load: promiseStub<LoadedCorrection, undefined>('aiCorrection', 'load'),
    giveConsent: promiseStub<CorrectionOffer, undefined>('aiCorrection', 'giveConsent'),
    requestCorrection: promiseStub<RequestedCorrection, CorrectionRequest>('aiCorrection', 'requestCorrection'),
    follow: callbackStub<EventObject, FollowRequest>('aiCorrection', 'follow'),
  },
  actions: {
    setLoaded: assign((_, { offer, attemptId, correction }: LoadedCorrection) => ({ offer, attemptId, correction })),
    setOffer: assign((_, { offer }: { offer: CorrectionOffer }) => ({ offer })),
    setCorrection: assign((_, { correction }: { correction: RequestedCorrection }) => ({ correction })),
    setEnd: assign(({ context }, { correction }: { correction: RequestedCorrection }) => ({
      correction,
      offer: offerAfter(context.offer, correction),
    })),
    setWantsMail: assign((_, { wanted }: { wanted: boolean }) => ({ wantsMail: wanted })),
    setFailure: assign((_, failure: CallFailure) => ({ callFailure: failure })),
    clearFailure: assign({ callFailure: null }),
  },
  guards: {
    isUnavailable: ({ context: { offer, attemptId } }) => offer === null || attemptId === null,
    isWaiting: ({ context: { correction } }) => correction !== null && !isFinished(correction),
    isDone: ({ context: { correction } }) => correction?.state === 'done',
    isUsedUp: ({ context }) => isUsedUp(context),
    isFailed: ({ context: { correction } }) => correction?.state === 'failed',
    hasConsent: ({ context: { offer } }) => offer?.hasConsent === true,
    lacksConsent: (_, { code }: { code: string }) => code === 'correction.noConsent',
    isFinish: ({ context }, { correction }: { correction: RequestedCorrection }) =>
      isFollowed(context, correction) && isFinished(correction),
    isProgress: ({ context }, { correction }: { correction: RequestedCorrection }) =>
      isFollowed(context, correction) && !isFinished(correction),
  },
}).createMachine({
  id: 'aiCorrection',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'sorting',
          actions: { type: 'setLoaded', params: ({ event }) => event.output },
        },
        onError: 'absent',
      },
    },
    sorting: {
      always: [
        { guard: 'isDone', target: 'done' },
        { guard: 'isUnavailable', target: 'absent' },
        { guard: 'isWaiting', target: 'waiting' },
        { guard: 'isUsedUp', target: 'usedUp' },
        { guard: 'isFailed', target: 'failed' },
        { target: 'offered' },
      ],
    },
    absent: { on: { 'offer.reload': 'loading' } },
    offered: {
      on: {
        'correction.request': askOrRequest,
        'mail.change': { actions: { type: 'setWantsMail', params: ({ event }) => event } },
        'offer.reload': 'loading',
      },
    },
    failed: { on: { 'correction.request': askOrRequest, 'offer.reload': 'loading' } },
    usedUp: { on: { 'offer.reload': 'loading' } },
    consenting: {
      on: { 'consent.agree': 'agreeing', 'consent.decline': { target: 'sorting', actions: 'clearFailure' } },
    },
    agreeing: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'giveConsent',
        src: 'giveConsent',
        onDone: {
          target: 'requesting',
          actions: { type: 'setOffer', params: ({ event }) => ({ offer: event.output }) },
        },
        onError: {
          target: 'consenting',
          actions: { type: 'setFailure', params: ({ event }) => callFailure(event.error) },
        },
      },
    },
    requesting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'requestCorrection',
        src: 'requestCorrection',
        input: ({ context: { attemptId, wantsMail } }) => ({ attemptId: attemptId ?? 0, mailWhenDone: wantsMail }),
        onDone: {
          target: 'sorting',
          actions: { type: 'setCorrection', params: ({ event }) => ({ correction: event.output }) },
        },
        onError: [
          // it was withdrawn elsewhere, or the operator chose another service
          {
            guard: { type: 'lacksConsent', params: ({ event }) => callFailure(event.error) },
            target: 'consenting',
          },
          { target: 'sorting', actions: { type: 'setFailure', params: ({ event }) => callFailure(event.error) } },
        ],
      },
    },
    waiting: {
      invoke: {
        id: 'follow',
        src: 'follow',
        input: ({ context }) => ({ correctionId: context.correction?.correctionId ?? 0 }),
      },
      on: {
        'correction.changed': [
          {
            guard: { type: 'isFinish', params: ({ event }) => event },
            target: 'sorting',
            actions: { type: 'setEnd', params: ({ event }) => event },
          },
          {
            guard: { type: 'isProgress', params: ({ event }) => event },
            actions: { type: 'setCorrection', params: ({ event }) => event },
          },
        ],
        'offer.reload': 'loading',
      },
    },
    done: { on: { 'offer.reload': 'loading' } },
  },
});

/** A running AI correction. */
export type AiCorrectionActor = ActorRefFrom<typeof aiCorrectionMachine>;
/** Snapshot of an AI correction. */
export type AiCorrectionSnapshot = SnapshotFrom<typeof aiCorrectionMachine>;
