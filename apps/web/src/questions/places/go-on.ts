import { getNextQuestion, listQuestions, type Question, unwrap, unwrapIfAny } from '@rehearse/api-client';
import { cleanFilters } from '@rehearse/practice-machines/question-browser';
import { readQuestionPlace } from '@rehearse/practice-machines/question-session';
import type { Services } from '../../app/services.ts';
import { loadQuestion } from '../load-question.ts';
import { lastPlaceAt } from './last-place.ts';
import { savedQuestionPlace } from './place-storage.ts';
import type { AddressedQuestion } from './question-path.ts';

/** The question to continue with; `done` if its list has no more, null for none. */
export type NextToDo = AddressedQuestion | 'done' | null;

/**
 * The question to continue with: the last one on any device while it is unanswered, or else the next unanswered one of
 * its list, wrapping around at the end. In a list of practiced questions, simply the next one.
 */
export async function findNextToDo(host: Pick<Services, 'api' | 'extras'>): Promise<NextToDo> {
  const { api: client } = host;
  const told = await lastPlaceAt(host);
  const last = told === undefined ? readQuestionPlace(savedQuestionPlace()) : told;
  if (!last) return null;
  const { questionId, submoduleId, filters } = last;
  const key = { questionId, submoduleId };
  const question = await loadQuestion(client, key);
  if (!question) return null;
  if (!question.isPracticed) return { ...key, filters };
  const isRepeat = filters.isPracticed === 'true' || filters.isCorrect !== undefined;
  const wanted = isRepeat ? filters : { ...filters, isPracticed: 'false' as const };
  const next = await unwrapIfAny<Question | null>(
    getNextQuestion({ client, body: { ...key, ...cleanFilters(wanted) } }),
  );
  if (next) return { questionId: next.questionId, submoduleId, filters };
  const { content } = await unwrap(
    listQuestions({ client, body: { submoduleId, ...cleanFilters(wanted), page: 1, size: 1 } }),
  );
  const [first] = content;
  return first && first.questionId !== questionId ? { questionId: first.questionId, submoduleId, filters } : 'done';
}
