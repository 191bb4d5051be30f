import type { $Fetch } from 'ofetch';
import { isPage } from './is-page.ts';

/** What the refresh wrapper needs to know of the session. */
export interface RefreshPort {
  /** The access token that is current now, or null when signed out. */
  getToken(): string | null;
  /** Gets and stores a new access token. Null: the session is over. Rejects when the host could not be asked. */
  refresh(): Promise<string | null>;
  /** Called when the host refuses the account (403). */
  onForbidden(): void;
}

/** Calls whose 401 is their own answer, and says nothing of the token that was sent. */
const isSessionCall = (request: RequestInfo) =>
  /\/(login|updateNewToken)$/.test(
    new URL(typeof request === 'string' ? request : request.url, 'http://host').pathname,
  );

/**
 * On a 401, except from a login or a refresh, refreshes the token (one refresh for all that wait) and sends the same request
 * once more. Without an answer to the refresh the call fails as one that could not reach the host: the session goes on.
 * Everything else passes through.
 */
export function withRefresh(session: RefreshPort, base: $Fetch): $Fetch {
  let refreshing: Promise<string | null> | null = null;
  const refreshOnce = () => {
    refreshing ??= session.refresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  const raw: $Fetch['raw'] = async (request, options) => {
    const headers = new Headers(options?.headers);
    const sent = headers.get('authorization');
    const send = () => base.raw(request, { ...options, headers, ignoreResponseError: true });

    const isRefreshedMeanwhile = () => {
      const current = session.getToken();
      return current !== null && sent !== null && sent !== `Bearer ${current}`;
    };

    let reply = await send();
    if (reply.status === 401 && !isSessionCall(request)) {
      const token = isRefreshedMeanwhile() ? session.getToken() : await refreshOnce();
      if (token !== null) {
        if (sent !== null) headers.set('authorization', `Bearer ${token}`);
        reply = await send();
      }
    }
    if (reply.status === 403 && !isPage(reply)) session.onForbidden();
    return reply;
  };
  const fetchBody = ((request, options) => raw(request, options).then((reply) => reply._data)) as $Fetch;
  return Object.assign(fetchBody, base, { raw });
}
