import { clientError, unansweredCode } from './api-error.ts';
import type { RequestOptions } from './generated/client/index.ts';

/** What an operation hands to its client. */
export type Call = Omit<RequestOptions, 'method'>;

/** Whether a GET asks for one fixed public reply: it belongs to no session, and its address is written out. */
export const isPublicRead = ({ url, path, query }: Call): boolean =>
  url.startsWith('/api/public/') && path === undefined && query === undefined;

/** A public reply by the browser's own fetch, in the shape of a generated call's. Never rejects. */
export async function readPublic(baseUrl: string, { url, signal }: Call) {
  try {
    const response = await fetch(`${baseUrl}${url}`, { credentials: 'include', signal: signal ?? null });
    const body: unknown = await response.json().catch(() => null);
    return response.ok && body !== null ? { data: body, response } : { error: body, response };
  } catch (cause) {
    // the browser's fetch fails for lack of a connection with an error that says no more than any other
    const code = unansweredCode(cause);
    return { error: clientError(code === 'unknown' ? 'network' : code, { cause }) };
  }
}
