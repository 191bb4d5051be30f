import { ofetch } from 'ofetch';
import type { ApiClientOptions } from './api-client.ts';
import { type Client, createClient } from './generated/client/index.ts';
import { renewToken } from './renew-token.ts';
import { withRefresh } from './with-refresh.ts';

/** The generated client with session handling. */
export function createSessionClient({ baseUrl, session }: ApiClientOptions): Client {
  const config = { baseUrl, credentials: 'include', retry: false } as const;
  const plain = createClient(config);

  const refresh = async () => {
    const token = await renewToken(plain);
    if (token === null) {
      session.onEnded('refreshFailed');
      return null;
    }
    session.onRefreshed(token);
    return token.accessToken;
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
