import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StartError } from '../config/start-error.ts';
import { type ConnectionLimits, createConnections } from '../http/connections.ts';
import { refusal, refuseExpectation, refuseOnSocket } from '../http/refuse.ts';

/** How long the server waits for clients. */
export interface Deadlines {
  /** For the headers of a request, from the first byte or the opening of the connection on. */
  readonly headersMs: number;
  /** For a whole request: a recording may arrive over a slow line. */
  readonly requestMs: number;
  /** For the next request of a connection. */
  readonly keepAliveMs: number;
  /** How often connections are looked through for those that are over time. */
  readonly checkMs: number;
  /** In a stop: for the next request of a connection, which gets its reply and the word that it was the last. */
  readonly farewellMs: number;
  /** In a stop: for the replies of requests that run. */
  readonly stopMs: number;
}

export const defaultDeadlines: Deadlines = {
  headersMs: 10_000,
  requestMs: 30 * 60_000,
  keepAliveMs: 10_000,
  checkMs: 2000,
  farewellMs: 500,
  stopMs: 11_000,
};

/** How often a stop looks for kept-alive connections whose request has ended. */
const idleSweepMs = 20;
const mostHeaderBytes = 16 * 1024;

/** An open port. */
export interface Listening {
  port: number;
  /** Takes no more connections and resolves when the requests that run have their reply, at the latest in the time for it. */
  stop(): Promise<void>;
}

/** What {@link listen} needs to know. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly connections: ConnectionLimits;
  /** Headers of replies that the application has no part in. */
  readonly headers: Readonly<Record<string, string>>;
  readonly deadlines?: Deadlines;
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

/** Takes no more connections. Those that are there stay open, unlike with the server's own method. */
const closePort = (server: Server, done: () => void) => NetServer.prototype.close.call(server, done);

function stopServer(server: Server, { farewellMs, stopMs }: Deadlines): Promise<void> {
  return new Promise((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    const farewell = setTimeout(() => {
      sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs);
    }, farewellMs);
    const cutOff = setTimeout(() => server.closeAllConnections(), stopMs);
    closePort(server, () => {
      for (const timer of [farewell, cutOff, sweep]) clearTimeout(timer);
      // Ends the server's own looking for connections that are over time.
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
  const answer = getRequestListener(fetch, { errorHandler: (error) => refusal(error, headers) });
  let isStopping = false;
  const server = createServer(
    {
      headersTimeout: deadlines.headersMs,
      requestTimeout: deadlines.requestMs,
      keepAliveTimeout: deadlines.keepAliveMs,
      connectionsCheckingInterval: deadlines.checkMs,
      maxHeaderSize: mostHeaderBytes,
      // The application refuses such a request itself, with its headers.
      requireHostHeader: false,
    },
    (request, response) => {
      connections.begin(request, response);
      if (isStopping) response.shouldKeepAlive = false;
      return answer(request, response);
    },
  );
  server.on('connection', (socket) => connections.open(socket));
  server.on('clientError', (error, socket) => void refuseOnSocket(error, socket, headers));
  server.on('checkExpectation', (_request, response) => refuseExpectation(response, headers));

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
