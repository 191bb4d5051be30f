import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StartError } from './start-error.ts';

/** A recording may arrive over a slow line. */
const longestRequestMs = 30 * 60_000;
/** How long a stop waits for requests that run. */
const longestStopMs = 15_000;
/** How often a stop looks for kept-alive connections whose request has ended. */
const idleSweepMs = 20;

/** An open port. */
export interface Listening {
  port: number;
  /** Takes no more requests and resolves when those that run have their reply, after 15 seconds at the latest. */
  stop(): Promise<void>;
}

type Fetch = Parameters<typeof getRequestListener>[0];

const explain = (error: NodeJS.ErrnoException, host: string, port: number) => {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken: stop the program that uses it, or set PORT to another.`;
  }
  if (error.code === 'EACCES') return `Port ${port} needs more rights: set PORT to one above 1023.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `This machine has no address ${host}: set HOST to 127.0.0.1, or to 0.0.0.0 for all.`;
  }
  return `Can't listen on ${host}:${port}: ${error.message}`;
};

function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), longestStopMs);
    const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(sweep);
      resolve();
    });
  });
}

/**
 * Opens the port.
 *
 * @throws StartError when it is taken or may not be used
 */
export function listen(fetch: Fetch, { host, port }: { host: string; port: number }): Promise<Listening> {
  const server = createServer(
    { requestTimeout: longestRequestMs, keepAliveTimeout: 10_000 },
    getRequestListener(fetch),
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(explain(error, host, port))));
    server.listen(port, host, () => {
      resolve({ port: (server.address() as AddressInfo).port, stop: () => stopServer(server) });
    });
  });
}
