import type { ApiClientOptions } from './api-client.ts';
import { ApiError, noReply } from './api-error.ts';
import { type Client, type Config, createClient } from './generated/client/index.ts';
import { renewToken } from './renew-token.ts';
import { send } from './send.ts';
import { withRefresh } from './with-refresh.ts';

/** What a call fails with, from what was thrown: a host's own reply is none of JavaScript's errors. */
function failureOf(thrown: unknown): unknown {
  if (thrown instanceof ApiError || !(thrown instanceof Error)) return thrown;
  // a reply that can't be read is nobody's; its status is kept
  return thrown instanceof SyntaxError ? {} : noReply(thrown);
}

function clientWith(config: Config): Client {
  const client = createClient({ ...config, credentials: 'include', parseAs: 'json' });
  client.interceptors.error.use(failureOf);
  return client;
}

/** The generated client with session handling. */
export function createSessionClient({ baseUrl, session }: ApiClientOptions): Client {
  const plain = clientWith({ baseUrl });

  const refresh = async () => {
    const token = await renewToken(plain);
    if (token === null) {
      session.onEnded('refreshFailed');
      return null;
    }
    session.onRefreshed(token);
    return token.accessToken;
  };

  return clientWith({
    baseUrl,
    auth: ({ scheme }) => (scheme === 'bearer' ? (session.getToken() ?? undefined) : undefined),
    fetch: withRefresh({ getToken: session.getToken, refresh, onForbidden: () => session.onEnded('forbidden') }, send),
  });
}
