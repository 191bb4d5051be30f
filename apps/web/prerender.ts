import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

interface ManifestChunk {
  file: string;
  imports?: string[];
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

/** Addresses of the given modules and of all that they need at once. */
function modulesOf(manifest: Manifest, ...modules: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module ${key}.`);
    const address = `/${chunk.file}`;
    if (seen.has(address)) return;
    seen.add(address);
    for (const next of chunk.imports ?? []) visit(next);
  };
  modules.forEach(visit);
  return seen;
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
 * Writes every public page and the sketch of every other in every language to `dist/pages/{language}`, the shell of what
 * has neither, the site map and the word to robots. The server fills in its origin. Needs the built app.
 */
export async function prerenderPages(): Promise<void> {
  const renderer = await buildRenderer();
  const { addressOf, languages, notFoundPage, pageDataHtml, paths, publicPages, sketches, unknownOrigin } = renderer;
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

  /** What comes with the app itself. */
  const shared = modulesOf(manifest, entry, 'src/boot/run.tsx');

  rmSync(path.join(dist, 'pages'), { recursive: true, force: true });
  const root = '<div id="root"></div>';
  write('shell.html', once(template, root, `${root}\n    ${pageDataHtml({ origin: unknownOrigin })}`));
  for (const language of languages) {
    for (const page of [...publicPages, notFoundPage, ...sketches]) {
      const drawn = await renderer.prerenderPage(page, language, readTexts).catch((cause: unknown) => {
        throw new Error(`The page ${page.path} can't be prerendered in "${language}".`, { cause });
      });
      let html = once(template, '<html lang="en" ', `<html lang="${drawn.lang}" `);
      html = once(html, '<title>Rehearse</title>', drawn.head);
      const own = modulesOf(manifest, ...drawn.files, ...(('modules' in page && page.modules) || []));
      const modules = [...own].filter((module) => !shared.has(module));
      html = once(html, root, `<div id="root">${drawn.body}</div>\n    ${pageDataHtml({ ...drawn.data, modules })}`);
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
      sketches: Object.fromEntries(sketches.map((page) => [page.path, fileOf(page.path)])),
      notFound: fileOf(notFoundPage.path),
      routes: Object.values(paths),
    }),
  );
  rmSync(workshop, { recursive: true, force: true });
}
