import http from 'node:http';
import type { BenchServer } from './api-server.ts';

/** One request to a bench server. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** Authentication; `none` for a visitor. */
  readonly as: 'cookie' | 'token' | 'none';
}

/** Measurements of a burst of requests. */
export interface Burst {
  readonly requests: number;
  readonly seconds: number;
  /** Duration of each request in milliseconds. */
  readonly latencies: number[];
}

/** Number of concurrent connections. */
export const connections = 16;

/** Sends requests over kept-alive connections for a duration, at most `limit` of them. */
export async function burst(
  server: BenchServer,
  make: () => BenchRequest,
  { milliseconds, limit }: { milliseconds: number; limit: number },
): Promise<Burst> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const begin = performance.now();
  let sent = 0;
  const work = async () => {
    while (performance.now() - begin < milliseconds && sent < limit) {
      sent += 1;
      const before = performance.now();
      await send(agent, server, make());
      latencies.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  return { requests: latencies.length, seconds, latencies };
}

function send(agent: http.Agent, server: BenchServer, { method, path, body, as }: BenchRequest): Promise<void> {
  const text = body && JSON.stringify(body);
  const headers = {
    ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
    ...(as === 'token' && { Authorization: `Bearer ${server.accessToken}` }),
    ...(as === 'cookie' && { Cookie: server.sessionCookie }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, host: '127.0.0.1', port: server.port, method, path, headers }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${method} ${path} answered ${reply.statusCode}`));
      reply.resume();
      reply.once('end', resolve);
    });
    request.once('error', reject);
    request.end(text);
  });
}
