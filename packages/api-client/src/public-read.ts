import { clientError, unansweredCode } from './api-error.ts';
import type { RequestOptions } from './generated/client/index.ts';

/** The request that an operation passes to its client. */
export type Call = Omit<RequestOptions, 'method'>;

/** Whether a GET is a fixed public one: no session, no parameters. */
export const isPublicRead = ({ url, path, query }: Call): boolean =>
  url.startsWith('/api/public/') && path === undefined && query === undefined;

/** Reads a public reply with the browser's fetch, and returns it like a generated call. Never rejects. */
export async function readPublic(baseUrl: string, { url, signal }: Call) {
  try {
    const response = await fetch(`${baseUrl}${url}`, { credentials: 'include', signal: signal ?? null });
    const body: unknown = await response.json().catch(() => null);
    return response.ok && body !== null ? { data: body, response } : { error: body, response };
  } catch (cause) {
    // without a connection, fetch fails with an error that has no specific code
    const code = unansweredCode(cause);
    return { error: clientError(code === 'unknown' ? 'network' : code, { cause }) };
  }
}
