import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import { NotFound } from '../domain/errors.ts';
import { isLoopback, isLoopbackUrl } from '../domain/loopback.ts';
import type { AppEnv } from './env.ts';

/** What proxies add: a call that carries one of these came from elsewhere. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a call was made on this machine, by a page or program that knows it as such. The name that was called counts
 * too: a page of another site can have its own name lead to 127.0.0.1.
 */
function isFromOwnMachine(c: Context<AppEnv>): boolean {
  const incoming = c.env?.incoming;
  const isLocalSocket = incoming === undefined || isLoopback(incoming.socket.remoteAddress ?? '');
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  return isLocalSocket && isLoopbackUrl(`http://${host}`) && proxyHeaders.every((name) => !c.req.header(name));
}

/** Hides the development pages from other machines, unless the operator opened them; in production there are none. */
export function ownMachineOnly({ developmentPages }: Config): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const isShown = developmentPages === 'open' || (developmentPages === 'own-machine' && isFromOwnMachine(c));
    if (!isShown) throw new NotFound();
    await next();
  };
}
