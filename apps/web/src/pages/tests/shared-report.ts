import { type ApiClient, ApiError, getSharedReport, type SharedReport, unwrap } from '@rehearse/api-client';

/** What the contract takes for a token. Anything else in a URL names no report. */
const isToken = (text: string) => /^[A-Za-z0-9_-]{32}$/.test(text);

/** A report that its owner shares; null if the link is not valid, or not any more. */
export async function loadSharedReport(client: ApiClient, token: string): Promise<SharedReport | null> {
  if (!isToken(token)) return null;
  try {
    return await unwrap(getSharedReport({ client, path: { token } }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
