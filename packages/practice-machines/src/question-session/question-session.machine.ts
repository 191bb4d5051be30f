import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { callFailure } from '../shared/failure.ts';
import { neighbourRequestOf, readQuestionPlace } from './question-session.logic.ts';
import { placeOf, questionSessionSetup } from './question-session.setup.ts';
import type { Direction, QuestionSessionContext } from './question-session.types.ts';

/** Prefetches the neighbour in one direction and shows it on request. */
function neighbourRegion(direction: Direction) {
  const requestEvent = direction === 'next' ? 'question.next' : 'question.previous';
  const src = direction === 'next' ? 'loadNext' : 'loadPrevious';
  return questionSessionSetup.createStateConfig({
    initial: 'deciding',
    states: {
      deciding: {
        always: [
          { guard: { type: 'isAtEnd', params: { direction } }, target: 'end' },
          { guard: { type: 'isFetched', params: { direction } }, target: 'ready' },
          { target: 'loading' },
        ],
      },
      loading: {
        invoke: {
          id: src,
          src,
          input: ({ context }) => neighbourRequestOf(placeOf(context)),
          onDone: [
            {
              guard: { type: 'isRequestedAndMissing', params: ({ event }) => ({ direction, question: event.output }) },
              target: 'end',
              actions: [
                { type: 'clearRequested', params: { direction } },
                { type: 'reportEnd', params: { direction } },
              ],
            },
            {
              guard: { type: 'isMissing', params: ({ event }) => ({ question: event.output }) },
              target: 'end',
            },
            {
              guard: { type: 'isRequested', params: { direction } },
              target: '#questionSession.showing',
              actions: [
                { type: 'move', params: ({ event }) => ({ direction, question: event.output }) },
                'savePlace',
                'reportMove',
              ],
            },
            {
              target: 'ready',
              actions: { type: 'setNeighbour', params: ({ event }) => ({ direction, question: event.output }) },
            },
          ],
          onError: [
            {
              guard: { type: 'isRequested', params: { direction } },
              target: 'failed',
              actions: [
                { type: 'clearRequested', params: { direction } },
                {
                  type: 'setMoveFailure',
                  params: ({ event }) => ({ direction, failure: callFailure(event.error) }),
                },
                {
                  type: 'reportFailure',
                  params: ({ event }) => ({ direction, failure: callFailure(event.error) }),
                },
              ],
            },
            { target: 'failed' },
          ],
        },
        on: { [requestEvent]: { actions: { type: 'setRequested', params: { direction } } } },
      },
      ready: {
        on: {
          [requestEvent]: {
            target: '#questionSession.showing',
            actions: [
              {
                type: 'move',
                params: ({ context }: { context: QuestionSessionContext }) => ({
                  direction,
                  question: context[direction],
                }),
              },
              'savePlace',
              'reportMove',
            ],
          },
        },
      },
      failed: {
        on: { [requestEvent]: { target: 'loading', actions: { type: 'setRequested', params: { direction } } } },
      },
      end: {},
    },
  });
}

/** One question with both neighbours prefetched. Provide `storage`, `loadDetail`, `findPlace`, `loadNext`, `loadPrevious`. */
export const questionSessionMachine = questionSessionSetup.createMachine({
  id: 'questionSession',
  context: ({ input }) => ({
    place: readQuestionPlace(input.navigation) ?? readQuestionPlace(input.saved),
    question: null,
    next: null,
    previous: null,
    requested: null,
    failure: null,
    moveFailure: null,
  }),
  invoke: { id: 'storage', src: 'storage' },
  initial: 'starting',
  on: {
    'question.open': {
      guard: { type: 'isOtherQuestion', params: ({ event }) => event },
      target: '.loading',
      actions: [{ type: 'openPlace', params: ({ event }) => event }, 'savePlace'],
    },
  },
  states: {
    starting: {
      always: [{ guard: 'hasPlace', target: 'loading', actions: 'savePlace' }, { target: 'missing' }],
    },
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadDetail',
        src: 'loadDetail',
        input: ({ context }) => {
          const { questionId, submoduleId } = placeOf(context);
          return { questionId, submoduleId };
        },
        onDone: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ question: event.output }) }, target: 'missing' },
          {
            guard: 'isUnplaced',
            target: 'locating',
            actions: { type: 'setQuestion', params: ({ event }) => ({ question: event.output }) },
          },
          {
            target: 'showing',
            actions: { type: 'setQuestion', params: ({ event }) => ({ question: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ failure: callFailure(event.error) }) },
        },
      },
    },
    locating: {
      tags: 'busy',
      invoke: {
        id: 'findPlace',
        src: 'findPlace',
        input: ({ context }) => neighbourRequestOf(placeOf(context)),
        onDone: {
          target: 'showing',
          actions: [{ type: 'setPlace', params: ({ event }) => ({ found: event.output }) }, 'savePlace', 'reportMove'],
        },
        onError: 'showing',
      },
    },
    showing: {
      type: 'parallel',
      on: { 'question.practise': { actions: { type: 'markPractised', params: ({ event }) => event } } },
      states: { next: neighbourRegion('next'), previous: neighbourRegion('previous') },
    },
    failed: { on: { 'question.retry': 'loading' } },
    missing: {},
  },
});

/** A running question session: what `createActor(questionSessionMachine.provide(…), { input })` returns. */
export type QuestionSessionActor = ActorRefFrom<typeof questionSessionMachine>;
/** Snapshot of a question session. */
export type QuestionSessionSnapshot = SnapshotFrom<typeof questionSessionMachine>;
