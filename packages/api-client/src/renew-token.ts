import type { ApiClient } from './api-client.ts';
import { ApiError, unwrapIfAny } from './api-error.ts';
import { isTransient } from './delivery.ts';
import { refreshToken, type Token } from './generated/index.ts';
import { isPage } from './is-page.ts';

/** How long the host may take to renew a token, in milliseconds. */
const patienceMs = 15_000;

/** Whether a failed refresh means that the host has ended the session. */
function isRefusal({ status, isForeign }: ApiError, response: Response | undefined): boolean {
  if (status === 401 || status === 403) return !isPage(response);
  return !isTransient(status) && !isForeign;
}

/**
 * Requests a new access token. Resolves to null if the host has ended the session.
 *
 * @throws {ApiError} when it is unknown whether the session continues: no connection, no reply in time, a failing host, or a
 *   reply that is not from a host of the contract, such as the login page of a public Wi-Fi.
 */
export async function renewToken(client: ApiClient): Promise<Token | null> {
  const outcome = await refreshToken({ client, signal: AbortSignal.timeout(patienceMs) });
  try {
    return await unwrapIfAny(Promise.resolve(outcome));
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error, outcome.response)) return null;
    throw error;
  }
}
