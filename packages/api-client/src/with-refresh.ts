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
const isSessionCall = ({ url }: Request) => /\/(login|updateNewToken)$/.test(new URL(url).pathname);

/**
 * On a 401, except from a login or a refresh, refreshes the token (once for all waiting calls) and repeats the request once. If
 * the refresh gets no reply, the call fails as if the host were unreachable, and the session continues. All other replies
 * are passed through.
 */
export function withRefresh(session: RefreshPort, base: (request: Request) => Promise<Response>): typeof fetch {
  let refreshing: Promise<string | null> | null = null;
  const refreshOnce = () => {
    refreshing ??= session.refresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  return async (input, options) => {
    const request = new Request(input, options);
    const sent = request.headers.get('authorization');
    const isRefreshedMeanwhile = () => {
      const current = session.getToken();
      return current !== null && sent !== null && sent !== `Bearer ${current}`;
    };

    // sending a request uses up its body
    let reply = await base(request.clone());
    if (reply.status === 401 && !isSessionCall(request)) {
      const token = isRefreshedMeanwhile() ? session.getToken() : await refreshOnce();
      if (token !== null) {
        if (sent !== null) request.headers.set('authorization', `Bearer ${token}`);
        reply = await base(request);
      }
    }
    if (reply.status === 403 && !isPage(reply)) session.onForbidden();
    return reply;
  };
}
