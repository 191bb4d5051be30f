import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { failureOf } from './envelope.ts';
import { HeadersTooLarge, RequestTooSlow, UnmetExpectation, UnreadableRequest } from './errors.ts';
import { isKnown, type KnownError } from './statuses.ts';

const byCode: Readonly<Record<string, KnownError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new RequestTooSlow(),
  HPE_HEADER_OVERFLOW: new HeadersTooLarge(),
};
const unreadable = new UnreadableRequest();
const unmetExpectation = new UnmetExpectation();

/** The reply to a request that never reaches the application, with the usual security headers. */
export function rejectionOf(error: unknown, protective: Readonly<Record<string, string>>): Response {
  const response = failureOf(isKnown(error) ? error : unreadable);
  for (const [name, value] of Object.entries(protective)) response.headers.set(name, value);
  response.headers.set('Connection', 'close');
  return response;
}

/** Replies on the raw socket to a malformed request or to headers that are too long or too slow, and closes it. */
export async function rejectOnSocket(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  protective: Readonly<Record<string, string>>,
): Promise<void> {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const response = rejectionOf(byCode[error.code ?? ''], protective);
  const body = await response.text();
  const head = [...response.headers, ['Content-Length', String(Buffer.byteLength(body))]];
  const lines = head.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  socket.end(`HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}\r\n${lines}\r\n\r\n${body}`);
}

/** Replies 417 to an unsupported `Expect` header. */
export function rejectExpectation(response: ServerResponse, protective: Readonly<Record<string, string>>): void {
  const { status, headers } = rejectionOf(unmetExpectation, protective);
  response.writeHead(status, Object.fromEntries(headers)).end();
}
