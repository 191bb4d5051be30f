import type { CallFailure } from '../shared/failure.ts';
import type { CleanFilters } from '../shared/filters.ts';
import type { QuestionPlace } from '../shared/place.ts';

/** What a question session starts from. */
export interface QuestionSessionInput {
  /** The page's navigation state: a `QuestionPlace` or parts of one, in any condition. */
  navigation?: unknown;
  /** The copy in storage, used when the navigation state names no question. */
  saved?: unknown;
}

/** What this machine reads of a question; the host's replies carry more, and it is kept as it came. */
export interface SessionQuestion {
  questionId: number;
  submoduleId: number;
  /** Absent or null counts as not practised. */
  isPracticed?: boolean | null | undefined;
}

/** Which neighbour in the list. */
export type Direction = 'next' | 'previous';

/** What a question session knows. */
export interface QuestionSessionContext {
  /** Null only when neither the navigation state nor storage names a question. */
  place: QuestionPlace | null;
  /** The question shown; null while it loads and when there is none. */
  question: SessionQuestion | null;
  /** The neighbours, fetched ahead; null while unknown. */
  next: SessionQuestion | null;
  /** As `next`, the other way. */
  previous: SessionQuestion | null;
  /** The neighbour that is waited for: shown as soon as it comes. */
  wish: Direction | null;
  /** Why the question could not be loaded. */
  failure: CallFailure | null;
  /** Why the neighbour that was asked for last could not be loaded. */
  moveFailure: ({ direction: Direction } & CallFailure) | null;
}

/** What a question session is told. */
export type QuestionSessionEvent =
  /** Shows the neighbour at once, or as soon as it comes. Nothing at the end of the list. */
  | { type: 'question.next' }
  /** The same the other way. */
  | { type: 'question.previous' }
  /** Loads the question anew after a failure. */
  | { type: 'question.retry' }
  /** The page's address or state names another question: shows it. Nothing when it names the one at hand, or none. */
  | { type: 'question.open'; navigation: unknown }
  /** This question was answered: it counts as practised here, whatever the host's copy says. */
  | { type: 'question.practise'; questionId: number };

/** What a question session tells; listen with `actor.on(type, …)`. */
export type QuestionSessionEmitted =
  /** Another question is shown; the place is already told to storage. */
  | { type: 'moved'; place: QuestionPlace }
  /** The host has no question in this direction although the count said so. */
  | { type: 'listEnded'; direction: Direction }
  /** A neighbour somebody waited for could not be loaded; the question shown stays. */
  | ({ type: 'moveFailed'; direction: Direction } & CallFailure);

/** The copy that storage keeps, under these names; the global index is also kept by itself. */
export type SavedPlace = Omit<QuestionPlace, 'indexInPage'>;

/** What `storage` is told (`place.save`) at the start and at each move. */
export type SessionStorageEvent = { type: 'place.save'; place: SavedPlace };

/** - `busy`: nothing to show yet. */
export type QuestionSessionTag = 'busy';

/** Input of `loadDetail`. Resolve with null when the host has no such question. */
export interface DetailRequest {
  questionId: number;
  submoduleId: number;
}

/**
 * Input of `loadNext`, `loadPrevious` and `findPlace`; the filters are cleaned. Resolve with null at the end of the list,
 * and where nothing says the place.
 */
export interface NeighbourRequest extends DetailRequest {
  filters: CleanFilters;
}

/** Where a question is in its list. */
export interface FoundPlace {
  /** From 1. */
  globalIndex: number;
  /** How many questions the list has in all. */
  count: number;
}
