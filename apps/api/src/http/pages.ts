import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { languageDetector } from 'hono/language';
import type { Config } from '../config/config.ts';
import { discoveryOf } from './discovery.ts';
import type { AppEnv } from './env.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The list of pages that the web build writes. */
interface PageList {
  languages: string[];
  /** Placeholder for our origin in the built pages. */
  unknownOrigin: string;
  /** File of each prerendered page, within a language's folder. */
  pages: Record<string, string>;
  /** The same for pages that need a login: their loading state. */
  sketches: Record<string, string>;
  notFound: string;
  /** Patterns of all routes of the app, such as `/blog/:post`. */
  routes: string[];
}

interface SendOptions {
  status?: 200 | 404;
  vary: string;
  /** An element to add to the head. */
  link?: string;
}

type Encoding = 'br' | 'gzip' | 'identity';

const encode: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => zip(content, { level: 9 }),
  identity: async (content) => content,
};

/** Reads the built pages, fills in our origin and a link, and compresses each once, on first request. */
function pageFiles(folder: string, unknownOrigin: string, publicUrl: string) {
  const files = new Map<string, { content: Buffer; version: string; encoded: Map<Encoding, Promise<Buffer>> }>();
  const fileOf = (name: string, link: string) => {
    const key = `${name} ${link}`;
    const known = files.get(key);
    if (known) return known;
    const text = readFileSync(path.join(folder, name), 'utf8')
      .replaceAll(unknownOrigin, publicUrl)
      .replace('</head>', `${link}</head>`);
    const content = Buffer.from(text);
    const file = {
      content,
      version: createHash('sha256').update(content).digest('base64url').slice(0, 16),
      encoded: new Map<Encoding, Promise<Buffer>>(),
    };
    files.set(key, file);
    return file;
  };
  return async (name: string, encoding: Encoding, link: string) => {
    const { content, version, encoded } = fileOf(name, link);
    const body = encoded.get(encoding) ?? encode[encoding](content);
    encoded.set(encoding, body);
    return { body: new Uint8Array(await body), version };
  };
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const patternOf = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`);

/** The prerendered pages, robots.txt and the sitemap; null when the app was built without prerendering. */
export function builtPages(config: Pick<Config, 'webFolder' | 'publicUrl' | 'frames'>) {
  const { webFolder, publicUrl } = config;
  const folder = path.join(webFolder, 'pages');
  const list = path.join(folder, 'pages.json');
  if (!existsSync(list)) return null;
  const { languages, unknownOrigin, pages, sketches, notFound, routes }: PageList = JSON.parse(
    readFileSync(list, 'utf8'),
  );
  const patterns = routes.map(patternOf);
  const read = pageFiles(folder, unknownOrigin, publicUrl);

  async function send(c: Context<AppEnv>, name: string, { status = 200, vary, link = '' }: SendOptions) {
    const encoding = accepts(c, {
      header: 'Accept-Encoding',
      supports: ['br', 'gzip'],
      default: 'identity',
      match: (accepted, { supports }) =>
        supports.find((type) => accepted.some((it) => it.type === type && it.q > 0)) ?? 'identity',
    }) as Encoding;
    const { body, version } = await read(name, encoding, link);
    return c.body(body, status, {
      'Content-Type': types[path.extname(name)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
      ETag: `"${version}-${encoding}"`,
      Vary: vary,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
  }

  /** Language by query parameter, cookie, then `Accept-Language`, in the app's own order. */
  const detect: MiddlewareHandler<AppEnv> = languageDetector({
    order: ['querystring', 'cookie', 'header'],
    lookupQueryString: 'lng',
    lookupCookie: 'i18next',
    caches: false,
    supportedLanguages: languages,
    fallbackLanguage: languages[0] ?? 'en',
    convertDetectedLanguage: (code) => code.split('-')[0] ?? code,
  });

  /** The prerendered page in the reader's language, the app shell for other routes, or the 404 page. */
  const page: MiddlewareHandler<AppEnv> = async (c) => {
    let reply: Response | undefined;
    await detect(c, async () => {
      const address = c.req.path.replace(/\/+$/, '') || '/';
      const name = pages[address] ?? sketches[address];
      const isShell = name === undefined && patterns.some((pattern) => pattern.test(address));
      const found = isShell ? 'shell.html' : `${c.get('language')}/${name ?? notFound}`;
      const status = isShell || name !== undefined ? 200 : 404;
      const vary = isShell ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie';
      const discovery = status === 200 ? discoveryOf(c.req, config) : null;
      reply = await send(c, found, { status, vary, link: discovery?.element ?? '' });
      if (discovery) reply.headers.append('Link', discovery.header);
    });
    return reply;
  };
  /** A file without a language: robots.txt, the sitemap, or the shell that the service worker caches. */
  const file =
    (name: string): MiddlewareHandler<AppEnv> =>
    (c) =>
      send(c, name, { vary: 'Accept-Encoding' });
  return { paths: Object.keys(pages), page, file };
}
