import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../../../apps/web/dist');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const isFile = /^\/(assets|locales|icons)\/|^\/[\w-]+\.(html|js|json|svg|png|webmanifest)$/;

/** Serves a file of the built app, or its shell for a page; false for other requests. */
export async function serveApp(pathname: string, response: ServerResponse): Promise<boolean> {
  const isPage = !path.extname(pathname) && !/^\/(api|questions|wordbook)\//.test(pathname);
  if (!isPage && !isFile.test(pathname)) return false;
  const isShell = isPage || pathname === '/shell.html';
  const file = path.join(dist, isShell ? 'pages/shell.html' : path.normalize(pathname));
  const body = await readFile(file).catch(() => null);
  if (!body) return false;
  response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' }).end(body);
  return true;
}
