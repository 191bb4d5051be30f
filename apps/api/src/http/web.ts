import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import type { Config } from '../config/config.ts';
import type { AppEnv } from './env.ts';
import { builtPages } from './pages.ts';

const immutable = 'public, max-age=31536000, immutable';

/** File names with a content hash, as Vite generates them (`/assets/index-B3dzTQv9.js`), or that are only a hash. */
const hashedName = /^\/assets\/(.+-)?[\w-]{7,}\.\w+$/;

const notBuilt = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rehearse</title></head>
<body><h1>Rehearse</h1><p>The server runs, but the web app is not built. Build it with <code>npm run build</code>.</p></body></html>`;

/** Adds Cache-Control and ETag. */
function withCaching(serve: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const file = await serve(c, next);
    if (!(file instanceof Response)) return file;
    file.headers.set('Cache-Control', hashedName.test(c.req.path) ? immutable : 'no-cache');
    if (file.status === 200) {
      const changed = Date.parse(file.headers.get('last-modified') ?? '').toString(36);
      file.headers.set('ETag', `W/"${file.headers.get('content-length')}-${changed}"`);
    }
    return file;
  };
}

/** Paths that are never pages of the app. */
const notPages = /^\/(api|assets|dev|embed|locales|media|pages)\//;

/** Files that the server reads but does not serve as they are. */
const notFiles = /^\/(embed\/|pages\/|\.|index\.html)/;

/** Pages are served only to GET requests that accept HTML. */
const isPage = (c: Context) =>
  ['GET', 'HEAD'].includes(c.req.method) &&
  (c.req.header('accept') ?? '').includes('text/html') &&
  !notPages.test(c.req.path);

/**
 * Mounts the built web app after everything else: its settings, its files (precompressed with brotli or gzip, hashed ones
 * cached forever), and its pages for all other requests for HTML.
 */
export function mountWeb(app: Hono<AppEnv>, config: Config): void {
  app.get('/config.json', (c) =>
    c.json({ apiHost: config.apiUrl ?? '', contact: config.contact, frames: config.frames?.questions ?? null }, 200, {
      'Cache-Control': 'no-cache',
    }),
  );
  const built = builtPages(config);
  if (built === null) {
    app.get('*', (c, next) => (isPage(c) ? c.html(notBuilt, 503) : next()));
    return;
  }
  const file = withCaching(serveStatic<AppEnv>({ root: config.webFolder, precompressed: true }));
  app.use('*', etag());
  // link preview bots accept anything
  for (const path of built.paths) app.get(path, built.page);
  if (config.frames) app.get('/preview/:number', built.page);
  app.get('/robots.txt', built.file('robots.txt'));
  app.get('/sitemap.xml', built.file('sitemap.xml'));
  app.get('/shell.html', built.file('shell.html'));
  app.get('*', (c, next) => (notFiles.test(c.req.path) ? next() : file(c, next)));
  app.get('*', (c, next) => (isPage(c) ? built.page(c, next) : next()));
}
