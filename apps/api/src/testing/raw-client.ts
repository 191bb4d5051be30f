import { connect, type Socket } from 'node:net';

/** A raw HTTP reply. */
export interface RawReply {
  status: number;
  /** Headers, with names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** A raw connection for sending requests that no library would. */
export interface RawClient {
  readonly socket: Socket;
  send(...lines: string[]): void;
  /** The next complete reply. */
  reply(): Promise<RawReply>;
  /** How the connection ended: closed cleanly or reset. */
  readonly ended: Promise<'end' | 'reset'>;
}

function take(text: string): { reply: RawReply; rest: string } | null {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const [first = '', ...lines] = text.slice(0, headEnd).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  );
  const start = headEnd + 4;
  const end = start + Number(headers['content-length'] ?? 0);
  if (text.length < end) return null;
  const reply = { status: Number(first.split(' ')[1]), headers, body: text.slice(start, end) };
  return { reply, rest: text.slice(end) };
}

/** Opens a connection to a local port. */
export async function rawClient(port: number): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  let wake = () => {};
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
    wake();
  });
  const ended = new Promise<'end' | 'reset'>((resolve) => {
    socket.once('end', () => resolve('end')).once('error', () => resolve('reset'));
  });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return {
    socket,
    send: (...lines) => void socket.write(lines.join('\r\n')),
    async reply() {
      for (;;) {
        const taken = take(text);
        if (taken) {
          text = taken.rest;
          return taken.reply;
        }
        const more = new Promise<void>((resolve) => {
          wake = resolve;
        });
        const how = await Promise.race([more, ended]);
        if (how && !take(text)) throw new Error(`The connection ended (${how}) without a reply: ${text}`);
      }
    },
    ended,
  };
}

/** The lines of a request up to its body. */
export function head(method: string, path: string, headers: Record<string, string | number> = {}): string[] {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''];
}
