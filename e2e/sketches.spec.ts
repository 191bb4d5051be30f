import { holdHydration } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

const sketched = ['/practice', '/practice/questions/detail', '/vocab', '/notebook', '/notebook/review', '/profile'];

test('a learner sees a placeholder of each page before the app starts', async ({ page, learner }) => {
  const letGo = await holdHydration(page);
  for (const address of sketched) {
    await test.step(address, async () => {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('main')).toBeVisible();
      await expect(page.locator('main')).toContainText(/\p{L}/u);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{4}/);
      await expect(page.getByRole('button', { name: `Account: ${learner.account}` })).toBeHidden();
    });
  }
  await page.goto('/practice', { waitUntil: 'commit' });
  letGo();
  await expect(page.getByRole('button', { name: `Account: ${learner.account}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('there is no layout shift when the app replaces the placeholder', async ({ page, learner }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/practice');
  await expect(page.getByRole('button', { name: `Account: ${learner.account}` })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // the threshold for "good": https://web.dev/articles/cls
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.1);
});

test('the instructions of a question are shown before the app starts', async ({ page, learner: _ }) => {
  await page.addInitScript(() => localStorage.setItem('question', JSON.stringify({ submoduleId: 6 })));
  const letGo = await holdHydration(page);
  await page.goto('/practice/questions/detail', { waitUntil: 'commit' });
  // the page has the instructions of every type; its styles hide all but one before anything is painted
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCount(1);
  await expect(title).toHaveText('Type the sentence you hear.');
  letGo();
});

test('a visitor is redirected to login and never sees a page for learners', async ({ page }) => {
  const letGo = await holdHydration(page);
  await page.goto('/practice', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main')).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible();
});

test('a placeholder uses the language from local storage', async ({ page, learner: _ }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'zh'));
  await page.goto('/practice/questions/detail');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('heading', { level: 1, name: '请先选择一道题。' })).toBeVisible();
});
