import type { Page } from '@playwright/test';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { WritingPage } from './pages/writing-page.ts';
import { chooseQuestion, goTo } from './support/questions.ts';
import { expect, test } from './support/test.ts';

// kept files are what a lost connection leaves
test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has cached the app and the page. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }));
  });

test('visited pages open offline, others show the app', async ({ page, context }) => {
  await page.goto('/pricing');
  await isKept(page);
  await page.goto('/blog');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.goto('/careers');
  await expect(page).toHaveTitle('Careers · Rehearse');
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('zh');
  await expect(page.getByText('你已离线')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('你已离线')).toBeHidden();
});

test('after one visit, the list, its question and the draft are available offline, even with an expired token', async ({
  page,
  context,
  learner,
}) => {
  const browser = new PracticeBrowserPage(page);
  const question = new WritingPage(page);
  await browser.open('Sample', 'Writing Sample');
  await browser.rows().first().getByRole('button').click();
  await question.box().fill('We met by the river.');
  await isKept(page);

  await context.setOffline(true);
  await page.evaluate(() => {
    const token = JSON.parse(localStorage.getItem('authToken') ?? '');
    localStorage.setItem('authToken', JSON.stringify({ ...token, expiresAt: 1 }));
  });
  await page.reload();
  await expect(question.box()).toHaveValue('We met by the river.');
  await page.goto('/practice');
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(browser.rows().first()).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: `Account: ${learner.account}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept.'))))
    .toEqual([]);
});

test('no API reply and no URL with a query is cached', async ({ page, learner }) => {
  await page.goto('/practice');
  await isKept(page);
  await page.goto('/pricing?lng=en');
  await expect(page.getByRole('button', { name: `Account: ${learner.account}` })).toBeVisible();
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((url) => /\/(api|media|dev|questions|wordbook)\/|lng=/.test(url))).toEqual([]);
});

test('a new version is offered, applied only on confirmation, and never during a question', async ({
  page,
  learner,
}) => {
  await page.goto('/practice');
  await isKept(page);
  await page.reload();
  // a different URL of the worker's file is a new version for the browser
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?newer').then(() => {}));
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await goTo(page, await chooseQuestion(page, learner, 14));
  await expect(new WritingPage(page).box()).toBeVisible();
  await expect(reload).toHaveCount(0);
  await page.goto('/practice');
  await expect(reload).toBeVisible();
  const arrival = page.waitForEvent('load');
  await reload.click();
  await arrival;
  await expect(page).toHaveURL('/practice');
});
