import { type ErrorCode, messageOf } from '../domain/error-codes.ts';
import { RequestError } from './errors.ts';
import { okMessage, Reply, type ReplyExtras } from './reply.ts';
import { isKnown, type KnownError, statusOf } from './statuses.ts';

/** The body of every JSON reply. */
export interface Envelope {
  success: boolean;
  message: string;
  data: unknown;
  /** The error code; absent on success. */
  code?: ErrorCode;
}

type Failure = Pick<KnownError, 'message' | 'code'> & Partial<Pick<KnownError, 'field' | 'params'>>;

/** A complete JSON reply that can be stored and replayed. */
export interface Finished {
  status: number;
  body: string;
}

/** Wraps a handler's result in the envelope. */
export function envelopeOf(result: unknown): Envelope {
  if (result instanceof Reply) {
    const { success, message, data, code } = result;
    return { success, message, data, ...(code && { code }) };
  }
  return { success: true, message: okMessage, data: result ?? null };
}

/** A JSON response with `no-store`. */
export function respond(
  { status, body }: Finished,
  { headers = {}, cookies = [] }: Pick<ReplyExtras, 'headers' | 'cookies'> = {},
): Response {
  const response = new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

const serverFailed = { code: 'server.failed', message: messageOf('server.failed') } as const;

function headersOf(error: unknown): Record<string, string> {
  if (!isKnown(error)) return {};
  const { retryAfterSeconds } = error;
  return {
    ...(error instanceof RequestError && error.headers),
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
  };
}

/** The reply to an error: its own status and code if the contract has it, else 500 without details. */
export function failureOf(error: unknown): Response {
  const { message, code, field, params }: Failure = isKnown(error) ? error : serverFailed;
  // JSON leaves out what is undefined
  const body = JSON.stringify({ success: false, message, data: null, code, field, params });
  return respond({ status: statusOf(error), body }, { headers: headersOf(error) });
}
