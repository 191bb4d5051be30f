/**
 * `npm run bench:lighthouse`: runs Lighthouse with its mobile preset in the tests' Chromium, and compares the median of five
 * runs per page with the thresholds. `npm run bench:lighthouse -- --runs 1 /pricing` measures only that page, once.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { findChromium } from '../tools/chromium.ts';
import { demoToken, origin, startProduct } from './product.ts';

const bars = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
type Category = keyof typeof bars;
const categories = Object.keys(bars) as Category[];

const pages = [
  { name: 'home', path: '/' },
  { name: 'pricing', path: '/pricing' },
  { name: 'article', path: '/blog/001' },
  { name: 'practice browser', path: '/practice', signedIn: true },
  { name: 'question', path: '/practice/questions/detail', signedIn: true },
];

interface Run {
  scores: Record<Category, number>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Audits that fail, except performance. */
  faults: string[];
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Simulates a first visit: no service worker, empty cache; for learners, sets their login and a question's place. */
async function prepare(context: BrowserContext, stored: Record<string, string>) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.goto(`${origin}/theme.js`);
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  await page.close();
}

/** The place of a type's first question, as stored by the app, which stores it at the host as well. */
async function questionPlace(authToken: string): Promise<string> {
  const { accessToken } = JSON.parse(authToken) as { accessToken: string };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
  const body = JSON.stringify({ submoduleId: 1, page: 1, size: 10, isAsc: true });
  const reply = await fetch(`${origin}/questions/list`, { method: 'POST', headers, body });
  const { data } = (await reply.json()) as { data: { content: { questionId: number }[]; totalElements: number } };
  const questionId = data.content[0]?.questionId;
  const place = JSON.stringify({ questionId, submoduleId: 1, isAsc: true });
  await fetch(`${origin}/api/me/place`, { method: 'POST', headers, body: place });
  return JSON.stringify({
    questionId,
    submoduleId: 1,
    filters: { isAsc: true, difficultyLevel: null, isPracticed: null },
    count: data.totalElements,
    moduleId: 1,
    currentPage: 1,
    globalIndex: 1,
  });
}

function runOf({ audits, categories: found }: Result): Run {
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(categories.map((category) => [category, found[category]?.score ?? 0])) as Run['scores'],
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    faults: categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => found[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

/** Measures a page; retries up to twice when the browser's trace is incomplete. */
async function measure(url: string, flags: Flags, attempts = 3): Promise<Result> {
  const { lhr } = (await lighthouse(url, flags)) ?? {};
  if (!lhr) throw new Error(`Lighthouse returned no result for ${url}.`);
  if (!lhr.runtimeError) return lhr;
  if (attempts === 1) throw new Error(lhr.runtimeError.message);
  return measure(url, flags, attempts - 1);
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runCount = Number(options.runs);
const folder = await mkdtemp(path.join(tmpdir(), 'rehearse-lighthouse-'));
const product = await startProduct(path.join(folder, 'data'));
const port = await freePort();
const chrome = findChromium();
const context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
  ...chrome,
  args: [`--remote-debugging-port=${port}`],
});
const flags: Flags = { port, logLevel: 'error', onlyCategories: categories, disableStorageReset: true };

const columns = ['perf', 'a11y', 'best', 'seo', 'LCP s', 'TBT ms', 'CLS'];
console.log(`Lighthouse, mobile, median of ${runCount}\n`);
console.log(`${'page'.padEnd(20)}${columns.map((column) => column.padStart(8)).join('')}`);
let below = 0;
try {
  const authToken = await demoToken();
  const learners = { authToken, question: await questionPlace(authToken) };
  for (const page of pages.filter(({ path: at }) => wanted.length === 0 || wanted.includes(at))) {
    const runs: Run[] = [];
    for (let run = 0; run < runCount; run += 1) {
      await prepare(context, page.signedIn ? learners : {});
      runs.push(runOf(await measure(`${origin}${page.path}`, flags)));
    }
    const scores = categories.map((category) => median(runs.map((run) => run.scores[category])));
    const isBelow = categories.some((category, index) => (scores[index] ?? 0) < bars[category]);
    if (isBelow) below += 1;
    const cells = [
      ...scores.map((score) => score.toFixed(2)),
      (median(runs.map(({ lcpMs }) => lcpMs)) / 1000).toFixed(2),
      median(runs.map(({ tbtMs }) => tbtMs)).toFixed(0),
      median(runs.map(({ cls }) => cls)).toFixed(3),
    ];
    const faults = [...new Set(runs.flatMap((run) => run.faults))];
    console.log(
      `${page.name.padEnd(20)}${cells.map((cell) => cell.padStart(8)).join('')}${isBelow ? '  below' : ''}${faults.length > 0 ? `  ${faults.join(', ')}` : ''}`,
    );
  }
} finally {
  await context.close();
  product.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
console.log(
  `\nThresholds: performance ${bars.performance}, the others 1. ${below === 0 ? 'All pages meet them.' : `${below} pages are below.`}`,
);
process.exitCode = below === 0 ? 0 : 1;
