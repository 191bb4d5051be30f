import { clientError } from './api-error.ts';

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** `ofetch`, which comes with the first write: most pages are read before anything is written. */
async function loadOfetch() {
  try {
    return (await import('ofetch')).ofetch;
  } catch (cause) {
    throw clientError('notLoaded', { cause });
  }
}

async function write(request: Request): Promise<Response> {
  const ofetch = await loadOfetch();
  try {
    // the generated client reads the reply; repeating is up to whoever keeps what is written
    return await ofetch.raw(request, { ignoreResponseError: true, responseType: 'stream', retry: false });
  } catch (error) {
    // what `fetch` threw is the cause
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  }
}

/** Sends a request of the generated client: reads with `fetch`, writes with `ofetch`. */
export const send = (request: Request): Promise<Response> => (isRead(request) ? fetch(request) : write(request));
