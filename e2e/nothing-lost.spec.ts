import { AccountPages } from './pages/account-pages.ts';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { missingLetters, QuestionPage } from './pages/question-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { expect, test } from './support/test.ts';

test('a reload in the middle of an answer goes on where it was, with the time that is left', async ({
  page,
  learner,
}) => {
  const [first] = (await firstPageOf(page.request, 8)).content;
  const questionId = first?.questionId ?? 0;
  const letters = missingLetters(await questionOf(page.request, learner, { questionId, submoduleId: 8 }));
  const browser = new PracticeBrowserPage(page);
  await browser.open('Reading', 'Read & Complete');
  await browser.openQuestion(questionId);
  const question = new QuestionPage(page);
  await question.firstBlank().click();
  await page.keyboard.type(letters.slice(0, 5));
  await expect(page.getByRole('timer')).toContainText('2:5');

  await page.reload();
  await question.isOpen(questionId);
  await expect(page.getByRole('timer')).toContainText('2:5');
  await question.firstBlank().click();
  await page.keyboard.type(letters.slice(5));
  await question.submit();
  await expect(question.task.getByText('All correct')).toBeVisible();
});

test('an answer given offline is kept and sent when the connection is back', async ({ page, learner, context }) => {
  const [first] = (await firstPageOf(page.request, 1)).content;
  const questionId = first?.questionId ?? 0;
  const browser = new PracticeBrowserPage(page);
  await browser.open('Vocabulary', 'Read & Select');
  await browser.openQuestion(questionId);
  const question = new QuestionPage(page);
  await question.isOpen(questionId);
  await context.setOffline(true);
  await question.task.getByRole('button', { name: 'Yes' }).click();
  await expect(question.task.getByText('Saved on this device.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await question.isSaved();
  const saved = await questionOf(page.request, learner, { questionId, submoduleId: 1 });
  expect(saved).toMatchObject({ isPracticed: true, userAnswer: 'yes' });
});

test('marks and counts are still there after logging out and in', async ({ page, learner }) => {
  const [first] = (await firstPageOf(page.request, 1)).content;
  const questionId = first?.questionId ?? 0;
  const browser = new PracticeBrowserPage(page);
  await browser.open('Vocabulary', 'Read & Select');
  await browser.openQuestion(questionId);
  const question = new QuestionPage(page);
  await question.task.getByRole('button', { name: 'No' }).click();
  await question.isSaved();

  await page.goto('/');
  const account = new AccountPages(page);
  await account.logout(learner.account);
  await page.goto('/practice');
  await account.login(learner.account, learner.password);
  await expect(page).toHaveURL('/practice');
  await page.getByLabel('Practiced', { exact: true }).selectOption('Practiced');
  await expect(page.getByText('Total Result: 1', { exact: true })).toBeVisible();
  await expect(browser.row(questionId)).toContainText('Practiced');
  await page.goto('/profile');
  await expect(page.getByText('Questions practised')).toBeVisible();
});

test('next and last go through the list with the answer of each', async ({ page, learner }) => {
  expect(learner.token).not.toBe('');
  const ids = (await firstPageOf(page.request, 10)).content.map(({ questionId }) => questionId);
  const browser = new PracticeBrowserPage(page);
  await browser.open('Reading', 'Fill In the Blanks');
  await browser.openQuestion(ids[0] ?? 0);
  const question = new QuestionPage(page);
  await question.next();
  await question.isOpen(ids[1] ?? 0);
  await question.next();
  await question.isOpen(ids[2] ?? 0);
  await question.last();
  await question.isOpen(ids[1] ?? 0);
  await page.reload();
  await question.isOpen(ids[1] ?? 0);
  await expect(page.getByRole('navigation', { name: 'Questions' })).toContainText('2/');
});
