import type { Page, Route } from '@playwright/test';
import { missingLetters } from '../pages/question-page.ts';
import { attemptsOf } from '../support/attempts.ts';
import { builtFiles } from '../support/built.ts';
import { chooseQuestion, goTo, openQuestion } from '../support/questions.ts';
import { recordingOf, speakFor } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

/** The calls that save an answer. */
const answerCalls = '**/questions/{answer,text,recording}';

/** Intercepts these calls and passes each to `answer` with its number, from 1. */
async function onEach(page: Page, url: string, answer: (route: Route, count: number) => Promise<void>) {
  const seen = { count: 0 };
  await page.context().route(url, (route) => {
    seen.count += 1;
    return answer(route, seen.count);
  });
  return seen;
}

const fail = (route: Route, status: number, message: string) =>
  route.fulfill({ status, json: { success: false, message, data: null } });

/** The host processes the call, but the reply is lost. */
async function loseReply(route: Route) {
  const reply = await route.fetch();
  expect(reply.status()).toBe(200);
  await route.abort('connectionreset');
}

test('an answer given offline survives a reload, is shown as saved on the device, and is sent once when online', async ({
  page,
  learner,
  context,
}) => {
  const { question, ...chosen } = await openQuestion(page, learner, 10);
  const kept = question.task.getByText('Saved on this device.', { exact: false });
  await context.route(answerCalls, (route) => route.abort('internetdisconnected'));
  await question.type(missingLetters(chosen.key));
  await question.submit();
  await expect(kept).toBeVisible();
  await page.reload();
  await expect(question.task.getByText('All correct')).toBeVisible();
  await expect(kept).toBeVisible();
  expect(attemptsOf(learner, chosen.questionId)).toEqual([]);
  await context.unroute(answerCalls);
  await question.isSaved();
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
});

test('an answer whose reply is lost counts once, even though it is sent again', async ({ page, learner }) => {
  const calls = await onEach(page, answerCalls, (route, count) => (count === 1 ? loseReply(route) : route.continue()));
  const { question, ...chosen } = await openQuestion(page, learner, 1);
  await question.task.getByRole('button', { name: 'Yes' }).click();
  await question.isSaved();
  expect(calls.count).toBe(2);
  expect(attemptsOf(learner, chosen.questionId)).toEqual([{ answer: 'yes', recording: null }]);
});

test('a recording whose replies are lost at every step counts once, and its audio is stored', async ({
  page,
  learner,
}) => {
  const lost = new Set<string>();
  await page.context().route('**/{api/recordings,questions/recording,practice}', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() !== 'POST' || lost.has(pathname)) return route.continue();
    lost.add(pathname);
    return loseReply(route);
  });
  const { question, ...chosen } = await openQuestion(page, learner, 2);
  await speakFor(question, 1);
  await question.task.getByRole('button', { name: 'Stop recording' }).click();
  await expect(question.task.getByText('Saved', { exact: true })).toBeVisible({ timeout: 15_000 });
  expect([...lost]).toEqual(['/api/recordings', '/questions/recording', '/practice']);
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
  expect((await recordingOf(page.request, learner, chosen)).seconds).toBeGreaterThan(0.9);
});

test('a double click and concurrent submits are one answer', async ({ page, learner }) => {
  const { question, ...chosen } = await openQuestion(page, learner, 10);
  await question.type(missingLetters(chosen.key));
  const submit = question.task.getByRole('button', { name: 'Submit' });
  await submit.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await question.isSaved();
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);

  const choice = await openQuestion(page, learner, 1);
  await choice.question.task.getByRole('button', { name: 'Yes' }).dblclick();
  await choice.question.isSaved();
  expect(attemptsOf(learner, choice.questionId)).toHaveLength(1);
});

test('a failing host is retried with increasing delays until the answer is saved', async ({ page, learner }) => {
  const at: number[] = [];
  await onEach(page, answerCalls, (route, count) => {
    at.push(performance.now());
    return count <= 3 ? fail(route, 500 + count, 'Down') : route.continue();
  });
  const { question, ...chosen } = await openQuestion(page, learner, 1);
  await question.task.getByRole('button', { name: 'Yes' }).click();
  await expect(question.task.getByText('Saved on this device.', { exact: false })).toBeVisible();
  await expect(question.task.getByText('Saved', { exact: true })).toBeVisible({ timeout: 15_000 });
  expect(at).toHaveLength(4);
  const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  // each delay is between half and all of 1, 2, 4 seconds
  expect(waits.map((wait, index) => wait >= 500 * 2 ** index)).toEqual([true, true, true]);
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
});

test('a rejected answer is shown as such and never sent again, even after a reload', async ({ page, learner }) => {
  const calls = await onEach(page, answerCalls, (route) => fail(route, 400, 'This question is closed.'));
  const { question, ...chosen } = await openQuestion(page, learner, 1);
  await question.task.getByRole('button', { name: 'Yes' }).click();
  const says = question.task.getByText('This answer could not be saved: This question is closed.');
  await expect(says).toBeVisible();
  await page.reload();
  await expect(says).toBeVisible();

  const other = await openQuestion(page, learner, 1, 2);
  await page.context().unroute(answerCalls);
  await other.question.task.getByRole('button', { name: 'No' }).click();
  await other.question.isSaved();
  expect(calls.count).toBe(1);
  expect(attemptsOf(learner, chosen.questionId)).toEqual([]);
});

test('time-up while offline submits the current answer once', async ({ page, learner, context }) => {
  const chosen = await chooseQuestion(page, learner, 10);
  await page.clock.install();
  const review = builtFiles('../../packages/ui/src/practice/letter-boxes/letters-review.tsx');
  const fetched = review.map(async (file) => (await page.waitForResponse(file)).finished());
  const question = await goTo(page, chosen);
  await question.type(missingLetters(chosen.key).slice(0, 1));
  await Promise.all(fetched);
  await context.setOffline(true);
  await page.clock.fastForward('10:00');
  await expect(question.task.getByText('Time is up. Your answer so far was graded.')).toBeVisible();
  await expect(question.task.getByText('Saved on this device.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await question.isSaved();
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
});

test('time-up while the answer is being saved does not submit a second one', async ({ page, learner }) => {
  const chosen = await chooseQuestion(page, learner, 10);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const calls = await onEach(page, answerCalls, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.clock.install();
  const question = await goTo(page, chosen);
  await question.type(missingLetters(chosen.key));
  await question.submit();
  await expect.poll(() => calls.count).toBe(1);
  await page.clock.fastForward(30_000);
  await page.clock.fastForward('10:00');
  release();
  await question.isSaved();
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
});

test('an answer is sent from any page of the app when the question is closed right after submitting', async ({
  page,
  learner,
  context,
}) => {
  const { question, ...chosen } = await openQuestion(page, learner, 1);
  // the browser may still send a request as the page closes; then it must not be sent again
  await context.setOffline(true);
  await question.task.getByRole('button', { name: 'Yes' }).click();
  await page.close();

  await context.setOffline(false);
  const home = await context.newPage();
  await home.goto('/');
  await expect.poll(() => attemptsOf(learner, chosen.questionId)).toHaveLength(1);
});

test('an answer is sent after the learner has returned to the list', async ({ page, learner, context }) => {
  const { question, ...chosen } = await openQuestion(page, learner, 1);
  await context.route(answerCalls, (route) => route.abort('internetdisconnected'));
  await question.task.getByRole('button', { name: 'Yes' }).click();
  await expect(question.task.getByText('Saved on this device.', { exact: false })).toBeVisible();
  await question.exit();
  await expect(page.getByRole('list', { name: 'Questions' })).toBeVisible();
  await context.unroute(answerCalls);
  await expect.poll(() => attemptsOf(learner, chosen.questionId)).toHaveLength(1);
});
