import { findType, modules, typesOf } from '@rehearse/question-types';
import {
  defaultFilters,
  type QuestionFilters,
  readFilters,
  type StartedOrder,
  type ValuedOrder,
  valuedOrderOf,
} from '../shared/filters.ts';
import { globalIndexOf, pageOf } from '../shared/paging.ts';
import type { QuestionPlace } from '../shared/place.ts';
import type {
  BrowserPlace,
  BrowserStorageEvent,
  OrderStart,
  QuestionBrowserContext,
} from './question-browser.types.ts';

/** The first page of the first submodule, unfiltered. */
export const defaultPlace: Readonly<BrowserPlace> = {
  moduleId: 1,
  submoduleId: 1,
  filters: defaultFilters,
  currentPage: 1,
  globalIndex: 1,
};

function positive(value: unknown): number {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : 1;
}

/** Reads the saved place. In a conflict the submodule determines the module, and the page determines the global index. */
export function readPlace(saved: unknown): BrowserPlace {
  const parts = (typeof saved === 'object' && saved !== null ? saved : {}) as Partial<
    Record<keyof BrowserPlace, unknown>
  >;
  const submodule = findType(Number(parts.submoduleId)) ?? typesOf(positive(parts.moduleId))[0];
  const currentPage = positive(parts.currentPage);
  const globalIndex = positive(parts.globalIndex);
  return {
    moduleId: submodule?.moduleId ?? defaultPlace.moduleId,
    submoduleId: submodule?.id ?? defaultPlace.submoduleId,
    filters: readFilters(parts.filters),
    currentPage,
    globalIndex: pageOf(globalIndex) === currentPage ? globalIndex : globalIndexOf(currentPage, 0),
  };
}

/** The order that has to begin again for another type: what fits the learner differs. */
export function startedOrderOf(filters: QuestionFilters): StartedOrder | null {
  const order = valuedOrderOf(filters);
  return order === undefined || order === 'shuffle' ? null : order;
}

/** The filters with an order that begins now; without any such order if the host doesn't know its value. */
export function startedFilters<Filters extends Pick<QuestionFilters, ValuedOrder>>(
  filters: Filters,
  order: StartedOrder,
  started: OrderStart,
): Filters {
  return { ...filters, shuffle: undefined, aim: undefined, seenUntil: undefined, [order]: started[order] ?? undefined };
}

export function placeOf(context: QuestionBrowserContext): BrowserPlace {
  const { moduleId, submoduleId, filters, currentPage, globalIndex } = context;
  return { moduleId, submoduleId, filters, currentPage, globalIndex };
}

/** The place with its tab indexes, as it is stored. */
export function savedPlaceOf(context: QuestionBrowserContext): BrowserStorageEvent['place'] {
  return {
    ...placeOf(context),
    moduleIndex: modules.findIndex((module) => module.id === context.moduleId),
    submoduleIndex: typesOf(context.moduleId).findIndex((tab) => tab.id === context.submoduleId),
  };
}

/** The question of a row; null if the page has no such row. */
export function openedQuestion(context: QuestionBrowserContext, index: number): QuestionPlace | null {
  const item = context.list?.content[index];
  if (!item || !context.list) return null;
  return {
    ...placeOf(context),
    questionId: item.questionId,
    count: context.list.totalElements,
    indexInPage: index,
    globalIndex: globalIndexOf(context.currentPage, index),
  };
}
