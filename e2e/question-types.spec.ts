import type { Page } from '@playwright/test';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { QuestionPage } from './pages/question-page.ts';
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
  return { question, key, questionId };
}

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

test('a type that is not built yet says so and harms nothing', async ({ page, learner }) => {
  const { question } = await openFirst(page, learner, 14, 'Sample', 'Writing Sample');
  await expect(question.task.getByText('Writing Sample is coming next')).toBeVisible();
  await question.next();
  await expect(page.getByRole('navigation', { name: 'Questions' })).toContainText('2/');
});
