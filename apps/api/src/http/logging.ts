import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import type { AppEnv } from './env.ts';
import { ClientDisconnected } from './errors.ts';

const requestIdHeader = 'X-Request-Id';
/** Status logged when the client disconnected before the reply; the outcome itself is logged separately. */
const clientLeft = 499;

/** The server's log: one JSON line per entry. */
export function createLog(config: Config, destination?: DestinationStream): Logger {
  const options = { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}

/** Gives each request an id and a logger, and logs its outcome: never a body, query, header or address. */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    const started = performance.now();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    await next();
    c.res.headers.set(requestIdHeader, requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const hasLeft = c.error instanceof ClientDisconnected || c.env?.incoming?.socket.destroyed === true;
    const status = hasLeft ? clientLeft : c.res.status;
    const entry = { method: c.req.method, path: c.req.path, status, ms };
    if (status >= 500) c.get('log').error(entry, 'request');
    else c.get('log').info(entry, 'request');
  };
}
