import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';
import { isSecureCall } from './address.ts';
import type { AppEnv } from './env.ts';

const twoYears = 'max-age=63072000; includeSubDomains';

/**
 * Headers of every reply. Inline styles are allowed since react-aria-components adds style elements of its own; scripts
 * only come from our files.
 */
export function protectiveHeaders(config: Config): MiddlewareHandler<AppEnv> {
  const api = config.apiUrl ? [config.apiUrl] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      connectSrc: ["'self'", ...api],
      imgSrc: ["'self'", 'data:', 'blob:', ...api],
      mediaSrc: ["'self'", 'blob:', ...api],
      fontSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
    permissionsPolicy: { microphone: ['self'], camera: ['self'], geolocation: [], payment: [], usb: [] },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: false,
    overwrite: false,
  });
}

/** Strict-Transport-Security on replies that leave by TLS. */
export function strictTransport({ trustProxy, publicUrl }: Config): MiddlewareHandler<AppEnv> {
  const isPublicByTls = publicUrl.startsWith('https:');
  return async (c, next) => {
    await next();
    if (isPublicByTls || isSecureCall(c, trustProxy)) c.res.headers.set('Strict-Transport-Security', twoYears);
  };
}

/** The protective headers by name, for replies that never reach the application: what Node itself refuses. */
export async function bareHeaders(config: Config): Promise<Record<string, string>> {
  const app = new Hono<AppEnv>();
  app.use('*', protectiveHeaders(config), strictTransport(config));
  app.get('/', (c) => c.body(null));
  return Object.fromEntries((await app.request('/')).headers);
}
