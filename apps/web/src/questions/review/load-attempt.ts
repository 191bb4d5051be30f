import { type ApiClient, type AttemptPage, listAttempts, type Question, unwrap } from '@rehearse/api-client';
import { loadQuestion } from '../load-question.ts';

/** An attempt of the learner, as the host lists it. */
export type HostAttempt = AttemptPage['content'][number];

/** An attempt with its question. */
export interface AttemptAtQuestion {
  question: Question;
  attempt: HostAttempt;
}

const pageSize = 100;

/**
 * An attempt at a question; null if either is gone.
 *
 * @throws {ApiError} if the host can't be reached
 */
export async function loadAttempt(
  client: ApiClient,
  key: { questionId: number; submoduleId: number },
  attemptId: number,
): Promise<AttemptAtQuestion | null> {
  const [question, attempt] = await Promise.all([loadQuestion(client, key), findAttempt(client, key, attemptId)]);
  return question && attempt ? { question, attempt } : null;
}

async function findAttempt(
  client: ApiClient,
  key: { questionId: number; submoduleId: number },
  attemptId: number,
): Promise<HostAttempt | undefined> {
  for (let page = 1; ; page += 1) {
    const { content, totalPages } = await unwrap(listAttempts({ client, body: { ...key, page, size: pageSize } }));
    const found = content.find((one) => one.attemptId === attemptId);
    if (found || page >= totalPages) return found;
  }
}
