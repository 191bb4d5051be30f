import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StartError } from '../config/start-error.ts';
import { type ConnectionLimits, createConnections } from '../http/connections.ts';
import { rejectExpectation, rejectionOf, rejectOnSocket } from '../http/reject.ts';

/** Timeouts for clients. */
export interface Deadlines {
  /** For the headers of a request, from its first byte or from when the connection opens. */
  readonly headersMs: number;
  /** For a whole request: a recording may arrive over a slow connection. */
  readonly requestMs: number;
  /** For the next request on a kept-alive connection. */
  readonly keepAliveMs: number;
  /** How often connections are checked for expired timeouts. */
  readonly checkMs: number;
  /** During shutdown: how long kept-alive connections may still send a request, which is answered with `Connection: close`. */
  readonly lastRequestMs: number;
  /** During shutdown: how long running requests may take. */
  readonly stopMs: number;
}

export const defaultDeadlines: Deadlines = {
  headersMs: 10_000,
  requestMs: 30 * 60_000,
  keepAliveMs: 10_000,
  checkMs: 2000,
  lastRequestMs: 500,
  stopMs: 11_000,
};

/** How often shutdown closes connections that have become idle. */
const idleSweepMs = 20;
const mostHeaderBytes = 16 * 1024;

/** An open port. */
export interface Listening {
  port: number;
  /** Stops accepting connections. Resolves when the running requests have been answered, or at the latest after `stopMs`. */
  stop(): Promise<void>;
}

/** Options of {@link listen}. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly connections: ConnectionLimits;
  /** Headers of replies to requests that never reach the application. */
  readonly headers: Readonly<Record<string, string>>;
  readonly deadlines?: Deadlines;
}

type Fetch = Parameters<typeof getRequestListener>[0];

const explain = (error: NodeJS.ErrnoException, host: string, port: number) => {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use: stop the program that uses it, or set PORT to another.`;
  }
  if (error.code === 'EACCES') return `Port ${port} needs elevated permissions: set PORT to one above 1023.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `This machine has no address ${host}: set HOST to 127.0.0.1, or to 0.0.0.0 for all addresses.`;
  }
  return `Can't listen on ${host}:${port}: ${error.message}`;
};

/** Stops accepting connections, but keeps idle ones open, unlike `server.close()`. */
const closePort = (server: Server, done: () => void) => NetServer.prototype.close.call(server, done);

function stopServer(server: Server, { lastRequestMs, stopMs }: Deadlines): Promise<void> {
  return new Promise((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    const lastRequests = setTimeout(() => {
      sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs);
    }, lastRequestMs);
    const cutOff = setTimeout(() => server.closeAllConnections(), stopMs);
    closePort(server, () => {
      for (const timer of [lastRequests, cutOff, sweep]) clearTimeout(timer);
      // Also ends the server's timer that checks connections for timeouts.
      server.close(() => resolve());
    });
  });
}

/**
 * Opens the port.
 *
 * @throws StartError when it is taken or may not be used
 */
export function listen(fetch: Fetch, options: ListenOptions): Promise<Listening> {
  const { host, port, headers, deadlines = defaultDeadlines } = options;
  const connections = createConnections(options.connections);
  const answer = getRequestListener(fetch, { errorHandler: (error) => rejectionOf(error, headers) });
  let isStopping = false;
  const server = createServer(
    {
      headersTimeout: deadlines.headersMs,
      requestTimeout: deadlines.requestMs,
      keepAliveTimeout: deadlines.keepAliveMs,
      connectionsCheckingInterval: deadlines.checkMs,
      maxHeaderSize: mostHeaderBytes,
      // The application rejects such a request itself, with its own headers.
      requireHostHeader: false,
    },
    (request, response) => {
      connections.begin(request, response);
      if (isStopping) response.shouldKeepAlive = false;
      return answer(request, response);
    },
  );
  server.on('connection', (socket) => connections.open(socket));
  server.on('clientError', (error, socket) => void rejectOnSocket(error, socket, headers));
  server.on('checkExpectation', (_request, response) => rejectExpectation(response, headers));

  const stop = () => {
    isStopping = true;
    connections.endAfterReply();
    return stopServer(server, deadlines);
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(explain(error, host, port))));
    server.listen(port, host, () => resolve({ port: (server.address() as AddressInfo).port, stop }));
  });
}
