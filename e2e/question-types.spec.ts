import type { Page } from '@playwright/test';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { missingLetters, QuestionPage } from './pages/question-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { expect, type Learner, test } from './support/test.ts';

/** Opens the first question of a type, sorted by number, and gives it with its key. */
async function openFirst(page: Page, learner: Learner, submoduleId: number, module: string, submodule: string) {
  const list = await firstPageOf(page.request, submoduleId);
  const questionId = list.content[0]?.questionId ?? 0;
  const key = await questionOf(page.request, learner, { questionId, submoduleId });
  const browser = new PracticeBrowserPage(page);
  await browser.open(module, submodule);
  await browser.openQuestion(questionId);
  const question = new QuestionPage(page);
  await question.isOpen(questionId);
  return { question, browser, key, questionId };
}

test('Read & Select: wrong, then right, then practised in the list', async ({ page, learner }) => {
  const { question, browser, key, questionId } = await openFirst(page, learner, 1, 'Vocabulary', 'Read & Select');
  const [right, wrong] = key.correct ? ['Yes', 'No'] : ['No', 'Yes'];
  await expect(question.task.getByText('Is this a real English word?')).toBeVisible();
  await question.task.getByRole('button', { name: wrong }).click();
  await expect(question.task.getByText("Sorry. It's wrong")).toBeVisible();
  await question.isSaved();
  await question.solveAgain();
  await question.task.getByRole('button', { name: right }).click();
  await expect(question.task.getByText('Right Answer')).toBeVisible();
  await expect(question.task.getByText(key.explanation?.en ?? '')).toBeVisible();
  await question.exit();
  await expect(browser.row(questionId)).toContainText('Practiced');
});

test('Read & Select: no click in time counts as wrong', async ({ page, learner }) => {
  const { question } = await openFirst(page, learner, 1, 'Vocabulary', 'Read & Select');
  await expect(question.task.getByText('You did not answer in time, which counts as wrong.')).toBeVisible({
    timeout: 15_000,
  });
});

test('Read Aloud: a recording is made, played back, saved, and made again', async ({ page, learner }) => {
  const { question, key, questionId } = await openFirst(page, learner, 2, 'Speaking', 'Read Aloud');
  await expect(question.task.getByText(key.questionText ?? '', { exact: true })).toBeVisible();
  await question.task.getByRole('button', { name: 'Start recording' }).click();
  const stop = question.task.getByRole('button', { name: 'Stop recording' });
  await expect(stop).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('0:17');
  await stop.click();
  await question.isSaved();
  await expect(question.task.getByText('Recording saved')).toBeVisible();

  const saved = await questionOf(page.request, learner, { questionId, submoduleId: 2 });
  const headers = { authorization: `Bearer ${learner.token}` };
  const wav = await (await page.request.get(saved.userRecordingUrl ?? '', { headers })).body();
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  const seconds = (wav.byteLength - 44) / 2 / wav.readUInt32LE(24);
  expect(seconds).toBeGreaterThan(1.5);
  expect(seconds).toBeLessThan(8);

  await question.task.getByRole('button', { name: 'Play: Your recording' }).click();
  await question.task.getByRole('button', { name: 'Record again' }).click();
  await expect(question.task.getByRole('button', { name: 'Start recording' })).toBeVisible();
});

test('Read Aloud: a refused microphone has a way out', async ({ page, learner, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const { question } = await openFirst(page, learner, 2, 'Speaking', 'Read Aloud');
  await question.task.getByRole('button', { name: 'Start recording' }).click();
  await expect(question.task.getByText('The microphone is blocked')).toBeVisible();
  await expect(question.task.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('Listen & Type: three plays, slips explained, then every word right', async ({ page, learner }) => {
  const { question, key } = await openFirst(page, learner, 6, 'Listening', 'Listen & Type');
  const sentence = String(key.referenceAnswer);
  const box = question.task.getByLabel('Your sentence');
  await expect(question.task.getByText('2 plays left')).toBeVisible({ timeout: 20_000 });
  await box.fill(sentence.split(' ').slice(1).join(' '));
  await question.submit();
  await expect(question.task.getByText(/\d+ of \d+ words right/)).toBeVisible();
  await expect(question.task.getByText('Left out', { exact: true })).toBeVisible();
  await question.isSaved();
  await question.solveAgain();
  await box.fill(sentence);
  await question.submit();
  await expect(question.task.getByText('Every word is right')).toBeVisible();
});

for (const { submoduleId, submodule } of [
  { submoduleId: 8, submodule: 'Read & Complete' },
  { submoduleId: 10, submodule: 'Fill In the Blanks' },
]) {
  test(`${submodule}: wrong letters are shown, right ones are all correct`, async ({ page, learner }) => {
    const { question, key } = await openFirst(page, learner, submoduleId, 'Reading', submodule);
    const letters = missingLetters(key);
    await question.firstBlank().click();
    await page.keyboard.type('z'.repeat(letters.length));
    await question.submit();
    await expect(question.task.getByText(/\d+ of \d+ (letters|words) correct/).first()).toBeVisible();
    await question.isSaved();
    await question.solveAgain();
    await question.firstBlank().click();
    await page.keyboard.type(letters);
    await question.submit();
    await expect(question.task.getByText('All correct')).toBeVisible();
  });
}

test('a type that is not built yet says so and harms nothing', async ({ page, learner }) => {
  const { question } = await openFirst(page, learner, 14, 'Sample', 'Writing Sample');
  await expect(question.task.getByText('Writing Sample is coming next')).toBeVisible();
  await question.next();
  await expect(page.getByRole('navigation', { name: 'Questions' })).toContainText('2/');
});
