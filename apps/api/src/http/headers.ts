import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';
import { isSecureCall } from './address.ts';
import type { AppEnv } from './env.ts';

const common = {
  permissionsPolicy: { microphone: ['self'], camera: ['self'], geolocation: [], payment: [], usb: [] },
  crossOriginOpenerPolicy: 'same-origin',
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSecurity: false,
  overwrite: false,
} satisfies Parameters<typeof secureHeaders>[0];

/** The pages of questions that others may frame. */
const framedPath = /^\/embed\/(preview\/)?\d{1,9}$/;
/** The page that courses launch. */
const launchPath = /^\/cmi5$/;

const self = "'self'";

interface BareSources {
  /** What the page may call, besides us. */
  calls: string[];
  /** Who may frame it, besides us; null: nobody, we neither. */
  ancestors: string[] | null;
}

/**
 * Headers of a page that isn't part of the app. Its code needs no inline styles. `frame-ancestors` replaces
 * `X-Frame-Options`, which can't name origins.
 */
function bareHeaders({ calls, ancestors }: BareSources): MiddlewareHandler<AppEnv> {
  return secureHeaders({
    ...common,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [self],
      styleSrc: [self],
      connectSrc: [self, ...calls],
      imgSrc: [self, 'data:', 'blob:'],
      mediaSrc: [self, 'blob:'],
      fontSrc: [self],
      workerSrc: [self, 'blob:'],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ancestors ? [self, ...ancestors] : ["'none'"],
    },
    crossOriginResourcePolicy: 'same-origin',
    xFrameOptions: ancestors ? false : 'DENY',
  });
}

const twoYears = 'max-age=63072000; includeSubDomains';

/**
 * Security headers of every reply. Inline styles are allowed because react-aria-components inserts style elements; scripts
 * are only loaded from our files. Nothing can be framed but the pages at `/embed/…` and `/cmi5`, by whom the settings allow,
 * and only the latter calls other servers.
 */
export function protectiveHeaders(config: Config): MiddlewareHandler<AppEnv> {
  const api = config.apiUrl ? [config.apiUrl] : [];
  const { frames, cmi5Origins } = config;
  const framed = bareHeaders({ calls: [], ancestors: frames?.ancestors ?? null });
  const launched = bareHeaders({ calls: cmi5Origins, ancestors: cmi5Origins.length > 0 ? cmi5Origins : null });
  const closed = secureHeaders({
    ...common,
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
    crossOriginResourcePolicy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    xFrameOptions: 'DENY',
  });
  return (c, next) => {
    if (framedPath.test(c.req.path)) return framed(c, next);
    return launchPath.test(c.req.path) ? launched(c, next) : closed(c, next);
  };
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
