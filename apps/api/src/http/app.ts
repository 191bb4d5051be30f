import { type Handler, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { readerOf } from './authenticate.ts';
import { answer } from './call.ts';
import type { Deps } from './deps.ts';
import type { AppEnv } from './env.ts';
import { failureOf } from './envelope.ts';
import { HttpError, NotFound, TooLarge } from './errors.ts';
import { protectiveHeaders, strictTransport } from './headers.ts';
import { hearOut } from './hear-out.ts';
import { requestLog } from './logging.ts';
import { operations } from './operations.gen.ts';
import { sameSiteOnly } from './origin.ts';
import type { AnyRoute, Page } from './route.ts';
import { mountWeb } from './web.ts';

const defaultBodyBytes = 256 * 1024;

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new TooLarge();
    },
  });

function mountRoute(app: Hono<AppEnv>, deps: Deps, route: AnyRoute) {
  const { method, path } = operations[route.id];
  const pattern = path.replace(/\{(\w+)\}/g, ':$1');
  const limit = limitBody(route.options.maxBodyBytes ?? defaultBodyBytes);
  app.on(method, pattern, limit, hearOut, answer(deps, route));
}

function mountPage(app: Hono<AppEnv>, deps: Deps, page: Page) {
  const handler: Handler<AppEnv> = async (c) =>
    page.handler({
      deps,
      request: c.req.raw,
      params: c.req.param(),
      account: await readerOf(c, deps),
      log: c.get('log'),
    });
  app.on(page.method, page.path, limitBody(defaultBodyBytes), handler);
}

/** What {@link createApp} serves. */
export interface AppParts {
  routes: AnyRoute[];
  pages: Page[];
}

/** The HTTP application: the contract's operations, our own pages, then the web app. */
export function createApp(deps: Deps, { routes, pages }: AppParts): Hono<AppEnv> {
  const { config } = deps;
  const app = new Hono<AppEnv>();

  app.onError((error, c) => {
    if (!(error instanceof HttpError)) (c.get('log') ?? deps.log).error({ err: error }, 'a request failed');
    return failureOf(error);
  });
  app.notFound(() => failureOf(new NotFound()));

  app.use('*', requestLog(deps.log));
  app.use('*', protectiveHeaders(config));
  app.use('*', strictTransport(config));
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

  for (const route of routes) mountRoute(app, deps, route);
  for (const page of pages) mountPage(app, deps, page);
  mountWeb(app, config);
  return app;
}
