import type { LocalizedText } from '@rehearse/languages';
import type { CallFailure } from '../shared/failure.ts';
import type { CleanFilters, DifficultyLevel, OfferedFilter, QuestionFilters, StartedOrder } from '../shared/filters.ts';
import type { QuestionPlace } from '../shared/place.ts';

/** Input of a question browser. */
export interface QuestionBrowserInput {
  /** From storage: a `BrowserPlace` or parts of one. Anything unreadable gets its default. */
  saved?: unknown;
}

/** The learner's place in the question bank, which storage keeps. */
export interface BrowserPlace {
  moduleId: number;
  submoduleId: number;
  filters: QuestionFilters;
  /** From 1. */
  currentPage: number;
  /** Position in the whole list, from 1. */
  globalIndex: number;
}

/** A row of the list, as the host returns it. */
export interface QuestionListItem {
  questionId: number;
  submoduleId: number;
  moduleId: number;
  isPracticed: boolean;
  difficultyLevel: DifficultyLevel;
  /** What it is about; absent if the host doesn't provide it. */
  summary?: QuestionSummary | undefined;
  /** The learner's best share of the points, 0 to 1; null if no answer was scored. Absent like `summary`. */
  bestScore?: number | null | undefined;
  /** When the learner last practised it, ISO 8601; null for never. Absent like `summary`. */
  practicedAt?: string | null | undefined;
}

/** What a question is about, without revealing its answer. */
export type QuestionSummary =
  /** How it begins. */
  | { kind: 'text'; text: string }
  /** Length of the word to judge, or of the spoken text. */
  | { kind: 'letters' | 'words'; count: number }
  | { kind: 'topic'; topic: LocalizedText };

/** A page of the list, as the host returns it. */
export interface QuestionPage {
  content: readonly QuestionListItem[];
  /** Number of pages of the whole list under these filters. */
  totalPages: number;
  /** Number of questions of the whole list under these filters. */
  totalElements: number;
  /** Optional filters that the host supports; absent: none. */
  offers?: readonly OfferedFilter[] | undefined;
  /** With what its order began; absent unless `starting` asked for it. */
  started?: OrderStart | undefined;
}

/** With what the orders begin, as the host returns it. */
export interface OrderStart {
  /** The difficulty that fits the learner; null while the host doesn't know it. */
  aim: number | null;
  /** Now, in milliseconds since 1970. */
  seenUntil: number;
}

/** Context of a question browser. */
export interface QuestionBrowserContext extends BrowserPlace {
  /** The last page loaded for this submodule and these filters; null before the first. */
  list: QuestionPage | null;
  /** Optional filters of the host; null before its first page. */
  offers: readonly OfferedFilter[] | null;
  /** The order that begins with the next page; null if the list keeps its order. */
  starting: StartedOrder | null;
  /** Whether an order by what fits the learner was asked for before the host could tell. */
  isLevelUnknown: boolean;
  /** Why the list could not be loaded. */
  failure: CallFailure | null;
}

/** Events of a question browser. */
export type QuestionBrowserEvent =
  /** Shows the first submodule of a module. */
  | { type: 'module.select'; moduleId: number }
  /** Shows the first page of a submodule. */
  | { type: 'submodule.select'; submoduleId: number }
  /** Changes filters and returns to page 1. */
  | { type: 'filters.change'; filters: Partial<QuestionFilters> }
  /** Begins an order with today's value and returns to page 1. */
  | { type: 'order.start'; order: StartedOrder }
  /** Shows a page, from 1. */
  | { type: 'page.select'; page: number }
  /** Opens the row at this index, from 0, of the page shown. */
  | { type: 'question.open'; index: number }
  /** Loads the page again, after a failure or on return. */
  | { type: 'list.reload' };

/** Events that a question browser emits; subscribe with `actor.on(type, …)`. */
export type QuestionBrowserEmitted =
  /** A row was opened: the place from which the detail screen starts. */
  { type: 'questionOpened'; question: QuestionPlace };

/** Sent to `storage` (`place.save`) at each change: the place and the indexes of the chosen tabs. */
export type BrowserStorageEvent = {
  type: 'place.save';
  place: BrowserPlace & { moduleIndex: number; submoduleIndex: number };
};

/** - `busy`: a page is loading. */
export type QuestionBrowserTag = 'busy';

/** Input of `loadPage`, with cleaned filters. */
export interface PageRequest {
  submoduleId: number;
  filters: CleanFilters;
  /** From 1. */
  page: number;
  /** Rows per page. */
  size: number;
  /** The order to begin: the host is asked for its value first. Null: the list has the order of its filters. */
  starting: StartedOrder | null;
}
