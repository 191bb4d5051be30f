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

/** The application's reply to a request that it never sees, with the headers of every other reply. */
export function refusal(error: unknown, protective: Readonly<Record<string, string>>): Response {
  const response = failureOf(isKnown(error) ? error : unreadable);
  for (const [name, value] of Object.entries(protective)) response.headers.set(name, value);
  response.headers.set('Connection', 'close');
  return response;
}

/** Answers on a connection what is no request, too long in its headers, or too slow with them, and ends it. */
export async function refuseOnSocket(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  protective: Readonly<Record<string, string>>,
): Promise<void> {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const response = refusal(byCode[error.code ?? ''], protective);
  const body = await response.text();
  const head = [...response.headers, ['Content-Length', String(Buffer.byteLength(body))]];
  const lines = head.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  socket.end(`HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}\r\n${lines}\r\n\r\n${body}`);
}

/** Answers a request that expects what this server does not offer. */
export function refuseExpectation(response: ServerResponse, protective: Readonly<Record<string, string>>): void {
  const { status, headers } = refusal(unmetExpectation, protective);
  response.writeHead(status, Object.fromEntries(headers)).end();
}
