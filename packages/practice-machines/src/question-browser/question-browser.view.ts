import { type ListedType, modules, typesOf } from '@rehearse/question-types';
import type { CallFailure } from '../shared/failure.ts';
import type { OfferedFilter, StartedOrder } from '../shared/filters.ts';
import { globalIndexOf } from '../shared/paging.ts';
import type { QuestionBrowserSnapshot } from './question-browser.machine.ts';
import type { BrowserPlace, QuestionListItem } from './question-browser.types.ts';

/** What the screen shows in every phase. `totalElements` and `totalPages` are null until they are known. */
export interface QuestionBrowserFrame extends BrowserPlace {
  modules: typeof modules;
  /** The tabs under the chosen module. */
  submodules: readonly ListedType[];
  totalElements: number | null;
  totalPages: number | null;
  /** Optional filters that the host supports; null until its first page. */
  offers: readonly OfferedFilter[] | null;
  /** The order that is about to begin; null if the filters have the list's order. */
  starting: StartedOrder | null;
  /** Whether the learner asked for what fits their level before five graded answers have shown it. */
  isLevelUnknown: boolean;
}

/** A row with its position in the whole list. */
export interface QuestionRow extends QuestionListItem {
  /** From 1. */
  globalIndex: number;
}

/** View model of the browser, a union on `phase`: `loading`, `ready` with its rows, `empty`, `failed`. */
export type QuestionBrowserView = QuestionBrowserFrame &
  (
    | { phase: 'loading' | 'empty' }
    | { phase: 'ready'; rows: readonly QuestionRow[] }
    | { phase: 'failed'; failure: CallFailure }
  );

const unknown: CallFailure = { code: 'unknown', message: '' };

/** The view model of a question browser. */
export function questionBrowserView({ value, context }: QuestionBrowserSnapshot): QuestionBrowserView {
  const { list, failure, ...place } = context;
  const frame: QuestionBrowserFrame = {
    ...place,
    modules,
    submodules: typesOf(place.moduleId),
    totalElements: list?.totalElements ?? null,
    totalPages: list?.totalPages ?? null,
  };
  switch (value) {
    case 'loading':
    case 'empty':
      return { ...frame, phase: value };
    case 'failed':
      return { ...frame, phase: value, failure: failure ?? unknown };
    case 'ready': {
      const rows = (list?.content ?? []).map((item, index) => ({
        ...item,
        globalIndex: globalIndexOf(place.currentPage, index),
      }));
      return { ...frame, phase: value, rows };
    }
  }
}
