import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';
import { embedReactFolder } from '../../tools/build-embed.ts';
import type { Candidate } from './candidates.ts';

/** Where the pages are built. */
export const out = path.join(import.meta.dirname, '../../node_modules/.cache/bench-embed');

const own = `<main id="own"><h1>Course</h1><p>Some <a href="#x">text</a>, <button>a button</button>.</p><ul><li>One</li></ul>
<form><input><select><option>A</option></select><textarea></textarea></form><h2>Next</h2><table><tr><td>1</td></tr></table></main>`;
const pageWith = (head: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${head}<body>${own}${body}</body></html>`;

/** The package as hosts get it, and the rest from the sources. */
const resolve = {
  alias: { '@rehearse/embed/react': path.join(embedReactFolder, 'react.js') },
  conditions: ['@rehearse/source', ...defaultClientConditions],
};

/** A candidate's page on the disk. */
export interface BuiltPage {
  root: string;
  /** Other folders that are served, by the start of their paths. */
  folders: Readonly<Record<string, string>>;
  /** How many lines the page's own code has. */
  lines: number;
}

async function bundle(entry: string, root: string): Promise<number> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve,
    build: {
      outDir: root,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: path.join(import.meta.dirname, entry),
        checks: { pluginTimings: false },
        treeshake: { propertyReadSideEffects: false },
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  const assets = path.join(root, 'assets');
  const styles = existsSync(assets) ? readdirSync(assets).filter((file) => file.endsWith('.css')) : [];
  const links = styles.map((file) => `<link rel="stylesheet" href="/assets/${file}">`).join('');
  writeFileSync(path.join(root, 'index.html'), pageWith(links, '<script type="module" src="/page.js"></script>'));
  const code = readFileSync(path.join(import.meta.dirname, entry), 'utf8');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

/** Writes the page of a candidate. */
export async function makePage({ name, page }: Candidate): Promise<BuiltPage> {
  const root = path.join(out, name.replaceAll(/\W+/g, '-'));
  mkdirSync(root, { recursive: true });
  if ('entry' in page) return { root, folders: {}, lines: await bundle(page.entry, root) };
  writeFileSync(path.join(root, 'index.html'), pageWith('', page.code.join('\n')));
  return { root, folders: page.folders, lines: page.code.length };
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
};

/** Serves a page until it is closed. `?bare`: the same page without scripts and styles. */
export async function serve({ root, folders }: BuiltPage): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const start = Object.keys(folders).find((each) => pathname.startsWith(each));
    const file = start
      ? path.join(folders[start] ?? '', pathname.slice(start.length))
      : path.join(root, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    response.end(search === '?bare' ? pageWith('', '') : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
