import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import { InvalidInput } from '../domain/errors.ts';
import type { AppEnv } from './env.ts';

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * CSRF protection: rejects writes from other sites' pages to operations that act on cookies. Allowed are our own origin,
 * `PUBLIC_URL`, `CORS_ORIGINS`, and non-browser clients, which send neither header.
 */
export function sameSiteOnly({ publicUrl, corsOrigins }: Config): MiddlewareHandler<AppEnv> {
  const allowed = new Set([publicUrl, ...corsOrigins]);
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isOurs = origin === undefined || allowed.has(origin) || hostOf(origin) === c.req.header('host');
    const isForeign = origin === undefined && c.req.header('sec-fetch-site') === 'cross-site';
    if (c.req.method === 'POST' && (!isOurs || isForeign)) {
      throw new InvalidInput('request.otherSite', { field: 'Origin' });
    }
    await next();
  };
}
