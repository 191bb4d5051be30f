import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';

/** What Hono's context holds here. */
export interface AppEnv {
  /** From @hono/node-server; absent when a test calls the app without a socket. */
  Bindings: { incoming?: IncomingMessage };
  Variables: { log: Logger; requestId: string /** Of the page that is asked for. */; language: string };
}
