import { ServiceFault } from './service-fault.ts';

/** Limits of requests to one service. */
export interface ServiceLimits {
  readonly timeoutMs: number;
  /** Larger replies are given up. */
  readonly mostBytes: number;
}

/** No correction or transcript is nearly as large. */
export const mostReplyBytes = 512 * 1024;
const longestMessage = 200;

/** Milliseconds of a `Retry-After` header: seconds or a date. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+(\.\d+)?$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function faultOf(response: Response, body: string, host: string): ServiceFault {
  const said = body.replace(/\s+/gu, ' ').slice(0, longestMessage);
  const { status } = response;
  const message = `${host} answered ${status}: ${said}`;
  const details = { status, retryAfterMs: retryAfterMs(response.headers.get('retry-after'), Date.now()) };
  if (status === 429) return new ServiceFault('busy', message, details);
  if (status === 408 || status >= 500) return new ServiceFault('down', message, details);
  return new ServiceFault('refused', message, details);
}

async function readWithin(response: Response, mostBytes: number, host: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new ServiceFault('unusable', `${host} sent more than ${mostBytes / 1024} KiB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const hostOf = (input: string | URL | Request) => new URL(input instanceof Request ? input.url : input).host;

/**
 * A `fetch` for AI services: it reads the whole reply within a time limit and a size limit, follows no redirects, and turns
 * every failure into a {@link ServiceFault}.
 */
export function createServiceFetch({ timeoutMs, mostBytes }: ServiceLimits): typeof fetch {
  return async (input, init) => {
    const host = hostOf(input);
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    try {
      const response = await fetch(input, { ...init, signal, redirect: 'error' });
      const bytes = await readWithin(response, mostBytes, host);
      if (!response.ok) throw faultOf(response, Buffer.from(bytes).toString(), host);
      return new Response(Buffer.from(bytes), { status: response.status, headers: response.headers });
    } catch (error) {
      if (error instanceof ServiceFault) throw error;
      if (limit.aborted) throw new ServiceFault('slow', `${host} did not answer within ${timeoutMs / 1000} seconds.`);
      if (init?.signal?.aborted) throw error;
      throw new ServiceFault('down', `${host} can't be reached or cut the connection.`, { cause: error });
    }
  };
}
