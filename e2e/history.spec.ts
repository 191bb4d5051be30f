import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { QuestionPage } from './pages/question-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { expect, test } from './support/test.ts';

test('past attempts are listed under the review, but not before it', async ({ page, learner }) => {
  const questionId = (await firstPageOf(page.request, 1)).content[1]?.questionId ?? 0;
  const { correct } = await questionOf(page.request, learner, { questionId, submoduleId: 1 });
  const [right, wrong] = correct ? ['Yes', 'No'] : ['No', 'Yes'];
  const browser = new PracticeBrowserPage(page);
  await browser.open('Vocabulary', 'Read & Select');
  await browser.openQuestion(questionId);
  const question = new QuestionPage(page);
  await question.task.getByRole('button', { name: wrong, exact: true }).click();
  await question.isSaved();
  await question.solveAgain();
  await expect(question.task.getByText('Past attempts', { exact: true })).toBeHidden();
  await question.task.getByRole('button', { name: right, exact: true }).click();
  await question.isSaved();

  await question.task.getByText('Past attempts', { exact: true }).press('Enter');
  const attempts = question.task.getByRole('group').getByRole('listitem');
  await expect(attempts).toHaveCount(2);
  await expect(attempts.first()).toContainText(`100%`);
  await expect(attempts.first()).toContainText(right);
  await expect(attempts.last()).toContainText('0%');
  await expect(attempts.last()).toContainText(wrong);
});

test('a past recording can be played and permanently deleted', async ({ page, learner }) => {
  const questionId = (await firstPageOf(page.request, 2)).content[1]?.questionId ?? 0;
  const browser = new PracticeBrowserPage(page);
  await browser.open('Speaking', 'Read Aloud');
  await browser.openQuestion(questionId);
  const question = new QuestionPage(page);
  await question.task.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('timer')).toContainText('0:18');
  await question.task.getByRole('button', { name: 'Stop recording' }).click();
  await question.isSaved();
  const { userRecordingUrl } = await questionOf(page.request, learner, { questionId, submoduleId: 2 });
  const headers = { authorization: `Bearer ${learner.token}` };

  await question.task.getByText('Past attempts', { exact: true }).click();
  const attempt = question.task.getByRole('group').getByRole('listitem');
  await attempt.getByRole('button', { name: 'Play: Your recording' }).click();
  await expect(attempt.getByRole('button', { name: 'Pause: Your recording' })).toBeVisible();
  await attempt.getByRole('button', { name: /^Delete the recording/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(attempt).toContainText('The recording was deleted.');
  expect((await page.request.get(userRecordingUrl ?? 'no recording', { headers })).status()).toBe(404);
  await expect(attempt).toBeFocused();
});
