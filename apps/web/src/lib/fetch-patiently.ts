import { isTransient } from '@rehearse/api-client';

interface Patience {
  /** How often it is asked again. */
  retries: number;
  /** Milliseconds before each next time. */
  delayMs: number;
}

/**
 * Fetches a file; a host that is busy or a line that breaks off is asked again.
 *
 * @throws {Error} when the last reply was no file either
 */
export async function fetchPatiently(url: string, { retries, delayMs }: Patience): Promise<Response> {
  const reply = await fetch(url).catch((error: unknown) => {
    if (retries === 0) throw error;
  });
  if (reply?.ok) return reply;
  if (reply && (retries === 0 || !isTransient(reply.status))) throw new Error(`${url} answered ${reply.status}.`);
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  return fetchPatiently(url, { retries: retries - 1, delayMs });
}
