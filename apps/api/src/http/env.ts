import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Body, BodyLimits } from './request-body.ts';

/** What Hono's context holds here. */
export interface AppEnv {
  /** From @hono/node-server; absent when a test calls the app without a socket. */
  Bindings: { incoming?: IncomingMessage };
  Variables: {
    log: Logger;
    requestId: string;
    /** Of the page that is asked for. */
    language: string;
    body: Body;
    /** Limits within which the body is taken in although the reply did not need it; for learners. */
    hearOut: BodyLimits;
  };
}
