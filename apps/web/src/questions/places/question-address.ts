import { readFilters } from '@rehearse/practice-machines/question-browser';
import { readQuestionPlace } from '@rehearse/practice-machines/question-session';
import { findType } from '@rehearse/question-types';
import { type AddressedQuestion, filterNames, questionPath } from './question-path.ts';

/** Maximum number of digits in the API contract. */
const isNumber = (text: string | null): text is string => text !== null && /^[1-9]\d{0,8}$/.test(text);

/** The question in a URL's query; null without any of its parameters, `unreadable` if they are invalid. */
export function readQuestionAddress(search: string): AddressedQuestion | 'unreadable' | null {
  const parameters = new URLSearchParams(search);
  const type = parameters.get('type');
  const question = parameters.get('question');
  if (type === null && question === null) return null;
  if (!isNumber(type) || !isNumber(question)) return 'unreadable';
  const named = Object.entries(filterNames).map(([name, filter]) => [filter, parameters.get(name)]);
  const filters = readFilters({
    ...Object.fromEntries(named),
    isAsc: parameters.get('order') === 'number',
  });
  return { questionId: Number(question), submoduleId: Number(type), filters };
}

/**
 * The start of a question session for a URL: the navigation state, or else the stored copy, if it is about the same
 * question and list, because it knows the position; otherwise the URL alone. For a URL without a question, the state.
 */
export function navigationAt(address: AddressedQuestion | null, { state, saved }: { state: unknown; saved: unknown }) {
  if (address === null) return state;
  const known = [state, saved]
    .map(readQuestionPlace)
    .find((place) => place && questionPath(place) === questionPath(address));
  return known ?? { ...address, moduleId: findType(address.submoduleId)?.moduleId };
}
