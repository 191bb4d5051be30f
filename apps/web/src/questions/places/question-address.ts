import { defaultFilters, readFilters } from '@rehearse/practice-machines/question-browser';
import { type QuestionPlace, readQuestionPlace } from '@rehearse/practice-machines/question-session';
import { findType } from '@rehearse/question-types';
import { paths } from '../../lib/paths.ts';

/** What an address says of a question: which one, and the list it is in. */
export type AddressedQuestion = Pick<QuestionPlace, 'questionId' | 'submoduleId' | 'filters'>;

/** Filters by the name of their parameter; those in force by default are left out. */
const filterNames = { level: 'difficultyLevel', practiced: 'isPracticed', correct: 'isCorrect' } as const;

/** Longest number that the contract knows. */
const isNumber = (text: string | null): text is string => text !== null && /^[1-9]\d{0,8}$/.test(text);

/** The address of a question in its list, the same for the same question and filters. */
export function questionPath({ questionId, submoduleId, filters }: AddressedQuestion): string {
  const parameters = new URLSearchParams({ type: String(submoduleId), question: String(questionId) });
  if (filters.shuffle !== undefined) parameters.set('shuffle', String(filters.shuffle));
  else if (filters.isAsc) parameters.set('order', 'number');
  for (const [name, filter] of Object.entries(filterNames)) {
    const value = filters[filter];
    if (value !== undefined && value !== defaultFilters[filter]) parameters.set(name, value);
  }
  return `${paths.question}?${parameters}`;
}

/** The question that the query of an address names; null without any of its parameters, `unreadable` when they name none. */
export function readQuestionAddress(search: string): AddressedQuestion | 'unreadable' | null {
  const parameters = new URLSearchParams(search);
  const type = parameters.get('type');
  const question = parameters.get('question');
  if (type === null && question === null) return null;
  if (!isNumber(type) || !isNumber(question)) return 'unreadable';
  const shuffle = parameters.get('shuffle');
  const named = Object.entries(filterNames).map(([name, filter]) => [filter, parameters.get(name)]);
  const filters = readFilters({
    ...Object.fromEntries(named),
    isAsc: parameters.get('order') === 'number',
    shuffle: shuffle === null || !/^\d+$/.test(shuffle) ? undefined : Number(shuffle),
  });
  return { questionId: Number(question), submoduleId: Number(type), filters };
}

/**
 * What a question session starts from at an address: the state or else the saved copy where it is of the same question in
 * the same list, since it knows the place; the address alone otherwise. Without a question in the address, the state.
 */
export function navigationAt(address: AddressedQuestion | null, { state, saved }: { state: unknown; saved: unknown }) {
  if (address === null) return state;
  const known = [state, saved]
    .map(readQuestionPlace)
    .find((place) => place && questionPath(place) === questionPath(address));
  return known ?? { ...address, moduleId: findType(address.submoduleId)?.moduleId };
}
