import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Prerendered } from './src/prerender.tsx';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
}
type Manifest = Readonly<Record<string, ManifestChunk | undefined>>;

const web = import.meta.dirname;
const dist = path.join(web, 'dist');
const workshop = path.join(web, '.prerender');
const entry = 'index.html';

/** Builds the app once more, for Node. */
async function buildRenderer(): Promise<typeof import('./src/prerender.tsx')> {
  await build({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: workshop, emptyOutDir: true, copyPublicDir: false, manifest: false },
  });
  return await import(pathToFileURL(path.join(workshop, 'prerender.js')).href);
}

/** The chunks that a module needs at once, and with `late` those that it may ask for while it is shown. */
function chunksOf(manifest: Manifest, module: string, late = false): Set<ManifestChunk> {
  const seen = new Set<ManifestChunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const next of chunk.imports ?? []) visit(next);
    if (late && key !== entry) for (const next of chunk.dynamicImports ?? []) visit(next);
  };
  visit(module);
  return seen;
}

const stylesOf = (chunks: Iterable<ManifestChunk>) => [...chunks].flatMap(({ css = [] }) => css);

/** Whether a style sheet has a class that stands in the page. */
function isUsed(sheet: string, body: string): boolean {
  const classes = readFileSync(path.join(dist, sheet), 'utf8').matchAll(/\.(w[\w-]+)/g);
  return [...classes].some(([, name]) => name !== undefined && new RegExp(`[" ]${name}[" ]`).test(body));
}

/** What the page's route needs, so that it is fetched beside the app and nothing is painted without its styles. */
function filesOf(manifest: Manifest, { file, body }: Pick<Prerendered, 'file' | 'body'>): string {
  if (!manifest[file]) throw new Error(`The build has no module ${file}.`);
  const shared = chunksOf(manifest, entry);
  const own = [...chunksOf(manifest, file)].filter((chunk) => !shared.has(chunk));
  const there = new Set(stylesOf([...shared, ...own]));
  const late = new Set(
    stylesOf(chunksOf(manifest, file, true)).filter((sheet) => !there.has(sheet) && isUsed(sheet, body)),
  );
  const sheets = new Set([...stylesOf(own), ...late]);
  for (const sheet of stylesOf(shared)) sheets.delete(sheet);
  return [
    ...[...sheets].map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`),
    ...own.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.file}">`),
  ].join('\n    ');
}

const once = (html: string, what: string, by: string) => {
  if (html.split(what).length !== 2) throw new Error(`index.html should hold this once: ${what}`);
  return html.replace(what, () => by);
};

/** The file of a page below the folder of its language. */
const fileOf = (pagePath: string) => (pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`);

function write(name: string, content: string): void {
  const file = path.join(dist, 'pages', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Writes every public page in every language to `dist/pages/{language}`, the shell of the other pages, the site map and
 * the word to robots. The server fills in its origin. Needs the built app.
 */
export async function prerenderPages(): Promise<void> {
  const renderer = await buildRenderer();
  const { addressOf, languages, notFoundPage, pageDataHtml, paths, publicPages, unknownOrigin } = renderer;
  const manifest: Manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  const readTexts = (language: string, namespace: string) =>
    JSON.parse(readFileSync(path.join(dist, 'locales', language, `${namespace}.json`), 'utf8'));

  const face = manifest[entry]?.assets?.find((asset) => asset.includes('inter-latin'));
  if (!face) throw new Error('The build has no text face.');
  const template = once(
    readFileSync(path.join(dist, entry), 'utf8').replaceAll(/ *<!--.*?-->\n/g, ''),
    '<title>Rehearse</title>',
    `<title>Rehearse</title>\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${face}">`,
  );

  rmSync(path.join(dist, 'pages'), { recursive: true, force: true });
  const root = '<div id="root"></div>';
  write('shell.html', once(template, root, `${root}\n    ${pageDataHtml({ origin: unknownOrigin })}`));
  for (const language of languages) {
    for (const page of [...publicPages, notFoundPage]) {
      const drawn = await renderer.prerenderPage(page, language, readTexts).catch((cause: unknown) => {
        throw new Error(`The page ${page.path} can't be prerendered in "${language}".`, { cause });
      });
      let html = once(template, '<html lang="en">', `<html lang="${drawn.lang}">`);
      html = once(html, '<title>Rehearse</title>', drawn.head);
      html = once(html, '</head>', `  ${filesOf(manifest, drawn)}\n  </head>`);
      html = once(html, root, `<div id="root">${drawn.body}</div>\n    ${drawn.data}`);
      write(`${language}/${fileOf(page.path)}`, html);
    }
  }

  const links = (pagePath: string) =>
    languages
      .map((language) => [language, addressOf(unknownOrigin, pagePath, language)])
      .concat([['x-default', addressOf(unknownOrigin, pagePath, 'en')]])
      .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
      .join('');
  const urls = publicPages
    .filter(({ listed }) => listed !== false)
    .flatMap((page) =>
      languages.map(
        (language) => `<url><loc>${addressOf(unknownOrigin, page.path, language)}</loc>${links(page.path)}</url>`,
      ),
    );
  write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
  );
  write(
    'robots.txt',
    `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nDisallow: /media/\n\nSitemap: ${unknownOrigin}/sitemap.xml\n`,
  );
  write(
    'pages.json',
    JSON.stringify({
      languages,
      unknownOrigin,
      pages: Object.fromEntries(publicPages.map((page) => [page.path, fileOf(page.path)])),
      notFound: fileOf(notFoundPage.path),
      routes: Object.values(paths),
    }),
  );
  rmSync(workshop, { recursive: true, force: true });
}
