import { defaultFilters, valuedOrderOf } from '@rehearse/practice-machines/question-browser';
import type { QuestionPlace } from '@rehearse/practice-machines/question-session';
import { paths } from '../../lib/paths.ts';

/** A parsed question URL: the question and its list. */
export type AddressedQuestion = Pick<QuestionPlace, 'questionId' | 'submoduleId' | 'filters'>;

/** Filters by query parameter; default filters are left out. */
export const filterNames = {
  shuffle: 'shuffle',
  aim: 'aim',
  seenUntil: 'seenUntil',
  level: 'difficultyLevel',
  practiced: 'isPracticed',
  correct: 'isCorrect',
} as const;

/** The URL of a question in its list; equal for equal questions and filters. */
export function questionPath({ questionId, submoduleId, filters }: AddressedQuestion): string {
  const parameters = new URLSearchParams({ type: String(submoduleId), question: String(questionId) });
  if (filters.isAsc && !valuedOrderOf(filters)) parameters.set('order', 'number');
  for (const [name, filter] of Object.entries(filterNames)) {
    const value = filters[filter];
    if (value !== undefined && value !== defaultFilters[filter]) parameters.set(name, String(value));
  }
  return `${paths.question}?${parameters}`;
}
