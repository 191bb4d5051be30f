import { noReply } from './api-error.ts';
import type { RequestOptions } from './generated/client/index.ts';

/** The request that an operation passes to its client. */
export type Call = Omit<RequestOptions, 'method'>;

/** Whether a GET is a public one without a query, which needs no session. */
export const isPublicRead = ({ url, query }: Call): boolean => url.startsWith('/api/public/') && query === undefined;

/** Reads a public reply with the browser's fetch, and returns it like a generated call. Never rejects. */
export async function readPublic(baseUrl: string, { url, path, signal }: Call) {
  const address = url.replace(/{(\w+)}/, (_, name: string) => encodeURIComponent(String(path?.[name])));
  try {
    const response = await fetch(`${baseUrl}${address}`, { credentials: 'include', signal: signal ?? null });
    const body: unknown = await response.json().catch(() => null);
    return response.ok && body !== null ? { data: body, response } : { error: body, response };
  } catch (cause) {
    return { error: noReply(cause) };
  }
}
