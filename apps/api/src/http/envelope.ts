import { HttpError } from './errors.ts';
import { okMessage, Reply, type ReplyExtras } from './reply.ts';

/** The body of every JSON reply. */
export interface Envelope {
  success: boolean;
  message: string;
  data: unknown;
}

/** A finished JSON reply, as it can be stored and sent again. */
export interface Finished {
  status: number;
  body: string;
}

/** What a handler returned, as the envelope. */
export function envelopeOf(result: unknown): Envelope {
  if (result instanceof Reply) return { success: result.success, message: result.message, data: result.data };
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

/** A failure in the envelope. */
export function failure(status: number, message: string, headers: Record<string, string> = {}): Response {
  return respond({ status, body: JSON.stringify({ success: false, message, data: null }) }, { headers });
}

/** The reply to an error: its own when it is one of `errors.ts`, else 500 without details. */
export function failureOf(error: unknown): Response {
  if (error instanceof HttpError) return failure(error.status, error.message, error.headers);
  return failure(500, 'Something went wrong. Please try again later.');
}
