import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { missingLetters, QuestionPage } from './pages/question-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { expect, test } from './support/test.ts';

test('a question has a URL that changes with Next and opens on another device, after login', async ({
  page,
  learner,
  browser,
}) => {
  const [first, second, third] = (await firstPageOf(page.request, 10)).content;
  const ids = [first, second, third].map((item) => item?.questionId ?? 0);
  const list = new PracticeBrowserPage(page);
  await list.open('Reading', 'Fill In the Blanks');
  await list.openQuestion(ids[0] ?? 0);
  const question = new QuestionPage(page);
  await question.isOpen(ids[0] ?? 0);
  await question.next();
  await question.isOpen(ids[1] ?? 0);
  await expect(page).toHaveURL(new RegExp(`type=10&question=${ids[1]}&order=number$`));
  const address = page.url();
  const key = { questionId: ids[1] ?? 0, submoduleId: 10 };
  await question.type(missingLetters(await questionOf(page.request, learner, key)));
  await question.submit();
  await question.isSaved();

  const device = await browser.newContext();
  const other = new QuestionPage(await device.newPage());
  await other.page.goto(address);
  await other.page.getByLabel('Email').fill(learner.account);
  await other.page.getByLabel('Password', { exact: true }).fill(learner.password);
  await other.page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await other.isOpen(ids[1] ?? 0);
  await expect(other.page.getByRole('navigation', { name: 'Questions' })).toContainText(/2\/\d+/);
  await expect(other.page.getByRole('banner').getByText('Practiced', { exact: true })).toBeVisible();
  await other.next();
  await other.isOpen(ids[2] ?? 0);

  await other.page.goto('/practice');
  await other.page.getByRole('link', { name: 'Continue' }).click();
  await other.isOpen(ids[2] ?? 0);
  await other.page.goto(address);
  await other.isOpen(ids[1] ?? 0);
  await other.page.goto('/practice');
  await other.page.getByRole('link', { name: 'Continue' }).click();
  await other.isOpen(ids[2] ?? 0);
  await device.close();
});

test('a shuffled list keeps its order, a number opens its question, and an invalid URL shows a message', async ({
  page,
  learner,
}) => {
  expect(learner.account).toContain('@');
  const list = new PracticeBrowserPage(page);
  await list.open('Reading', 'Fill In the Blanks');
  await list.order('Shuffled');
  await expect(page.getByRole('button', { name: 'Shuffle again' })).toBeVisible();
  await expect(list.rows()).toHaveCount(10);
  const shuffled = await list.numbers();
  expect(shuffled).not.toEqual(shuffled.toSorted());
  await page.reload();
  await expect(list.rows()).toHaveCount(10);
  expect(await list.numbers()).toEqual(shuffled);

  await page.getByLabel('Go to question number').fill('1099999');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is no question #1099999 in Fill In the Blanks.')).toBeVisible();
  await page.getByLabel('Go to question number').fill(String(shuffled[3]));
  await page.keyboard.press('Enter');
  const question = new QuestionPage(page);
  await question.isOpen(shuffled[3] ?? 0);
  await expect(page.getByRole('navigation', { name: 'Questions' })).toContainText(/4\/\d+/);
  await question.next();
  await question.isOpen(shuffled[4] ?? 0);

  await page.goto('/practice/questions/detail?type=10&question=99999999');
  await expect(page.getByText('This question does not exist.')).toBeVisible();
  await page.goto('/practice/questions/detail?type=10&question=abc');
  await expect(page.getByText('This link does not lead to a question.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(list.rows()).toHaveCount(10);
});
