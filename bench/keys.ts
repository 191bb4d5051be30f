/**
 * `npm run bench:keys`: function calls (counted by V8) and renders per keystroke in a C-test with thirty boxes. Unlike times,
 * counts are the same on every machine.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type CDPSession, chromium } from 'playwright';
import { build, defaultClientConditions, preview } from 'vite';
import { rehearseStyles } from '../packages/ui/sheets/vite.ts';
import { findChromium } from '../tools/chromium.ts';

const CALLS_BAR = 2000;
const BOXES = 30;
/** Components that every letter would re-render if the boxes didn't each select their own state. */
const parents = ['LetterBoxes', 'LetterBoxesView', 'WordGroup', 'FlowClock'];

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Function calls of the page since the last call, by name. */
async function takeCalls(session: CDPSession, origin: string): Promise<Map<string, number>> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const calls = new Map<string, number>();
  for (const { url, functions } of result) {
    if (!url.startsWith(origin)) continue;
    for (const { functionName, ranges } of functions) {
      calls.set(functionName, (calls.get(functionName) ?? 0) + (ranges[0]?.count ?? 0));
    }
  }
  return calls;
}

const root = path.join(import.meta.dirname, 'keys');
const outDir = path.join(import.meta.dirname, '../node_modules/.cache/bench-keys');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [react(), rehearseStyles()],
  resolve: { conditions: ['@rehearse/source', ...defaultClientConditions] },
  // Unminified, because functions are identified by name; the number of calls is the same.
  build: { outDir, emptyOutDir: true, minify: false, target: 'es2022' },
});
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0 },
});
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(findChromium());
try {
  const page = await browser.newPage();
  await page.goto(origin);
  const boxes = page.locator('[data-word] input:enabled');
  if ((await boxes.count()) !== BOXES) throw new Error(`The page shows ${await boxes.count()} boxes, not ${BOXES}.`);
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const painted = () =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0))));

  const keystrokes: { total: number; box: number; parent: number }[] = [];
  for (const round of ['abcde', 'vwxyz']) {
    await boxes.first().focus();
    for (let key = 0; key < BOXES; key++) {
      await painted();
      await takeCalls(session, origin);
      await page.keyboard.press(round[key % round.length] ?? 'a');
      await painted();
      const calls = await takeCalls(session, origin);
      keystrokes.push({
        total: [...calls.values()].reduce((sum, count) => sum + count, 0),
        box: calls.get('LetterBox') ?? 0,
        parent: parents.reduce((sum, name) => sum + (calls.get(name) ?? 0), 0),
      });
    }
  }
  const filled = await boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).value !== '').length);
  if (filled !== BOXES)
    throw new Error(`Only ${filled} of ${BOXES} boxes accepted their letter, so nothing was measured.`);

  const middle = {
    calls: median(keystrokes.map(({ total }) => total)),
    boxes: median(keystrokes.map(({ box }) => box)),
    parents: median(keystrokes.map(({ parent }) => parent)),
  };
  console.log(`One keystroke among ${BOXES} boxes, median of ${keystrokes.length}\n`);
  console.log(`function calls    ${String(middle.calls).padStart(6)}   bar ${CALLS_BAR}`);
  console.log(`boxes rendered    ${String(middle.boxes).padStart(6)}   bar 1`);
  console.log(`parents rendered  ${String(middle.parents).padStart(6)}   bar 0`);
  const kept = middle.calls <= CALLS_BAR && middle.boxes === 1 && middle.parents === 0;
  console.log(kept ? '\nWithin all limits.' : '\nOver a limit.');
  process.exitCode = kept ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true, force: true });
}
