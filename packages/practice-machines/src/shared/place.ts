import type { QuestionFilters } from './filters.ts';

/** A question and its position in the list it was opened from: the navigation state of the detail screen. */
export interface QuestionPlace {
  questionId: number;
  submoduleId: number;
  moduleId: number;
  filters: QuestionFilters;
  /** Total number of questions in the list; null if the host doesn't report it. */
  count: number | null;
  /** The row on its page, from 0. */
  indexInPage: number;
  /** The page, from 1. */
  currentPage: number;
  /** Position in the whole list, from 1 to `count`; null if the host doesn't report it. */
  globalIndex: number | null;
}
