import type { Page } from '@playwright/test';
import { missingLetters, type QuestionPage } from './pages/question-page.ts';
import { questionOf } from './support/bank.ts';
import { openFirst } from './support/open-first.ts';
import { expect, test } from './support/test.ts';

const words = { submoduleId: 1, module: 'Vocabulary', submodule: 'Read & Select' };
const passage = { submoduleId: 8, module: 'Reading', submodule: 'Read & Complete' };

/** Seconds on the frame's clock. */
async function secondsLeft(page: Page) {
  const shown = (await page.getByRole('timer', { name: 'Time left' }).textContent()) ?? '';
  const [minutes, seconds] = shown.split(':').map(Number);
  return (minutes ?? Number.NaN) * 60 + (seconds ?? Number.NaN);
}
/** Waits until this much time has been used, and returns the rest. */
async function letRun(page: Page, seconds: number) {
  const from = await secondsLeft(page);
  await expect.poll(() => secondsLeft(page), { intervals: [50] }).toBeLessThanOrEqual(from - seconds);
  return secondsLeft(page);
}
/** Advances the clock that pages share, without waiting. */
const letPass = (page: Page, seconds: number) =>
  page.evaluate((ms) => {
    const value = performance.timeOrigin + ms;
    Object.defineProperty(performance, 'timeOrigin', { value, configurable: true });
  }, seconds * 1000);
const restsOnEmptyBoxes = (question: QuestionPage, letters: number) =>
  expect(question.task.getByRole('textbox', { name: /blank$/ })).toHaveCount(letters);

test('one click per word: right answers continue automatically, a wrong one waits for Enter', async ({
  page,
  learner,
}) => {
  const { question, ids } = await openFirst(page, learner, words);
  await page.keyboard.press('m');
  const sheet = page.getByRole('dialog', { name: 'Practice mode' });
  await sheet.getByText('Continue automatically after a right answer').click();
  await expect(sheet.getByRole('switch')).toBeChecked();
  await page.keyboard.press('Escape');
  for (const questionId of ids.slice(0, 3)) {
    await question.isOpen(questionId);
    const { correct } = await questionOf(page.request, learner, { questionId, submoduleId: 1 });
    await page.keyboard.press(correct ? 'y' : 'n');
  }
  await question.isOpen(ids[3] ?? 0);
  const { correct } = await questionOf(page.request, learner, { questionId: ids[3] ?? 0, submoduleId: 1 });
  await page.keyboard.press(correct ? 'n' : 'y');
  await expect(question.task.getByRole('heading', { name: "Sorry. It's wrong" })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.isOpen(ids[4] ?? 0);

  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.keyboard.press('m');
  await expect(sheet.getByRole('switch', { name: /Continue automatically/ })).toBeChecked();
});

test('help and Back stop the clock; Forward continues with the letters and the remaining time', async ({
  page,
  learner,
}) => {
  const { question, key, questionId } = await openFirst(page, learner, passage);
  const letters = missingLetters(key);
  await question.type(letters.slice(0, 2));
  await letRun(page, 2);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toBeVisible();
  const covered = await secondsLeft(page);
  const since = performance.now();
  await expect.poll(() => performance.now() - since).toBeGreaterThan(2500);
  expect(await secondsLeft(page)).toBe(covered);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  const left = await letRun(page, 1);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Reading', exact: true })).toBeVisible();
  await page.goForward();
  await question.isOpen(questionId);
  await restsOnEmptyBoxes(question, letters.length - 2);
  expect(left - (await secondsLeft(page))).toBeGreaterThanOrEqual(0);
  expect(left - (await secondsLeft(page))).toBeLessThanOrEqual(2);
});

test('Back asks for confirmation in an exam; after leaving, the time keeps running and the answer is submitted at the end', async ({
  page,
  learner,
}) => {
  const { question, browser, key, questionId } = await openFirst(page, learner, passage);
  const letters = missingLetters(key);
  await question.practiseIn('Exam');
  await question.type(letters.slice(0, 2));
  await page.goBack();
  await page.getByRole('dialog', { name: 'Leave this exam question?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/practice\/questions\/detail/);
  await restsOnEmptyBoxes(question, letters.length - 2);

  const left = await secondsLeft(page);
  await page.goBack();
  await question.leaveExam();
  await expect(browser.rows().first()).toBeVisible();
  await letPass(page, 60);
  await browser.openQuestion(questionId);
  await restsOnEmptyBoxes(question, letters.length - 2);
  expect(await secondsLeft(page)).toBeLessThanOrEqual(left - 60);

  await question.exit();
  await question.leaveExam();
  await letPass(page, 180);
  await browser.openQuestion(questionId);
  await expect(question.task.getByText('Time ran out while you were away')).toBeVisible();
  await expect(question.task.getByText('Answer submitted')).toBeVisible();
  await question.isSaved();
});
