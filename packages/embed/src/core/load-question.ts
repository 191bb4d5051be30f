import type { Question } from '@rehearse/api-client';
import { checkWith, typeOf } from '@rehearse/question-data/check';
import { withMedia } from '../types/located.ts';
import { type DataProblem, EmbedError } from './embed-error.ts';
import { loadParts } from './load-parts.ts';
import type { QuestionOptions } from './options.ts';
import type { OpenedQuestion } from './run-question.ts';
import type { TypeParts } from './type-parts.ts';

/** A question that can be started. */
export interface LoadedQuestion extends OpenedQuestion, Pick<TypeParts, 'sheet' | 'texts' | 'sound'> {}

const invalid = (problems: readonly DataProblem[]) =>
  new EmbedError('data', problems.map(({ message }) => message).join(' '), { problems });

async function fetchData(src: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(src, { signal });
    if (!response.ok) throw new Error(`The server replied ${response.status}.`);
    return await response.json();
  } catch (cause) {
    throw new EmbedError('load', `The question at ${src} could not be loaded.`, { cause });
  }
}

async function load(slug: Parameters<typeof loadParts>[0]): Promise<TypeParts> {
  try {
    return await loadParts(slug);
  } catch (cause) {
    throw new EmbedError('load', `The code of ${slug} could not be loaded.`, { cause });
  }
}

/**
 * Loads a question with its code, and checks its data.
 *
 * @throws {EmbedError} `data` or `load`
 */
export async function loadQuestion(
  { data, src, mediaBase }: Pick<QuestionOptions, 'data' | 'src' | 'mediaBase'>,
  signal: AbortSignal,
): Promise<LoadedQuestion> {
  const base = new URL(src ?? mediaBase ?? '', document.baseURI);
  const given = src === undefined ? data : await fetchData(base.href, signal);
  const type = typeOf(given);
  if (!('slug' in type)) throw invalid([type]);
  const { rules, ...parts } = await load(type.slug);
  const checked = checkWith(rules, given);
  if (!checked.ok) throw invalid(checked.problems);
  const question = withMedia(checked.question as Question, (url) => new URL(url, base).href);
  return { question, ...parts };
}
