import type { Iri, Statement } from './statement.ts';

/** A record store (LRS). */
export interface RecordStore {
  /** Base address; a slash at its end may be missing. */
  readonly endpoint: Iri;
  /** The `Authorization` header: `Basic …`. */
  readonly authorization: string;
}

/**
 * What became of a statement; the outcomes of the outbox of `@rehearse/device`. `later`: the store or the connection is in
 * trouble. `signedOut`: the authorization doesn't count (any more).
 */
export type SentStatement =
  | { readonly outcome: 'saved' | 'later' | 'signedOut' }
  | { readonly outcome: 'refused'; readonly status: number; readonly message: string };

/** The address of a call at a record store. */
export function callAt({ endpoint }: RecordStore, path: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(path, endpoint.endsWith('/') ? endpoint : `${endpoint}/`);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url;
}

/** The headers of every call. */
export const headersOf = ({ authorization }: RecordStore) => ({
  Authorization: authorization,
  'X-Experience-API-Version': '1.0.3',
});

/** A status that says that the same request may succeed later. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429;

/**
 * Sends a statement under its id, so that it counts once however often it is sent. Works as the `send` of an outbox, which
 * queues statements on the device and sends them again.
 */
export async function sendStatement(
  store: RecordStore,
  statement: Statement,
  signal?: AbortSignal,
): Promise<SentStatement> {
  let response: Response;
  try {
    response = await fetch(callAt(store, 'statements', { statementId: statement.id }), {
      method: 'PUT',
      headers: { ...headersOf(store), 'Content-Type': 'application/json' },
      body: JSON.stringify(statement),
      keepalive: true,
      ...(signal && { signal }),
    });
  } catch {
    return { outcome: 'later' };
  }
  const { ok, status } = response;
  // A conflict: the store has the statement already.
  if (ok || status === 409) return { outcome: 'saved' };
  if (status === 401 || status === 403) return { outcome: 'signedOut' };
  if (isPassing(status)) return { outcome: 'later' };
  return { outcome: 'refused', status, message: await response.text().catch(() => '') };
}
