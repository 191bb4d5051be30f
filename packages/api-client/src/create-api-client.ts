import type { ApiClient, ApiClientOptions } from './api-client.ts';
import { clientError } from './api-error.ts';
import type { Client } from './generated/client/index.ts';
import { type Call, isPublicRead, readPublic } from './public-read.ts';

/** HTTP methods of the contract's operations. */
type Method = 'get' | 'post' | 'delete';

/**
 * Creates a client that manages the session. It sends the bearer header, except to paths that contain `/public` or
 * `/questions/list`, and on a 401 refreshes the token once for all calls and repeats them once. Requests are not repeated
 * otherwise, and have no timeout.
 *
 * It is small: the code that makes calls is loaded with the first call, and public replies without a query are read
 * without it. If that code can't be loaded, the call fails like one to an unreachable host, and the next call tries again
 * (but browsers that cache a failed import fail until the page is reloaded).
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl } = options;
  let loading: Promise<Client> | undefined;

  const load = () => {
    loading ??= import('./session-client.ts').then(
      ({ createSessionClient }) => createSessionClient(options),
      (cause: unknown) => {
        loading = undefined;
        throw clientError('notLoaded', { cause });
      },
    );
    return loading;
  };
  const carried = (method: Method) => (call: Call) =>
    load().then(
      (client): Promise<unknown> => client[method](call),
      (error: unknown) => ({ error }),
    );

  const carriedGet = carried('get');
  const light = {
    getConfig: () => ({ baseUrl }),
    get: (call: Call) => (isPublicRead(call) ? readPublic(baseUrl, call) : carriedGet(call)),
    post: carried('post'),
    delete: carried('delete'),
  } satisfies Record<Method | 'getConfig', unknown>;
  // the methods that operations use; the contract has no others
  return light as unknown as ApiClient;
}
