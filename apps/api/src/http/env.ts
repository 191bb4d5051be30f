import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Body, BodyLimits } from './request-body.ts';

/** Types of the Hono context. */
export interface AppEnv {
  /** From @hono/node-server; absent when a test calls the app without a socket. */
  Bindings: { incoming?: IncomingMessage };
  Variables: {
    log: Logger;
    requestId: string;
    /** Of the requested page. */
    language: string;
    body: Body;
    /** Limits for draining a body that the reply did not need; set for learners. */
    drainLimits: BodyLimits;
  };
}
