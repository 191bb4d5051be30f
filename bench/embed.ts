/**
 * `npm run bench:embed`: what a page pays for embedded questions, beside bare React, React with XState, and SurveyJS. Sizes are
 * brotli KiB of what the browser requested, calls are counted by V8 until a question can be answered. H5P is not in npm: only a
 * player is, and that without content types.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { buildEmbed, buildEmbedReact, embedFolder, embedReactFolder } from '../tools/build-embed.ts';
import { findChromium } from '../tools/chromium.ts';
import { passage, word } from './embed/questions.ts';

interface Candidate {
  name: string;
  /** A page of `bench/embed`; absent for the element, which needs no build. */
  entry?: string;
  /** Resolves when it can be answered. */
  ready: (page: Page) => Promise<unknown>;
  bars?: Partial<Record<'total' | 'over' | 'css' | 'calls' | 'requests' | 'changed', number>>;
}

interface Figures {
  /** Until it could be answered. */
  js: number;
  css: number;
  /** Afterwards, while the page was idle: reviews and other parts that come later. */
  later: number;
  requests: number;
  calls: number;
  /** Lines of the page's own code. */
  lines: number;
  /** Computed properties of the page's own elements that it changed. */
  changed: number;
}

const anyReady = (page: Page) => page.locator('[data-ready]').waitFor();
const yes = (page: Page) => page.getByRole('button', { name: 'Yes' }).waitFor();
const twoTypes = (page: Page) => Promise.all([yes(page), page.locator('[data-word] input').first().waitFor()]);
const survey = (page: Page) => page.getByRole('textbox').nth(2).waitFor();

const libraries = 'React + XState';
const candidates: readonly Candidate[] = [
  { name: 'React', entry: 'react.tsx', ready: anyReady },
  { name: libraries, entry: 'react-xstate.tsx', ready: anyReady },
  { name: 'one type, React', entry: 'ours.tsx', ready: yes, bars: { over: 12, changed: 0 } },
  {
    ...{ name: 'two types, React', entry: 'ours-two.tsx', ready: twoTypes },
    bars: { total: 85, css: 6, calls: 12_000, requests: 4, changed: 0 },
  },
  { name: 'two types, element', ready: twoTypes, bars: { total: 85, css: 6, calls: 12_000, changed: 0 } },
  { name: 'SurveyJS 3', entry: 'surveyjs.tsx', ready: survey },
];

const folder = path.join(import.meta.dirname, 'embed');
const out = path.join(import.meta.dirname, '../node_modules/.cache/bench-embed');
const kibOf = (content: Buffer | string) => brotliCompressSync(content).byteLength / 1024;

const own = `<main id="own"><h1>Course</h1><p>Some <a href="#x">text</a>, <button>a button</button>.</p><ul><li>One</li></ul>
<form><input><select><option>A</option></select><textarea></textarea></form><h2>Next</h2><table><tr><td>1</td></tr></table></main>`;
const pageWith = (head: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${head}<body>${own}${body}</body></html>`;
const script = (src: string) => `<script type="module" src="${src}"></script>`;

const elementCode = [
  script('/rehearse/rehearse-question.js'),
  ...[word, passage].map(
    (data) => `<rehearse-question start="now" data='${JSON.stringify(data)}'></rehearse-question>`,
  ),
];

/** The package as hosts get it, and the rest from the sources. */
const resolve = {
  alias: { '@rehearse/embed/react': path.join(embedReactFolder, 'react.js') },
  conditions: ['@rehearse/source', ...defaultClientConditions],
};

/** Writes the page of a candidate; returns its folder and the lines of its own code. */
async function makePage({ entry }: Candidate): Promise<{ root: string; lines: number }> {
  const root = path.join(out, path.parse(entry ?? 'element').name);
  mkdirSync(root, { recursive: true });
  if (!entry) {
    writeFileSync(path.join(root, 'index.html'), pageWith('', elementCode.join('\n')));
    return { root, lines: elementCode.length };
  }
  await build({
    root: folder,
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
        input: path.join(folder, entry),
        checks: { pluginTimings: false },
        treeshake: { propertyReadSideEffects: false },
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  const assets = path.join(root, 'assets');
  const styles = existsSync(assets) ? readdirSync(assets).filter((file) => file.endsWith('.css')) : [];
  const links = styles.map((file) => `<link rel="stylesheet" href="/assets/${file}">`).join('');
  writeFileSync(path.join(root, 'index.html'), pageWith(links, script('/page.js')));
  const lines = readFileSync(path.join(folder, entry), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
  return { root, lines };
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** The server of a candidate's page. `?bare`: the same page without scripts and styles. */
async function serve(root: string) {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith('/rehearse/')
      ? path.join(embedFolder, path.basename(pathname))
      : path.join(root, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    response.end(search === '?bare' ? pageWith('', '') : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** The computed properties of the page's own elements, custom ones and sizes that follow from the page's length left out. */
const lookOf = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body, ...document.querySelectorAll('#own, #own *')].flatMap((element) => {
      const style = getComputedStyle(element);
      return [...style]
        .filter((name) => !/^(--|height|block-size|perspective-origin|transform-origin)/.test(name))
        .map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
    }),
  );

/** What is asked of a page that is measured. */
interface Measured {
  beIdle(): void;
  /** The texts of constructed style sheets. */
  sheets: string[];
}

/** Holds back what a page does when it is idle until `beIdle` is called, so that what comes later is always counted apart. */
function prepare(): void {
  const waiting: IdleRequestCallback[] = [];
  const idle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (work) => waiting.push(work);
  const sheets: string[] = [];
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (text) {
    sheets.push(text);
    replaceSync.call(this, text);
  };
  const measured: Measured = {
    sheets,
    beIdle() {
      window.requestIdleCallback = idle;
      for (const work of waiting) idle(work);
    },
  };
  Object.assign(window, { measured });
}

async function measure(candidate: Candidate, browser: Browser): Promise<Figures> {
  const { root, lines } = await makePage(candidate);
  const server = await serve(root);
  const page = await browser.newPage();
  try {
    await page.goto(`${server.url}?bare`);
    const before = await lookOf(page);
    const files = new Map<string, Buffer>();
    const received: Promise<unknown>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/\.(js|css)$/.test(pathname))
        received.push(
          response.body().then(
            (body) => files.set(pathname, body),
            // what a page that is closed asked for
            () => {},
          ),
        );
    });
    await page.addInitScript(prepare);
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    await page.goto(server.url);
    await candidate.ready(page);
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const calls = result
      .filter(({ url }) => url.startsWith(server.url))
      .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
      .reduce((sum, count) => sum + count, 0);
    await Promise.all(received);
    const first = new Set(files.keys());
    const sheets = await page.evaluate(() => {
      const { measured } = window as unknown as { measured: Measured };
      measured.beIdle();
      return measured.sheets.join('');
    });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    await Promise.all(received);
    const after = new Set(await lookOf(page));
    const sum = (isCounted: (name: string) => boolean) =>
      [...files].filter(([name]) => isCounted(name)).reduce((all, [, body]) => all + kibOf(body), 0);
    const styles = sheets === '' ? 0 : kibOf(sheets);
    return {
      // the styles of a shadow root come in its scripts
      js: sum((name) => name.endsWith('.js') && first.has(name)) - styles,
      css: sum((name) => name.endsWith('.css') && first.has(name)) + styles,
      later: sum((name) => !first.has(name)),
      requests: first.size,
      ...{ calls, lines },
      changed: before.filter((line) => !after.has(line)).length,
    };
  } finally {
    await page.close();
    server.close();
  }
}

await Promise.all([buildEmbed(), buildEmbedReact()]);
const browser = await chromium.launch(findChromium());
try {
  const rows: { candidate: Candidate; figures: Figures; over: string[] }[] = [];
  const baseline = () => {
    const found = rows.find(({ candidate: { name } }) => name === libraries);
    return found ? found.figures.js + found.figures.css : 0;
  };
  for (const candidate of candidates) {
    const figures = await measure(candidate, browser);
    const total = figures.js + figures.css;
    const values = { ...figures, total, over: total - baseline() };
    const over = Object.entries(candidate.bars ?? {}).flatMap(([name, bar]) => {
      const value = values[name as keyof typeof values];
      return value > bar ? [`${name} ${value.toFixed(1)} > ${bar}`] : [];
    });
    rows.push({ candidate, figures, over });
  }
  const head = ['', 'JS', 'CSS', 'all', 'over libraries', 'later', 'requests', 'calls', 'lines', 'changed'];
  const cells = rows.map(({ candidate: { name }, figures: { js, css, later, requests, calls, lines, changed } }) => [
    ...[name, js.toFixed(1), css.toFixed(1), (js + css).toFixed(1), (js + css - baseline()).toFixed(1)],
    later.toFixed(1),
    ...[requests, calls, lines, changed].map(String),
  ]);
  console.log('Read & Select, and Read & Complete as the second type; brotli KiB\n');
  for (const row of [head, ...cells]) {
    console.log(
      row.map((cell, column) => (column === 0 ? cell.padEnd(22) : cell.padStart(column === 4 ? 16 : 10))).join(''),
    );
  }
  const overs = rows.flatMap(({ candidate: { name }, over }) => over.map((text) => `${name}: ${text}`));
  console.log(overs.length === 0 ? '\nWithin all limits.' : `\nOver a limit:\n${overs.join('\n')}`);
  process.exitCode = overs.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await rm(out, { recursive: true, force: true });
}
