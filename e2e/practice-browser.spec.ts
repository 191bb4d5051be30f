import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
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
