import type { ApiClient } from './api-client.ts';
import { ApiError, unwrapIfAny } from './api-error.ts';
import { isTransient } from './delivery.ts';
import { refreshToken, type Token } from './generated/index.ts';
import { isPage } from './is-page.ts';

/** How long a host may take to say whether a session goes on, in milliseconds. */
const patienceMs = 15_000;

/** Whether a failed refresh is the host's own word that the session is over. */
function isRefusal({ status, isForeign }: ApiError, response: Response | undefined): boolean {
  if (status === 401 || status === 403) return !isPage(response);
  return !isTransient(status) && !isForeign;
}

/**
 * Asks the host for a new access token. Null: the host says that there is none for this session.
 *
 * @throws {ApiError} when the host could not be asked: no connection, no reply in time, a host in trouble, or a reply that
 *   is not the contract's, such as the page of a Wi-Fi login. The session goes on.
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
