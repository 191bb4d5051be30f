import type { Context, MiddlewareHandler } from 'hono';
import { bodyOf } from './body.ts';
import type { BodyTimeouts } from './body-timeouts.ts';
import type { AppEnv } from './env.ts';
import { BodyTooLarge, ClientDisconnected, RequestTooSlow } from './errors.ts';
import type { Body } from './request-body.ts';

/** How much of an unneeded body is read after a visitor's reply. */
const lingerBytes = 16 * 1024 * 1024;

/**
 * Sends the reply at once with `Connection: close`, and keeps reading what the client is still sending for a while:
 * closing the socket while the client is sending would make it lose the reply.
 */
async function replyAndLinger(c: Context<AppEnv>, body: Body, lingerMs: number) {
  const { status, headers } = c.res;
  headers.set('Connection', 'close');
  if (status < 400) return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  headers.set('Content-Length', String(bytes.length));
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes),
    async pull(controller) {
      await body.drain({ maxBytes: lingerBytes, limitMs: lingerMs });
      controller.close();
    },
  });
  c.res = new Response(stream, { status, headers });
}

/**
 * Attaches the body to each request and drains what the handler did not read. For a learner whose upload was not needed (a
 * repeat, an expired token) the body is read to its end before the reply, within the limits of the route. Anybody else gets
 * the reply at once, and the connection is closed.
 */
export function drainBody({ lingerMs }: BodyTimeouts): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const body = bodyOf(c);
    c.set('body', body);
    await next();
    const { error } = c;
    if (body.isComplete || error instanceof ClientDisconnected) return;
    const limits = c.get('drainLimits');
    const isOverLimits = error instanceof BodyTooLarge || error instanceof RequestTooSlow;
    if (limits && !isOverLimits) await body.drain(limits);
    if (body.isComplete) return;
    const maxDrainMs = Math.max(lingerMs, limits?.limitMs ?? 0);
    await replyAndLinger(c, body, error instanceof RequestTooSlow ? 0 : maxDrainMs);
  };
}
