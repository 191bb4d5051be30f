import { cleanFilters, readFilters } from '../shared/filters.ts';
import { indexInPageOf, pageOf } from '../shared/paging.ts';
import type { QuestionPlace } from '../shared/place.ts';
import type {
  Direction,
  NeighbourRequest,
  QuestionSessionContext,
  SavedPlace,
  SessionQuestion,
} from './question-session.types.ts';

function positive(value: unknown): number | null {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : null;
}

/** A place with everything derived from its global index; the start of the list if that is unknown. */
export function placeAt(
  globalIndex: number | null,
  place: Omit<SavedPlace, 'globalIndex' | 'currentPage'>,
): QuestionPlace {
  const index = globalIndex ?? 1;
  return { ...place, globalIndex, currentPage: pageOf(index), indexInPage: indexInPageOf(index) };
}

/** Reads a place from navigation state or storage; null unless it has a question and its submodule. */
export function readQuestionPlace(saved: unknown): QuestionPlace | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const parts = saved as Partial<Record<keyof QuestionPlace, unknown>>;
  const questionId = positive(parts.questionId);
  const submoduleId = positive(parts.submoduleId);
  if (!questionId || !submoduleId) return null;
  const globalIndex = positive(parts.globalIndex);
  const count = globalIndex && Math.max(positive(parts.count) ?? 1, globalIndex);
  const moduleId = positive(parts.moduleId) ?? 1;
  return placeAt(globalIndex, { questionId, submoduleId, moduleId, filters: readFilters(parts.filters), count });
}

/** The copy for storage, with the names that storage uses. */
export function savedCopyOf(place: QuestionPlace): SavedPlace {
  const { questionId, submoduleId, filters, count, moduleId, currentPage, globalIndex } = place;
  return { questionId, submoduleId, filters, count, moduleId, currentPage, globalIndex };
}

export function neighbourRequestOf(place: QuestionPlace): NeighbourRequest {
  return { questionId: place.questionId, submoduleId: place.submoduleId, filters: cleanFilters(place.filters) };
}

/** Whether, by the count, there is no question in this direction. */
export function isAtEnd(place: QuestionPlace, direction: Direction): boolean {
  const { globalIndex, count } = place;
  if (globalIndex === null || count === null) return false;
  return direction === 'next' ? globalIndex >= count : globalIndex <= 1;
}

/** The context after one step: the question shown becomes a neighbour, and the one beyond is unknown. */
export function moveTo(
  { place, question }: QuestionSessionContext,
  direction: Direction,
  neighbour: SessionQuestion,
): Partial<QuestionSessionContext> {
  if (!place || isAtEnd(place, direction)) return {};
  const { questionId, submoduleId } = neighbour;
  const globalIndex = place.globalIndex && place.globalIndex + (direction === 'next' ? 1 : -1);
  return {
    place: placeAt(globalIndex, { ...place, questionId, submoduleId }),
    question: neighbour,
    next: direction === 'next' ? null : question,
    previous: direction === 'next' ? question : null,
    requested: null,
    moveFailure: null,
  };
}

/** The question, marked as practised if it has this id. */
export function practised(question: SessionQuestion | null, questionId: number): SessionQuestion | null {
  return question?.questionId === questionId ? { ...question, isPracticed: true } : question;
}
