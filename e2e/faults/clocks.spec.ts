import type { Page } from '@playwright/test';
import { attemptsOf } from '../support/attempts.ts';
import { ownBrowserTest } from '../support/own-browser.ts';
import { openQuestion } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

/** The seconds that the clock of the frame shows. */
async function secondsLeft(page: Page): Promise<number> {
  const [minutes, seconds] = ((await page.getByRole('timer').textContent()) ?? '').split(':').map(Number);
  return (minutes ?? Number.NaN) * 60 + (seconds ?? Number.NaN);
}

/** Waits until this much of the time is used. */
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
  test(`${name}: a reload goes on with the time that was left`, async ({ page, learner }) => {
    const { question } = await openQuestion(page, learner, submoduleId);
    if (submoduleId === 6) await question.task.getByRole('button', { name: 'Play' }).click();
    await letRun(page, 2);
    const before = await secondsLeft(page);
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    expect(Math.abs((await secondsLeft(page)) - before)).toBeLessThanOrEqual(1);
  });
}

test('a wall clock that jumps an hour, either way, changes no timer', async ({ page, learner }) => {
  await page.addInitScript(() => {
    const { now } = Date;
    Object.assign(window, { jumpMs: 0 });
    Date.now = () => now() + (window as unknown as { jumpMs: number }).jumpMs;
  });
  await openQuestion(page, learner, 8);
  for (const jumpMs of [3_600_000, -3_600_000]) {
    const before = await secondsLeft(page);
    await page.evaluate((ms) => Object.assign(window, { jumpMs: ms }), jumpMs);
    await letRun(page, 1);
    expect(before - (await secondsLeft(page))).toBeLessThanOrEqual(2);
  }
});

ownBrowserTest('a machine that slept wakes with the time that truly passed on the clock', async ({ own }) => {
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

ownBrowserTest('a machine that slept past the end of the time wakes to the answer, given once', async ({ own }) => {
  const { page, freeze, thaw } = await own.start();
  const { question, questionId } = await openQuestion(page, own.learner, 1);
  await letRun(page, 1);
  const asleepAt = performance.now();
  freeze();
  await expect.poll(() => performance.now() - asleepAt, { timeout: 10_000 }).toBeGreaterThan(5000);
  thaw();
  await expect(question.task.getByText('You did not answer in time, which counts as wrong.')).toBeVisible();
  await question.isSaved();
  expect(attemptsOf(own.learner, questionId)).toHaveLength(1);
});
