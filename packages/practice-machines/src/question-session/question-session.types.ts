import type { CallFailure } from '../shared/failure.ts';
import type { CleanFilters } from '../shared/filters.ts';
import type { QuestionPlace } from '../shared/place.ts';

/** Input of a question session. */
export interface QuestionSessionInput {
  /** The page's navigation state: a `QuestionPlace` or parts of one, possibly invalid. */
  navigation?: unknown;
  /** The copy in storage, used when the navigation state has no question. */
  saved?: unknown;
}

/** The fields that this machine reads; the rest of the host's reply is kept unchanged. */
export interface SessionQuestion {
  questionId: number;
  submoduleId: number;
  /** Absent or null means not practised. */
  isPracticed?: boolean | null | undefined;
}

/** Direction of a neighbour in the list. */
export type Direction = 'next' | 'previous';

/** Context of a question session. */
export interface QuestionSessionContext {
  /** Null only when neither the navigation state nor storage has a question. */
  place: QuestionPlace | null;
  /** The question shown; null while it loads and when there is none. */
  question: SessionQuestion | null;
  /** The prefetched neighbours; null while unknown. */
  next: SessionQuestion | null;
  /** Like `next`, in the other direction. */
  previous: SessionQuestion | null;
  /** The direction that was requested; its question is shown as soon as it arrives. Null for none. */
  requested: Direction | null;
  /** Why the question could not be loaded. */
  failure: CallFailure | null;
  /** Why the last requested neighbour could not be loaded. */
  moveFailure: ({ direction: Direction } & CallFailure) | null;
}

/** Events of a question session. */
export type QuestionSessionEvent =
  /** Shows the next question now, or as soon as it arrives. Ignored at the end of the list. */
  | { type: 'question.next' }
  /** The same for the previous question. */
  | { type: 'question.previous' }
  /** Loads the question again after a failure. */
  | { type: 'question.retry' }
  /** Shows the question in the page's address or state. Ignored if it is the current one, or if there is none. */
  | { type: 'question.open'; navigation: unknown }
  /** Marks this question as practised, whatever the host's copy says. */
  | { type: 'question.practise'; questionId: number };

/** Events that a question session emits; subscribe with `actor.on(type, …)`. */
export type QuestionSessionEmitted =
  /** Another question is shown; its place has been sent to storage. */
  | { type: 'moved'; place: QuestionPlace }
  /** The host has no question in this direction, although the count says so. */
  | { type: 'listEnded'; direction: Direction }
  /** A neighbour that the learner was waiting for could not be loaded; the current question stays. */
  | ({ type: 'moveFailed'; direction: Direction } & CallFailure);

/** The copy that storage keeps, under these names; the global index is also stored separately. */
export type SavedPlace = Omit<QuestionPlace, 'indexInPage'>;

/** Sent to `storage` (`place.save`) at the start and at each move. */
export type SessionStorageEvent = { type: 'place.save'; place: SavedPlace };

/** - `busy`: there is nothing to show yet. */
export type QuestionSessionTag = 'busy';

/** Input of `loadDetail`. Resolve with null if the host has no such question. */
export interface DetailRequest {
  questionId: number;
  submoduleId: number;
}

/**
 * Input of `loadNext`, `loadPrevious` and `findPlace`, with cleaned filters. Resolve with null at the end of the list, and
 * if the position is unknown.
 */
export interface NeighbourRequest extends DetailRequest {
  filters: CleanFilters;
}

/** The position of a question in its list. */
export interface FoundPlace {
  /** From 1. */
  globalIndex: number;
  /** Total number of questions in the list. */
  count: number;
}
