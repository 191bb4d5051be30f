import type { Page } from '@playwright/test';
import { attemptsOf } from '../support/attempts.ts';
import { ownBrowserTest } from '../support/own-browser.ts';
import { openQuestion } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

function toSeconds(shown: string | null | undefined): number {
  const [minutes, seconds] = (shown ?? '').split(':').map(Number);
  return (minutes ?? Number.NaN) * 60 + (seconds ?? Number.NaN);
}

/** The seconds on the frame's clock. */
const secondsLeft = async (page: Page) => toSeconds(await page.getByRole('timer').textContent());

/** Records everything that the frame's clock shows, for each page load, oldest first. */
async function watchClock(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const loads = JSON.parse(sessionStorage.getItem('clock') ?? '[]') as string[][];
    const shown: string[] = [];
    new MutationObserver(() => {
      const text = document.querySelector('[role=timer]')?.textContent ?? '';
      if (text === '' || text === shown.at(-1)) return;
      shown.push(text);
      sessionStorage.setItem('clock', JSON.stringify([...loads, shown]));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('clock') ?? '[]') as string[][]);
}

/** Waits until this much time has been used. */
async function letRun(page: Page, seconds: number): Promise<void> {
  const atStart = await secondsLeft(page);
  await expect.poll(() => secondsLeft(page), { intervals: [50] }).toBeLessThanOrEqual(atStart - seconds);
}

for (const { submoduleId, name } of [
  { submoduleId: 1, name: 'Read & Select' },
  { submoduleId: 2, name: 'Read Aloud' },
  { submoduleId: 6, name: 'Listen & Type' },
  { submoduleId: 8, name: 'Read & Complete' },
  { submoduleId: 10, name: 'Fill In the Blanks' },
]) {
  test(`${name}: a reload continues with the remaining time`, async ({ page, learner }) => {
    const shown = await watchClock(page);
    const { question } = await openQuestion(page, learner, submoduleId);
    if (submoduleId === 6) await question.task.getByRole('button', { name: 'Play' }).click();
    await letRun(page, 2);
    await page.reload();
    await expect.poll(async () => (await shown()).length).toBe(2);
    const [before, after] = await shown();
    expect(Math.abs(toSeconds(after?.[0]) - toSeconds(before?.at(-1)))).toBeLessThanOrEqual(1);
  });
}

test('a wall clock that jumps an hour in either direction does not affect timers', async ({ page, learner }) => {
  await page.addInitScript(() => {
    const { now } = Date;
    Object.assign(window, { jumpMs: 0 });
    Date.now = () => now() + (window as unknown as { jumpMs: number }).jumpMs;
  });
  await openQuestion(page, learner, 8);
  for (const jumpMs of [3_600_000, -3_600_000]) {
    const from = performance.now();
    const before = await secondsLeft(page);
    await page.evaluate((ms) => Object.assign(window, { jumpMs: ms }), jumpMs);
    await letRun(page, 1);
    const used = before - (await secondsLeft(page));
    expect(used).toBeLessThanOrEqual((performance.now() - from) / 1000 + 1);
  }
});

ownBrowserTest('after sleep, the clock shows the time that really passed', async ({ own }) => {
  const { page, freeze, thaw } = await own.start();
  await openQuestion(page, own.learner, 8);
  await letRun(page, 1);
  const before = await secondsLeft(page);
  const asleepAt = performance.now();
  const passed = () => (performance.now() - asleepAt) / 1000;
  freeze();
  await expect.poll(passed, { timeout: 10_000 }).toBeGreaterThan(4);
  thaw();
  const secondsBehind = async () => passed() - (before - (await secondsLeft(page)));
  await expect.poll(secondsBehind).toBeLessThan(1.5);
});

ownBrowserTest('after sleeping past the time limit, the answer has been submitted once', async ({ own }) => {
  const { page, freeze, thaw } = await own.start();
  const { question, questionId } = await openQuestion(page, own.learner, 1);
  await letRun(page, 1);
  const asleepAt = performance.now();
  freeze();
  await expect.poll(() => performance.now() - asleepAt, { timeout: 10_000 }).toBeGreaterThan(5000);
  thaw();
  await expect(question.task.getByText('You ran out of time, which counts as wrong.')).toBeVisible();
  await question.isSaved();
  expect(attemptsOf(own.learner, questionId)).toHaveLength(1);
});
