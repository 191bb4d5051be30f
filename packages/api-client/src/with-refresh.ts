import type { $Fetch } from 'ofetch';

/** What the refresh wrapper needs to know of the session. */
export interface RefreshPort {
  /** The access token that is current now, or null when signed out. */
  getToken(): string | null;
  /** Gets and stores a new access token. Null: the session is over. */
  refresh(): Promise<string | null>;
  /** Called when the host refuses the account (403). */
  onForbidden(): void;
}

const isLogin = (request: RequestInfo) =>
  new URL(typeof request === 'string' ? request : request.url, 'http://host').pathname.endsWith('/login');

/**
 * On a 401, except from a login call, refreshes the token (one refresh for all that wait) and sends the same request
 * once more. Everything else passes through.
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
    if (reply.status === 401 && !isLogin(request)) {
      const token = isRefreshedMeanwhile() ? session.getToken() : await refreshOnce();
      if (token !== null) {
        if (sent !== null) headers.set('authorization', `Bearer ${token}`);
        reply = await send();
      }
    }
    if (reply.status === 403) session.onForbidden();
    return reply;
  };
  const fetchBody = ((request, options) => raw(request, options).then((reply) => reply._data)) as $Fetch;
  return Object.assign(fetchBody, base, { raw });
}
