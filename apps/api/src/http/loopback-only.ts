import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import { NotFound } from '../domain/errors.ts';
import { isLoopback, isLoopbackUrl } from '../domain/loopback.ts';
import type { AppEnv } from './env.ts';

/** Headers added by proxies: a request with one of these came from elsewhere. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a request comes from this machine and addresses it by a loopback name. The Host header is checked as well:
 * a DNS rebinding attack points another site's name at 127.0.0.1.
 */
function isFromLoopback(c: Context<AppEnv>): boolean {
  const incoming = c.env?.incoming;
  const isLocalSocket = incoming === undefined || isLoopback(incoming.socket.remoteAddress ?? '');
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  return isLocalSocket && isLoopbackUrl(`http://${host}`) && proxyHeaders.every((name) => !c.req.header(name));
}

/** Replies 404 for the development pages to other machines, unless the operator opened them; in production, to everyone. */
export function loopbackOnly({ developmentPages }: Config): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const isShown = developmentPages === 'open' || (developmentPages === 'loopback' && isFromLoopback(c));
    if (!isShown) throw new NotFound();
    await next();
  };
}
