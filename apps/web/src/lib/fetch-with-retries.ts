import { isTransient } from '@rehearse/api-client';

interface RetryOptions {
  /** Number of retries. */
  retries: number;
  /** Delays before the retries, in milliseconds. */
  delayMs: number;
}

/**
 * Fetches a file; retries if the host is busy or the connection fails.
 *
 * @throws {Error} if the last attempt failed as well
 */
export async function fetchWithRetries(url: string, { retries, delayMs }: RetryOptions): Promise<Response> {
  const reply = await fetch(url).catch((error: unknown) => {
    if (retries === 0) throw error;
  });
  if (reply?.ok) return reply;
  if (reply && (retries === 0 || !isTransient(reply.status))) throw new Error(`${url} answered ${reply.status}.`);
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  return fetchWithRetries(url, { retries: retries - 1, delayMs });
}
