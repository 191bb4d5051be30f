import type { $Fetch } from 'ofetch';
import { isPage } from './is-page.ts';

/** The session functions that the token refresh needs. */
export interface RefreshPort {
  /** The current access token, or null when logged out. */
  getToken(): string | null;
  /** Requests and stores a new access token. Null: the session has ended. Rejects when the host could not be reached. */
  refresh(): Promise<string | null>;
  /** Called when the host replies 403. */
  onForbidden(): void;
}

/** Calls for which a 401 is a regular reply, independent of the token that was sent. */
const isSessionCall = (request: RequestInfo) =>
  /\/(login|updateNewToken)$/.test(
    new URL(typeof request === 'string' ? request : request.url, 'http://host').pathname,
  );

/**
 * On a 401, except from a login or a refresh, refreshes the token (once for all waiting calls) and repeats the request once. If
 * the refresh gets no reply, the call fails as if the host were unreachable, and the session continues. All other replies
 * are passed through.
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
