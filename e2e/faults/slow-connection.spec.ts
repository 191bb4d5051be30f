import type { BrowserContext, Page, Request } from '@playwright/test';
import { attemptsOf } from '../support/attempts.ts';
import { openQuestion } from '../support/questions.ts';
import { recordingOf, speakFor } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

/** Sets the network conditions of a page: full speed, offline, or 50 kbit/s with two seconds of latency. */
async function networkOf(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const set = (offline: boolean, latency: number, bytesPerSecond: number) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  return {
    break: () => set(true, 0, -1),
    slow: () => set(false, 2000, 50_000 / 8),
    restore: () => set(false, 0, -1),
  };
}

const isUpload = (request: Request) => request.url().endsWith('/api/recordings');

test('at 50 kbit/s and two seconds of latency the screen responds at once, and an interrupted upload arrives once', async ({
  page,
  learner,
  context,
}) => {
  const { question, ...chosen } = await openQuestion(page, learner, 2);
  const network = await networkOf(context, page);
  await speakFor(question, 2);
  await network.break();
  await network.slow();
  const upload = page.waitForRequest(isUpload);
  await question.task.getByRole('button', { name: 'Stop recording' }).click();
  await expect(question.task.getByRole('button', { name: 'Record again' })).toBeVisible();
  await upload;

  const clicked = performance.now();
  await question.task.getByRole('button', { name: 'Record again' }).click();
  await expect(question.task.getByRole('button', { name: 'Start recording' })).toBeVisible();
  expect(performance.now() - clicked).toBeLessThan(2000);
  expect(attemptsOf(learner, chosen.questionId)).toEqual([]);

  const brokenOff = page.waitForEvent('requestfailed', isUpload);
  await network.break();
  await brokenOff;
  await network.restore();
  await expect.poll(() => attemptsOf(learner, chosen.questionId)).toHaveLength(1);
  expect((await recordingOf(page.request, learner, chosen)).seconds).toBeGreaterThan(1.9);
});

test('an upload whose reply was lost arrives once when it is repeated at 50 kbit/s', async ({
  page,
  learner,
  context,
}) => {
  const { question, ...chosen } = await openQuestion(page, learner, 2);
  const network = await networkOf(context, page);
  await speakFor(question, 0);
  // the upload arrives, then the connection is lost before the next call
  await page.route('**/questions/recording', (route) => route.abort('connectionreset'), { times: 1 });
  let arrived = 0;
  const uploads = () => arrived;
  page.on('requestfinished', (request) => {
    if (isUpload(request)) arrived += 1;
  });
  await question.task.getByRole('button', { name: 'Stop recording' }).click();
  await expect.poll(uploads).toBe(1);
  await network.break();
  await network.slow();
  await expect.poll(uploads, { timeout: 20_000 }).toBe(2);
  await network.restore();
  await question.isSaved();
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
});
