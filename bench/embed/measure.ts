import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import type { Candidate } from './candidates.ts';
import { makePage, serve } from './pages.ts';

/** What a page costs; sizes in brotli KiB. */
export interface Figures {
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

const kibOf = (content: Buffer | string) => brotliCompressSync(content).byteLength / 1024;

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

/** What a candidate's page costs, in a browser. */
export async function measure(candidate: Candidate, browser: Browser): Promise<Figures> {
  const built = await makePage(candidate);
  const server = await serve(built);
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
      ...{ calls, lines: built.lines },
      changed: before.filter((line) => !after.has(line)).length,
    };
  } finally {
    await page.close();
    server.close();
  }
}
