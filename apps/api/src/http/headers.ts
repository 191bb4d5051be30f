import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';
import { isSecureCall } from './address.ts';
import type { AppEnv } from './env.ts';

const twoYears = 'max-age=63072000; includeSubDomains';

/**
 * Security headers of every reply. Inline styles are allowed because react-aria-components inserts style elements; scripts
 * are only loaded from our files.
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

/** Strict-Transport-Security on replies sent over TLS. */
export function strictTransport({ trustProxy, publicUrl }: Config): MiddlewareHandler<AppEnv> {
  const isPublicByTls = publicUrl.startsWith('https:');
  return async (c, next) => {
    await next();
    if (isPublicByTls || isSecureCall(c, trustProxy)) c.res.headers.set('Strict-Transport-Security', twoYears);
  };
}

/** The security headers by name, for requests that Node rejects before they reach the application. */
export async function protectiveHeaderValues(config: Config): Promise<Record<string, string>> {
  const app = new Hono<AppEnv>();
  app.use('*', protectiveHeaders(config), strictTransport(config));
  app.get('/', (c) => c.body(null));
  return Object.fromEntries((await app.request('/')).headers);
}
