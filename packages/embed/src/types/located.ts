import type { Question } from '@rehearse/api-client';
import { resolveHostUrl } from './resolve-host-url.ts';
import { withoutNulls } from './without-nulls.ts';

/** A question with absolute media URLs. */
export type HostQuestion = Question;

/** Resolves the addresses of media in a question and its parts. */
export function withMedia(given: Question, resolve: (url: string) => string): HostQuestion {
  const question = withoutNulls(given);
  const found: HostQuestion = JSON.parse(JSON.stringify(question), (field, value: unknown) =>
    typeof value === 'string' && /(Url|Link)$/.test(field) ? resolve(value) : value,
  );
  return { ...found, id: question.id ?? question.questionId };
}

/** Resolves the media paths of a question and its parts against its host. */
export const located = (question: Question, apiHost: string): HostQuestion =>
  withMedia(question, (url) => resolveHostUrl(url, apiHost));
