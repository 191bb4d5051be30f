import { assign, emit, sendTo, setup } from 'xstate';
import type { CallFailure } from '../shared/failure.ts';
import type { QuestionPlace } from '../shared/place.ts';
import { callbackStub, promiseStub } from '../shared/stubs.ts';
import { isAtEnd, moveTo, placeAt, practised, readQuestionPlace, savedCopyOf } from './question-session.logic.ts';
import type {
  DetailRequest,
  Direction,
  FoundPlace,
  NeighbourRequest,
  QuestionSessionContext,
  QuestionSessionEmitted,
  QuestionSessionEvent,
  QuestionSessionInput,
  QuestionSessionTag,
  SessionQuestion,
  SessionStorageEvent,
} from './question-session.types.ts';

type Towards = { direction: Direction };
type Arrival = Towards & { question: SessionQuestion | null };
type Failed = Towards & { failure: CallFailure };

/** The place, in states that require one. */
export function placeOf({ place }: QuestionSessionContext): QuestionPlace {
  if (!place) throw new Error('A question is shown without its place: the question session machine is broken.');
  return place;
}

/** Actors, actions and guards of the question session. */
export const questionSessionSetup = setup({
  types: {
    context: {} as QuestionSessionContext,
    events: {} as QuestionSessionEvent,
    input: {} as QuestionSessionInput,
    emitted: {} as QuestionSessionEmitted,
    tags: {} as QuestionSessionTag,
  },
  actors: {
    storage: callbackStub<SessionStorageEvent, undefined>('questionSession', 'storage'),
    loadDetail: promiseStub<SessionQuestion | null, DetailRequest>('questionSession', 'loadDetail'),
    findPlace: promiseStub<FoundPlace | null, NeighbourRequest>('questionSession', 'findPlace'),
    loadNext: promiseStub<SessionQuestion | null, NeighbourRequest>('questionSession', 'loadNext'),
    loadPrevious: promiseStub<SessionQuestion | null, NeighbourRequest>('questionSession', 'loadPrevious'),
  },
  actions: {
    openPlace: assign((_, { navigation }: { navigation: unknown }) => ({
      place: readQuestionPlace(navigation),
      question: null,
      next: null,
      previous: null,
      requested: null,
      moveFailure: null,
    })),
    setPlace: assign(({ context }, { found }: { found: FoundPlace | null }) =>
      found ? { place: placeAt(found.globalIndex, { ...placeOf(context), count: found.count }) } : {},
    ),
    setQuestion: assign((_, { question }: { question: SessionQuestion | null }) => ({ question })),
    setNeighbour: assign((_, { direction, question }: Arrival) => ({ [direction]: question })),
    move: assign(({ context }, { direction, question }: Arrival) =>
      question ? moveTo(context, direction, question) : {},
    ),
    setRequested: assign((_, { direction }: Towards) => ({ requested: direction, moveFailure: null })),
    clearRequested: assign(({ context }, { direction }: Towards) => ({
      requested: context.requested === direction ? null : context.requested,
    })),
    setFailure: assign((_, { failure }: { failure: CallFailure }) => ({ failure })),
    setMoveFailure: assign((_, { direction, failure }: Failed) => ({ moveFailure: { direction, ...failure } })),
    clearFailure: assign({ failure: null }),
    markPractised: assign(({ context }, { questionId }: { questionId: number }) => ({
      question: practised(context.question, questionId),
      next: practised(context.next, questionId),
      previous: practised(context.previous, questionId),
    })),
    savePlace: sendTo('storage', ({ context }) => ({
      type: 'place.save' as const,
      place: savedCopyOf(placeOf(context)),
    })),
    reportMove: emit(({ context }) => ({ type: 'moved' as const, place: placeOf(context) })),
    reportEnd: emit((_, { direction }: Towards) => ({ type: 'listEnded' as const, direction })),
    reportFailure: emit((_, { direction, failure }: Failed) => ({
      type: 'moveFailed' as const,
      direction,
      ...failure,
    })),
  },
  guards: {
    hasPlace: ({ context }) => context.place !== null,
    isUnplaced: ({ context }) => placeOf(context).globalIndex === null,
    isOtherQuestion: ({ context }, { navigation }: { navigation: unknown }) => {
      const place = readQuestionPlace(navigation);
      return (
        place !== null &&
        (place.questionId !== context.place?.questionId || place.submoduleId !== context.place.submoduleId)
      );
    },
    isMissing: (_, { question }: { question: SessionQuestion | null }) => question === null,
    isAtEnd: ({ context }, { direction }: Towards) => isAtEnd(placeOf(context), direction),
    isFetched: ({ context }, { direction }: Towards) => context[direction] !== null,
    isRequested: ({ context }, { direction }: Towards) => context.requested === direction,
    isRequestedAndMissing: ({ context }, { direction, question }: Arrival) =>
      context.requested === direction && question === null,
  },
});
