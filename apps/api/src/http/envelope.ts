import type { ErrorCode } from '../domain/error-codes.ts';
import { HttpError } from '../domain/errors.ts';
import { okMessage, Reply, type ReplyExtras } from './reply.ts';

/** The body of every JSON reply. */
export interface Envelope {
  success: boolean;
  message: string;
  data: unknown;
  /** What failed; absent when nothing did. */
  code?: ErrorCode;
}

/** A finished JSON reply, as it can be stored and sent again. */
export interface Finished {
  status: number;
  body: string;
}

/** What a handler returned, as the envelope. */
export function envelopeOf(result: unknown): Envelope {
  if (result instanceof Reply) {
    const { success, message, data, code } = result;
    return { success, message, data, ...(code && { code }) };
  }
  return { success: true, message: okMessage, data: result ?? null };
}

/** A JSON response that no cache keeps. */
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

/** The reply to an error: its own when it is one of `errors.ts`, else 500 without details. */
export function failureOf(error: unknown): Response {
  const known = error instanceof HttpError ? error : new HttpError(500, 'server.failed');
  const { status, message, code, field, params, headers } = known;
  // JSON leaves out what is undefined
  const body = JSON.stringify({ success: false, message, data: null, code, field, params });
  return respond({ status, body }, { headers });
}
