import type { Context, MiddlewareHandler } from 'hono';
import { bodyOf } from './body.ts';
import type { AppEnv } from './env.ts';
import { BodyTooLarge, ClientLeft, RequestTooSlow } from './errors.ts';
import type { Patience } from './patience.ts';
import type { Body } from './request-body.ts';

/** What is taken in after a reply to a stranger whose body nobody wants. */
const lingerBytes = 16 * 1024 * 1024;

/**
 * Sends the reply at once, says that this connection ends with it, and goes on taking in what the client is still sending
 * for a while: a connection that is cut under a sending client takes the reply with it.
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
 * Gives each request its body, and sees to what the reply did not need of it. A learner whose upload was not needed (a
 * repeat, a token that ran out) is heard out before the reply, within the limits of the route. Anybody else gets the reply
 * at once, and the connection ends.
 */
export function hearOut({ lingerMs }: Patience): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const body = bodyOf(c);
    c.set('body', body);
    await next();
    const { error } = c;
    if (body.isComplete || error instanceof ClientLeft) return;
    const limits = c.get('hearOut');
    const isOverLimits = error instanceof BodyTooLarge || error instanceof RequestTooSlow;
    if (limits && !isOverLimits) await body.drain(limits);
    if (body.isComplete) return;
    const patientMs = Math.max(lingerMs, limits?.limitMs ?? 0);
    await replyAndLinger(c, body, error instanceof RequestTooSlow ? 0 : patientMs);
  };
}
