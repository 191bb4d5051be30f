import type { CallFailure } from '../shared/failure.ts';
import type { CleanFilters, DifficultyLevel, OfferedFilter, QuestionFilters } from '../shared/filters.ts';
import type { QuestionPlace } from '../shared/place.ts';

/** What a question browser starts from. */
export interface QuestionBrowserInput {
  /** What storage gave: a `BrowserPlace` or parts of one. Anything unreadable takes its default. */
  saved?: unknown;
}

/** Where the learner is in the question bank: what storage keeps. */
export interface BrowserPlace {
  moduleId: number;
  submoduleId: number;
  filters: QuestionFilters;
  /** From 1. */
  currentPage: number;
  /** Position in the whole list, from 1. */
  globalIndex: number;
}

/** A row of the list, as the host gives it. */
export interface QuestionListItem {
  questionId: number;
  submoduleId: number;
  moduleId: number;
  isPracticed: boolean;
  difficultyLevel: DifficultyLevel;
  /** What it is about; absent at a host that doesn't say. */
  summary?: QuestionSummary | undefined;
  /** The learner's best share of the points, 0 to 1; null where nothing measured an answer. Absent as `summary`. */
  bestScore?: number | null | undefined;
  /** When the learner practised it last, ISO 8601; null for never. Absent as `summary`. */
  practicedAt?: string | null | undefined;
}

/** What a question is about, without giving its answer away. */
export type QuestionSummary =
  /** How it begins. */
  | { kind: 'text'; text: string }
  /** Length of the word to judge, or of what is heard. */
  | { kind: 'letters' | 'words'; count: number }
  | { kind: 'topic'; topic: { en: string; zh: string } };

/** A page of the list, as the host gives it. */
export interface QuestionPage {
  content: readonly QuestionListItem[];
  /** Pages of the whole list under these filters. */
  totalPages: number;
  /** Questions of the whole list under these filters. */
  totalElements: number;
  /** Filters beyond the required ones that the host knows; absent: none. */
  offers?: readonly OfferedFilter[] | undefined;
}

/** What a question browser knows. */
export interface QuestionBrowserContext extends BrowserPlace {
  /** The last page that came for this submodule and these filters; null before the first. */
  list: QuestionPage | null;
  /** What the host offers; null before its first page. */
  offers: readonly OfferedFilter[] | null;
  /** Why the list could not be loaded. */
  failure: CallFailure | null;
}

/** What a question browser is told. */
export type QuestionBrowserEvent =
  /** Shows a module by its first submodule. */
  | { type: 'module.select'; moduleId: number }
  /** Shows the first page of a submodule. */
  | { type: 'submodule.select'; submoduleId: number }
  /** Goes back to page 1. */
  | { type: 'filters.change'; filters: Partial<QuestionFilters> }
  /** Shows a page, from 1. */
  | { type: 'page.select'; page: number }
  /** Opens the row at this index, from 0, of the page shown. */
  | { type: 'question.open'; index: number }
  /** Loads the page anew, after a failure or on return. */
  | { type: 'list.reload' };

/** What a question browser tells; listen with `actor.on(type, …)`. */
export type QuestionBrowserEmitted =
  /** A row was opened: what the detail screen starts from. */
  { type: 'questionOpened'; question: QuestionPlace };

/** What `storage` is told (`place.save`) at each change: the place and the indexes of the chosen tabs, from 0. */
export type BrowserStorageEvent = {
  type: 'place.save';
  place: BrowserPlace & { moduleIndex: number; submoduleIndex: number };
};

/** - `busy`: a page is loading. */
export type QuestionBrowserTag = 'busy';

/** Input of `loadPage`: the filters are cleaned. */
export interface PageRequest {
  submoduleId: number;
  filters: CleanFilters;
  /** From 1. */
  page: number;
  /** Rows on a page. */
  size: number;
}
