import type { QuestionFilters } from './filters.ts';

/** A question and where it stands in the list it was opened from: the detail screen's navigation state. */
export interface QuestionPlace {
  questionId: number;
  submoduleId: number;
  moduleId: number;
  filters: QuestionFilters;
  /** How many questions the list has in all; null where the host can't say. */
  count: number | null;
  /** The row on its page, from 0. */
  indexInPage: number;
  /** From 1. */
  currentPage: number;
  /** Position in the whole list, from 1 to `count`; null where the host can't say. */
  globalIndex: number | null;
}
