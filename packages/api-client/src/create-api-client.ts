import type { ApiClient, ApiClientOptions } from './api-client.ts';
import { clientError } from './api-error.ts';
import type { Client } from './generated/client/index.ts';
import { type Call, isPublicRead, readPublic } from './public-read.ts';

/** Methods of the contract's operations. */
type Method = 'get' | 'post' | 'delete';

/**
 * A client that keeps the session: bearer header except for paths that hold `/public` or `/questions/list`, one shared
 * refresh and one repeat on 401. Requests are never repeated otherwise and have no timeout.
 *
 * It is light until it is needed: what carries calls is loaded with the first one, and a public reply without parameters
 * is read without it. A client that can't be loaded fails the call as an unreachable host does; the next call tries
 * anew, in vain where the browser remembers what failed until the page is loaded anew.
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
  // what an operation asks of a client, and no more: the contract has no other methods
  return light as unknown as ApiClient;
}
