/**
 * `npm run bench:next`: time from pressing Next until the prefetched next question is on screen, per question type, in a real
 * browser with the real server. Times vary on shared machines, so the threshold is generous.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { modules, questionTypes } from '@rehearse/question-types';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../tools/chromium.ts';
import { demoToken, origin, startProduct } from './product.ts';

const BAR_MS = 100;
const PRESSES = 40;

const p75 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.75) - 1] ?? Number.NaN;

/** Opens the first question of a type. */
async function openFirst(page: Page, module: string, submodule: string): Promise<void> {
  await page.goto(`${origin}/practice`);
  await page.getByRole('tab', { name: module, exact: true }).click();
  await page.getByRole('tab', { name: submodule, exact: true }).click();
  await page.getByText('Question Number', { exact: true }).click();
  const ahead = page.waitForResponse('**/questions/next');
  await page.getByRole('list', { name: 'Questions' }).getByRole('listitem').first().getByRole('button').click();
  await page.waitForURL('**/practice/questions/detail');
  await (await ahead).finished();
  await page.getByRole('timer').first().waitFor();
}

/** Presses Next and measures the time until the next question is painted, with its clock and task. */
function pressNext(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        const navigation = document.querySelector('nav[aria-label="Questions"]');
        const next = [...(navigation?.querySelectorAll('button') ?? [])].find((each) => /Next/.test(each.textContent));
        if (!next) throw new Error('There is no Next button.');
        const start = performance.now();
        const look = () => {
          const task = document.querySelector('[role=region][aria-label=Question], section[aria-label=Question]');
          const isThere = heading() !== before && document.querySelector('[role=timer]') && task?.textContent;
          if (!isThere) return requestAnimationFrame(look);
          // the frame after the one that rendered it: by then it is painted
          return requestAnimationFrame(() => resolve(performance.now() - start));
        };
        next.click();
        requestAnimationFrame(look);
      }),
  );
}

const dataFolder = await mkdtemp(path.join(tmpdir(), 'rehearse-bench-'));
const product = await startProduct(dataFolder);
const browser = await chromium.launch({
  ...findChromium(),
  args: ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
});
let over = 0;
try {
  const page = await browser.newPage();
  await page.addInitScript((token) => localStorage.setItem('authToken', token), await demoToken());
  console.log(`\nTime from Next to the next question, milliseconds, ${PRESSES} times (limit for p75: ${BAR_MS})\n`);
  for (const { name, moduleId } of questionTypes) {
    const module = modules.find((each) => each.id === moduleId)?.name ?? '';
    await openFirst(page, module, name);
    const times: number[] = [];
    while (times.length < PRESSES) {
      const next = page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name: 'Next' });
      if (await next.isDisabled()) await openFirst(page, module, name);
      const ahead = page.waitForResponse('**/questions/next', { timeout: 3000 }).catch(() => null);
      times.push(await pressNext(page));
      await (await ahead)?.finished();
    }
    const measured = p75(times);
    if (!(measured <= BAR_MS)) over += 1;
    const middle = times.toSorted((a, b) => a - b)[PRESSES / 2] ?? Number.NaN;
    const figures = `median ${middle.toFixed(0).padStart(4)}   p75 ${measured.toFixed(0).padStart(4)}`;
    console.log(`${name.padEnd(24)} ${figures}${measured <= BAR_MS ? '' : '   over'}`);
  }
  console.log(over === 0 ? '\nAll types are within the limit.' : `\n${over} types are over the limit.`);
} finally {
  await browser.close();
  product.kill('SIGTERM');
  await new Promise((resolve) => product.once('exit', resolve));
  await rm(dataFolder, { recursive: true, force: true });
}
process.exitCode = over === 0 ? 0 : 1;
