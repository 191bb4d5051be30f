import { SittingPage } from './pages/sitting-page.ts';
import { answerAnything } from './support/any-answer.ts';
import { signUpLearner } from './support/learners.ts';
import { ownServerTest } from './support/own-server.ts';
import { slotStatesOf, startShortTest } from './support/sittings.ts';
import { expect, signIn, test } from './support/test.ts';

/** Words come first, and follow each other without a stop. */
const words = 8;

ownServerTest(
  'a short mock test from start to report, with a reload and a killed server on the way',
  async ({ page, ownServer }) => {
    ownServerTest.slow();
    await page.clock.install();
    await signIn(page, await signUpLearner(page.request));
    await page.goto('/tests/new');
    await page.getByRole('button', { name: 'Prepare the test' }).click();
    await page.getByRole('button', { name: 'Check my devices' }).click();
    await page.getByRole('button', { name: 'Play a sound' }).click();
    await page.getByRole('button', { name: 'Yes, I heard it' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Microphone' })).toContainText('Good');
    const sitting = new SittingPage(page);
    await sitting.skipChecks();
    const count = await sitting.count();

    for (let number = 1; number <= count; number += 1) {
      const task = sitting.task(number, count);
      await expect(task).toBeVisible();
      if (number === 4) {
        await page.reload();
        await page.getByRole('button', { name: 'Continue with question 4' }).click();
        await expect(task).toBeVisible();
      }
      if (number === words + 2) await ownServer.kill();
      await answerAnything(page, task);
      if (number === words + 3) {
        await expect(page.getByText('No connection')).toBeVisible();
        await ownServer.restart();
      }
      // with it comes the question that follows
      const opened = number === words + 1 ? page.waitForResponse(new RegExp(`slots/${number + 1}/open$`)) : null;
      if (number >= words && number < count) await sitting.goOn();
      await opened;
    }
    await expect(page.getByRole('heading', { level: 2, name: 'Every question' })).toBeVisible({ timeout: 20_000 });
    const sittingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(slotStatesOf(sittingId, ownServer.folder)).toEqual(Array(count).fill('answered'));
  },
);

test('a test that is paused in one browser is finished in another; the pause ends its question', async ({
  page,
  learner,
  browser,
}) => {
  const { sittingId, slots } = await startShortTest(page.request, learner, { left: 2 });
  const count = slots.length;
  const first = new SittingPage(page);
  await page.goto(`/sittings/${sittingId}`);
  await page.getByRole('button', { name: `Continue with question ${count - 1}` }).click();
  await expect(first.task(count - 1, count)).toBeVisible();
  await first.pause();

  const other = await browser.newPage();
  await signIn(other, { ...learner, expiresAt: Date.now() + 3_600_000 });
  await other.goto('/');
  await other.getByRole('button', { name: 'Start: Continue your test' }).click();
  await other.getByRole('button', { name: `Continue with question ${count}` }).click();
  await answerAnything(other, new SittingPage(other).task(count, count));
  await expect(other.getByRole('heading', { level: 2, name: 'Every question' })).toBeVisible({ timeout: 20_000 });
  expect(slotStatesOf(sittingId).slice(-2)).toEqual(['missed', 'answered']);
  await other.close();

  await first.goOn();
  await expect(page).toHaveURL(new RegExp(`/tests/${sittingId}$`));
});

test('nobody can read the keys of a mock test off the network', async ({ page, learner }) => {
  const { sittingId } = await startShortTest(page.request, learner, { left: 18 });
  const opened = page.waitForResponse(/slots\/2\/open$/);
  await page.goto(`/sittings/${sittingId}`);
  await page.getByRole('button', { name: 'Continue with question 2' }).click();
  const { data } = await (await opened).json();
  const headers = { authorization: `Bearer ${learner.token}` };
  for (const { question } of [data.current, data.next]) {
    expect(question.word).toMatch(/\w/);
    expect(question).not.toHaveProperty('correct');
    expect(question).not.toHaveProperty('explanation');
    const { questionId, submoduleId } = question;
    const detail = await page.request.post('/questions/detail', { data: { questionId, submoduleId }, headers });
    expect((await detail.json()).data).not.toHaveProperty('correct');
  }
});
