/**
 * `npm run docs:check`: opens every docs page of the built Storybook (`npm run storybook:build`) as a reader does, and fails if one
 * doesn't open at its top, has an error, or prints code that nobody can paste. Arguments choose pages by a part of their id.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../chromium.ts';
import { serveFolder } from './serve-folder.ts';

const folder = path.resolve(
  process.env['STORYBOOK_FOLDER'] ?? path.join(import.meta.dirname, '../../storybook-static'),
);

/** The window of a story, with what Storybook keeps there of how far it is. */
interface StoryWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

interface Entry {
  id: string;
  type: 'docs' | 'story';
}
const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const wanted = process.argv.slice(2);
const pages = Object.values(index.entries).filter(
  ({ id, type }) => type === 'docs' && (wanted.length === 0 || wanted.some((part) => id.includes(part))),
);

/** Opens the code of every story on a page and returns it. */
async function shownCode(page: Page): Promise<string[]> {
  const closed = page.getByText('Show code', { exact: true });
  const count = await closed.count();
  await closed.evaluateAll((labels: HTMLElement[]) => {
    for (const label of labels) label.click();
  });
  if (count > 0)
    await page
      .getByText('Hide code', { exact: true })
      .nth(count - 1)
      .waitFor();
  return page.locator('pre').allTextContents();
}

/**
 * Waits for every story of a docs page, also for those in frames below the window, which the browser would load later.
 *
 * @returns how many of those in frames failed
 */
async function waitForStories(page: Page): Promise<number> {
  await page.locator('#storybook-docs .sbdocs-content').waitFor();
  await page.waitForFunction(() => !document.querySelector('#storybook-docs .docs-story [aria-label="loading"]'));
  await page.locator('.docs-story iframe').evaluateAll((frames: HTMLIFrameElement[]) => {
    for (const frame of frames) frame.loading = 'eager';
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')].every(({ contentWindow }) => {
      const { __STORYBOOK_PREVIEW__: preview } = contentWindow as StoryWindow;
      return ['finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
    }),
  );
  return page.locator('.docs-story iframe').evaluateAll((frames: HTMLIFrameElement[]) => {
    const phaseOf = (window: StoryWindow | null) => window?.__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return frames.filter(({ contentWindow }) => phaseOf(contentWindow) === 'errored').length;
  });
}

/** What is wrong with a docs page. */
async function faultsOf(page: Page, origin: string, id: string): Promise<string[]> {
  const faults: string[] = [];
  const note = (error: Error) => faults.push(`error: ${error.message}`);
  page.on('pageerror', note);
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`);
  // what takes the focus or scrolls does so when its story appears
  const failedFrames = await waitForStories(page);
  if (failedFrames > 0) faults.push(`${failedFrames} stories in frames failed`);
  const scrolled = await page.evaluate(() => document.scrollingElement?.scrollTop ?? 0);
  if (scrolled !== 0) faults.push(`opens at scroll ${scrolled}`);
  const unusable = (await shownCode(page)).filter((code) => /\[object \w+\]|=\{function /.test(code));
  if (unusable.length > 0) faults.push(`prints code that can't be pasted: ${unusable[0]}`);
  page.off('pageerror', note);
  return faults;
}

/** Pages that are open at a time: while one waits for the network to be idle, another is drawn. */
const openAtOnce = availableParallelism();

const { origin, close } = await serveFolder(folder);
const browser = await chromium.launch(findChromium());
let failed = 0;
try {
  // one context, so that every page finds the scripts of the one before in its cache
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
  const waiting = pages.values();
  const checkNext = async () => {
    for (const { id } of waiting) {
      const page = await context.newPage();
      const faults = await faultsOf(page, origin, id).catch((error: Error) => [`can't be read: ${error.message}`]);
      await page.close();
      if (faults.length > 0) failed += 1;
      for (const fault of faults) console.error(`${id}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: openAtOnce }, checkNext));
} finally {
  await browser.close();
  close();
}
console.log(`${pages.length} docs pages, ${failed} with faults`);
process.exitCode = failed > 0 || pages.length === 0 ? 1 : 0;
