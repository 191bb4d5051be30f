import type { APIRequestContext } from '@playwright/test';
import type { Question, QuestionPage } from '@rehearse/api-client';
import type { Learner } from './test.ts';

/** A question with its key, from the host. */
export async function questionOf(
  request: APIRequestContext,
  { token }: Pick<Learner, 'token'>,
  key: { questionId: number; submoduleId: number },
): Promise<Question> {
  const reply = await request.post('/questions/detail', { data: key, headers: { authorization: `Bearer ${token}` } });
  return ((await reply.json()) as { data: Question }).data;
}

/** The first page of a submodule, by question id. */
export async function firstPageOf(request: APIRequestContext, submoduleId: number): Promise<QuestionPage> {
  const reply = await request.post('/questions/list', { data: { submoduleId, page: 1, size: 10, isAsc: true } });
  return ((await reply.json()) as { data: QuestionPage }).data;
}
