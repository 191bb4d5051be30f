import type { MiddlewareHandler } from 'hono';

/**
 * Takes in the rest of a body that the reply did not need: a repeat of an upload, or one whose token ran out. The connection
 * would be cut half a second after such a reply, and a client on a slow line, which is still sending, would never hear it.
 * Stands behind the limit of the body's size.
 */
export const hearOut: MiddlewareHandler = async (c, next) => {
  await next();
  const { raw } = c.req;
  if (raw.bodyUsed || !raw.body) return;
  try {
    for await (const _ of raw.body);
  } catch {
    // the client left: nobody waits for the reply
  }
};
