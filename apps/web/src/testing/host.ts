import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A call received by the host. */
export interface HeardCall {
  path: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  contentType: string;
  /** The raw body. */
  body: string;
}

export interface HostReply {
  status?: number;
  data?: unknown;
  message?: string;
}

async function hear(request: IncomingMessage): Promise<HeardCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization,
    idempotencyKey: request.headers['idempotency-key']?.toString(),
    contentType: request.headers['content-type'] ?? '',
    body: Buffer.concat(chunks).toString('latin1'),
  };
}

/** A real HTTP server on loopback for one test. It replies in the API's envelope and records its calls. */
export async function startHost(answer: (call: HeardCall) => HostReply) {
  const calls: HeardCall[] = [];
  const server = createServer(async (request, response) => {
    const call = await hear(request);
    calls.push(call);
    const { status = 200, data = null, message = '' } = answer(call);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: status < 400, message, data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, calls, pathsCalled: () => calls.map(({ path }) => path) };
}
