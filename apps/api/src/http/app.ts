import { type Context, type Handler, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { storeFaultOf, storeFaultTexts } from '../db/index.ts';
import { NotFound, Unavailable } from '../domain/errors.ts';
import type { Deps } from '../services/deps.ts';
import { addressOf, repliesOverTls } from './address.ts';
import { readerOf } from './authenticate.ts';
import { type BodyTimeouts, defaultBodyTimeouts } from './body-timeouts.ts';
import { isType } from './body-type.ts';
import { answer } from './call.ts';
import { limitConcurrentRequests } from './concurrent-requests.ts';
import { drainBody } from './drain-body.ts';
import type { AppEnv } from './env.ts';
import { failureOf } from './envelope.ts';
import { WrongContentType } from './errors.ts';
import { protectiveHeaders, strictTransport } from './headers.ts';
import { requestLog } from './logging.ts';
import { loopbackOnly } from './loopback-only.ts';
import { operations } from './operations.gen.ts';
import type { AnyRoute, Page } from './route.ts';
import { sameSiteOnly } from './same-site-only.ts';
import { isKnown, statusOf } from './statuses.ts';
import { mountWeb } from './web.ts';

const pageFormType = 'application/x-www-form-urlencoded';
const pageFormBytes = 1024;
const retryAfterSeconds = 5;

function mountRoute(app: Hono<AppEnv>, { deps, timeouts }: Mounting, route: AnyRoute) {
  const { method, path } = operations[route.id];
  const pattern = path.replace(/\{(\w+)\}/g, ':$1');
  app.on(method, pattern, answer(deps, route, timeouts));
}

/** The form body of a page request, as text. */
async function readForm(c: Context<AppEnv>, { visitorMs }: BodyTimeouts, maxBytes: number): Promise<string> {
  if (c.req.method !== 'POST') return '';
  if (!isType(c, pageFormType)) throw new WrongContentType(pageFormType);
  return (await c.get('body').read({ maxBytes, limitMs: visitorMs })).toString();
}

function mountPage(app: Hono<AppEnv>, { deps, timeouts }: Mounting, page: Page) {
  const handler: Handler<AppEnv> = async (c) => {
    const params = c.req.param();
    // PostgreSQL rejects NUL in text, and none of our names contains it
    if (Object.values(params).some((value) => value.includes('\0'))) throw new NotFound();
    return page.handler({
      deps,
      request: c.req.raw,
      form: await readForm(c, timeouts, page.maxFormBytes ?? pageFormBytes),
      params,
      account: await readerOf(c, deps),
      log: c.get('log'),
      address: addressOf(c, deps.config.trustProxy),
      isSecure: repliesOverTls(c, deps.config),
      cookie: (name) => getCookie(c, name),
    });
  };
  app.on(page.method, page.path, handler);
}

/** Logs the cause for the operator; the reply has only the error code. */
function replyToError(error: Error, log: Logger): Response {
  if (isKnown(error)) {
    if (statusOf(error) >= 500) log.error({ err: error }, error.message);
    return failureOf(error);
  }
  const fault = storeFaultOf(error);
  log.error({ err: error }, fault ? storeFaultTexts[fault] : 'a request failed');
  return failureOf(fault ? new Unavailable('server.busy', { retryAfterSeconds }) : error);
}

interface Mounting {
  deps: Deps;
  timeouts: BodyTimeouts;
}

/** What {@link createApp} serves. */
export interface AppParts {
  routes: AnyRoute[];
  pages: Page[];
}

/**
 * The HTTP application: the contract's operations, our own pages, then the web app.
 *
 * @param timeouts how long to wait for request bodies
 */
export function createApp(deps: Deps, { routes, pages }: AppParts, timeouts = defaultBodyTimeouts): Hono<AppEnv> {
  const { config } = deps;
  const app = new Hono<AppEnv>();

  app.onError((error, c) => replyToError(error, c.get('log') ?? deps.log));
  app.notFound(() => failureOf(new NotFound()));

  app.use('*', requestLog(deps.log));
  app.use('*', protectiveHeaders(config));
  app.use('*', strictTransport(config));
  app.use('*', drainBody(timeouts));
  if (config.trustProxy > 0) app.use('*', limitConcurrentRequests(config));
  if (config.corsOrigins.length > 0) {
    app.use(
      '*',
      cors({
        origin: config.corsOrigins,
        credentials: true,
        allowMethods: ['GET', 'POST', 'DELETE'],
        allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
        exposeHeaders: ['Retry-After', 'X-Request-Id'],
        maxAge: 600,
      }),
    );
  }
  for (const path of ['/api/public/*', '/dev/*']) app.use(path, sameSiteOnly(config));
  app.use('/dev/*', loopbackOnly(config));

  for (const route of routes) mountRoute(app, { deps, timeouts }, route);
  for (const page of pages) mountPage(app, { deps, timeouts }, page);
  mountWeb(app, config);
  return app;
}
