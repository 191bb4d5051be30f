import { ofetch } from 'ofetch';
import { type Client, createClient } from './generated/client/index.ts';
import { refreshToken, type Token } from './generated/index.ts';
import { withRefresh } from './with-refresh.ts';

/** A client of one host; every generated operation takes it as `{ client }`. */
export type ApiClient = Client;

/** Where the access token lives, and who hears of its fate. */
export interface ApiSession {
  /** The access token that is current now, or null when signed out. */
  getToken(): string | null;
  /** A refresh brought a new token: store it. */
  onRefreshed(token: Token): void;
  /** The session is over: the refresh failed (`Unable to refresh token`) or the host answered 403. */
  onEnded(reason: 'refreshFailed' | 'forbidden'): void;
}

/** What {@link createApiClient} needs. */
export interface ApiClientOptions {
  /** Origin of the host; empty for the origin that serves the page. */
  baseUrl: string;
  session: ApiSession;
}

/**
 * A client that keeps the session: bearer header except for paths that hold `/public` or `/questions/list`, one shared
 * refresh and one repeat on 401. Requests are never repeated otherwise and have no timeout.
 */
export function createApiClient({ baseUrl, session }: ApiClientOptions): ApiClient {
  const config = { baseUrl, credentials: 'include', retry: false } as const;
  const plain = createClient(config);

  const refresh = async () => {
    const { data: reply } = await refreshToken({ client: plain });
    if (!reply?.success || !reply.data) {
      session.onEnded('refreshFailed');
      return null;
    }
    session.onRefreshed(reply.data);
    return reply.data.accessToken;
  };

  return createClient({
    ...config,
    auth: ({ scheme }) => (scheme === 'bearer' ? (session.getToken() ?? undefined) : undefined),
    ofetch: withRefresh(
      { getToken: session.getToken, refresh, onForbidden: () => session.onEnded('forbidden') },
      ofetch,
    ),
  });
}
