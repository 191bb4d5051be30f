export type { CallFailure } from '../shared/failure.ts';
export type { CleanFilters, QuestionFilters } from '../shared/filters.ts';
export type { QuestionPlace } from '../shared/place.ts';
export {
  driveQuestionSession,
  type QuestionSessionFixture,
  questionSessionFixtures,
} from './question-session.fixtures.ts';
export { readQuestionPlace, savedCopyOf } from './question-session.logic.ts';
export {
  type QuestionSessionActor,
  type QuestionSessionSnapshot,
  questionSessionMachine,
} from './question-session.machine.ts';
export type {
  DetailRequest,
  Direction,
  FoundPlace,
  NeighbourRequest,
  QuestionSessionContext,
  QuestionSessionEmitted,
  QuestionSessionEvent,
  QuestionSessionInput,
  QuestionSessionTag,
  SavedPlace,
  SessionQuestion,
  SessionStorageEvent,
} from './question-session.types.ts';
export { type NeighbourView, type QuestionSessionView, questionSessionView } from './question-session.view.ts';
