import { type ApiClient, getQuestion, type Question, unwrapIfAny } from '@rehearse/api-client';

/**
 * Loads a question of a type; null if the host has none with this number.
 *
 * @throws {ApiError} if the host can't be reached
 */
export async function loadQuestion(
  client: ApiClient,
  body: { questionId: number; submoduleId: number },
  signal?: AbortSignal,
): Promise<Question | null> {
  const outcome = await getQuestion({ client, body, ...(signal && { signal }) });
  if (outcome.response?.status === 404) return null;
  return unwrapIfAny<Question | null>(Promise.resolve(outcome));
}
