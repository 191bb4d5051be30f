import { type ApiClient, getQuestion, type Question, unwrapIfAny } from '@rehearse/api-client';

/**
 * A question of a type; null when the host has none of this number.
 *
 * @throws {ApiError} when the host can't be asked.
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
