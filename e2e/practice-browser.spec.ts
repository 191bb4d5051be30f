import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { QuestionPage } from './pages/question-page.ts';
import { firstPageOf } from './support/bank.ts';
import { expect, test } from './support/test.ts';

test('tabs, filters and pages work and are remembered', async ({ page, learner }) => {
  expect(learner.account).toContain('@');
  const browser = new PracticeBrowserPage(page);
  await browser.open('Reading', 'Fill In the Blanks');
  await expect(page.getByText(/^Total Result: [\d,]+$/)).toBeVisible();
  await expect(browser.rows()).toHaveCount(10);

  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Difficulty').selectOption('Hard');
  await expect(browser.rows().first()).toContainText('130+');
  await expect(browser.rows().filter({ hasText: '95-' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('tab', { name: 'Fill In the Blanks' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Difficulty')).toHaveValue('Hard');

  await page.getByLabel('Practiced', { exact: true }).selectOption('Practiced');
  await expect(page.getByText('No result. Change your filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(browser.rows()).toHaveCount(10);
});

test('lists put first what was never seen, or what fits the learner, and stay so while they are gone through', async ({
  page,
  learner,
}) => {
  const ids = (await firstPageOf(page.request, 10)).content.map(({ questionId }) => questionId);
  const answered = ids.slice(0, 5);
  const browser = new PracticeBrowserPage(page);
  await browser.open('Reading', 'Fill In the Blanks');
  await browser.order('Fits my level');
  await expect(page.getByText(/^Your level isn’t known yet/)).toBeVisible();
  await expect(page.getByLabel('Order', { exact: true })).toHaveValue('number');

  for (const questionId of answered)
    await page.request.post('/questions/answer', {
      data: { questionId, submoduleId: 10, answer: 'x', score: 0 },
      headers: { authorization: `Bearer ${learner.token}`, 'idempotency-key': crypto.randomUUID() },
    });
  await browser.order('Never seen first');
  await expect(browser.row(ids[5] ?? 0)).toBeVisible();
  for (const questionId of answered) await expect(browser.row(questionId)).toHaveCount(0);
  await browser.openQuestion(ids[5] ?? 0);
  await expect(page).toHaveURL(/&seenUntil=\d+$/);
  const question = new QuestionPage(page);
  await question.type('x');
  await question.submit();
  await question.isSaved();
  await question.next();
  await question.isOpen(ids[6] ?? 0);

  await page.goto('/practice');
  await expect(browser.row(ids[5] ?? 0)).toBeVisible();
  await page.getByRole('button', { name: 'Sort again' }).click();
  await expect(browser.row(ids[5] ?? 0)).toHaveCount(0);
  await expect(browser.row(ids[6] ?? 0)).toBeVisible();

  await browser.order('Fits my level');
  await expect(page.getByLabel('Order', { exact: true })).toHaveValue('aim');
  await expect(browser.rows()).toHaveText(Array(10).fill(/95-/));
  const [first, second] = await browser.numbers();
  await page.reload();
  await expect(browser.rows()).toHaveCount(10);
  expect((await browser.numbers()).slice(0, 2)).toEqual([first, second]);
  await browser.openQuestion(first ?? 0);
  await expect(page).toHaveURL(/&aim=\d+$/);
  await question.isOpen(first ?? 0);
  await expect(page.getByRole('navigation', { name: 'Questions' })).toContainText(/1\/\d+/);
  await question.next();
  await question.isOpen(second ?? 0);
});

test('an unknown path shows "Page not found"', async ({ page }) => {
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the language changes at once and is remembered', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('banner').getByLabel('Language').selectOption('中文');
  await expect(page.getByRole('heading', { name: '登录你的账户' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.reload();
  await expect(page.getByRole('heading', { name: '登录你的账户' })).toBeVisible();
});
