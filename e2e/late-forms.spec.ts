import type { Page } from '@playwright/test';
import { AccountPages } from './pages/account-pages.ts';
import { PricingPage } from './pages/pricing-page.ts';
import { builtFile } from './support/built.ts';
import { isHydrated } from './support/hydration.ts';
import { createLearner, expect, type Learner, test } from './support/test.ts';

/** Delays a script until it is released. */
async function hold(page: Page, script: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const requested = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return (script: string) => paths.filter((path) => script.endsWith(path) && path !== '/').length;
};

const machines = builtFile('machines');
const client = builtFile('../../packages/api-client/src/session-client.ts');

/** An account that is not logged in yet. */
async function newLearner(page: Page): Promise<Learner> {
  const learner = await createLearner(page.request);
  await page.context().clearCookies();
  return learner;
}

for (const path of ['/login', '/register', '/password-reset', '/pricing', '/']) {
  test(`${path} loads no machine and no client before it is needed`, async ({ page }) => {
    const loaded = requested(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await isHydrated(page);
    expect([loaded(machines), loaded(client)]).toEqual([0, 0]);
  });
}

test('a form submitted before its machine has loaded shows an overlay and is then sent once', async ({ page }) => {
  const learner = await newLearner(page);
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/login')) logins.push(request.postData() ?? '');
  });
  const release = await hold(page, machines);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  await page.getByLabel('Email').fill(learner.account);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(learner.account);
  release();
  await expect(page).toHaveURL('/');
  expect(logins).toHaveLength(1);
});

test('when a machine can’t be loaded a message is shown, and the input is kept', async ({ page }) => {
  const learner = await newLearner(page);
  await page.route(machines, (route) => route.abort());
  await page.goto('/login');
  const pages = new AccountPages(page);
  await pages.login(learner.account, learner.password);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Reload the page and try again.');
  await expect(page.getByLabel('Email')).toHaveValue(learner.account);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.unroute(machines);
  await page.reload();
  await pages.login(learner.account, learner.password);
  await expect(page).toHaveURL('/');
});

test('when a client can’t be loaded the call fails with a helpful message, and the input is kept', async ({ page }) => {
  const learner = await newLearner(page);
  await page.route(client, (route) => route.abort());
  await page.goto('/login');
  const pages = new AccountPages(page);
  await pages.login(learner.account, learner.password);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Reload the page and try again.');
  await expect(page.getByLabel('Email')).toHaveValue(learner.account);
  await page.unroute(client);
  await page.reload();
  await pages.login(learner.account, learner.password);
  await expect(page).toHaveURL('/');
});

test('a plan chosen before the machine has loaded stays chosen', async ({ page, learner }) => {
  expect(learner.token).not.toBe('');
  const release = await hold(page, machines);
  const pricing = new PricingPage(page);
  await page.goto('/pricing');
  await expect(pricing.plan(7)).toBeChecked();
  await pricing.purchase(30).click();
  await expect(pricing.plan(30)).toBeChecked();
  release();
  await pricing.purchase(30).click();
  await page.waitForURL('**/dev/checkout/*');
});
