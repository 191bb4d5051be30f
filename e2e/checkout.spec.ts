import type { APIRequestContext } from '@playwright/test';
import { AccountPages } from './pages/account-pages.ts';
import { PricingPage } from './pages/pricing-page.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { press, pressAt, tabTo } from './support/keyboard.ts';
import { codeFor } from './support/mailbox.ts';
import { createLearner, expect, type Learner, newAddress, signIn, test } from './support/test.ts';
import { isWhole } from './support/whole.ts';

const dayMs = 24 * 60 * 60 * 1000;
const checkoutCall = '/api/create-checkout-session';
const nothing = { vipUntil: null, aiCorrectionsLeft: 0 };

const bearer = ({ token }: Learner) => ({ headers: { authorization: `Bearer ${token}` } });

async function owned(request: APIRequestContext, learner: Learner) {
  const { data } = await (await request.get('/api/me', bearer(learner))).json();
  return data as { vipUntil: string | null; aiCorrectionsLeft: number };
}

/** Remaining whole days of a plan. */
async function daysLeft(request: APIRequestContext, learner: Learner) {
  const { vipUntil } = await owned(request, learner);
  return Math.round((Date.parse(vipUntil ?? '') - Date.now()) / dayMs);
}

test('a visitor chooses a plan, signs up, and returns to that plan', async ({ page }) => {
  const account = newAddress('buyer');
  const pages = new AccountPages(page);
  const pricing = new PricingPage(page);
  await pricing.open();
  await pricing.purchase(30).click();
  await pricing.purchase(30).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await pages.fillSignUp(account, 'a quiet library');
  await page.reload();
  await pages.verify(await codeFor(page.request, account));
  await expect(page).toHaveURL('/pricing?plan=vip-30');
  await expect(pricing.plan(30)).toBeChecked();
  await expect(page.getByText('You have no plan yet.')).toBeVisible();
});

test('a visitor chooses a plan, logs in, returns to that plan, pays, and sees it in the profile', async ({ page }) => {
  const learner = await createLearner(page.request);
  await page.context().clearCookies();
  const pricing = new PricingPage(page);
  await pricing.open();
  await expect(pricing.plan(7)).toBeChecked();
  await pricing.purchase(30).click();
  await expect(pricing.plan(30)).toBeChecked();
  await expect(page).toHaveURL('/pricing');
  await pricing.purchase(30).click();
  await expect(page).toHaveURL('/login');

  await new AccountPages(page).login(learner.account, learner.password);
  await expect(page).toHaveURL('/pricing?plan=vip-30');
  await expect(pricing.plan(30)).toBeChecked();
  await expect(page.getByText('You have no plan yet.')).toBeVisible();
  await pricing.purchase(30).click();
  await page.waitForURL('**/dev/checkout/*');
  await expect(page.getByText('This is a test checkout.')).toBeVisible();

  await pricing.decide(/^Pay \$29\.90/);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
  const session = new URL(page.url()).searchParams.get('session_id') ?? '';
  const reply = await page.request.get(`/api/checkout-session?session_id=${session}`, bearer(learner));
  const { reference } = (await reply.json()).data as { reference: string };
  const receipt = page.locator('dl');
  await expect(receipt).toContainText('$29.90');
  await expect(receipt).toContainText(reference);
  await expect(receipt).toContainText(session);
  await expect(page.getByText('50 corrections left', { exact: true })).toBeVisible();

  expect(await daysLeft(page.request, learner)).toBe(30);
  await pricing.open();
  await expect(page.getByText(/You have VIP until .*\. 50 corrections left\. A new plan adds its days/)).toBeVisible();
  await page.goto(`/pay/success?session_id=${session}`);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');

  const profile = new ProfilePage(page);
  await profile.open();
  await expect(profile.account.getByText(/^VIP until .+ · 30 days left$/)).toBeVisible();
  await expect(profile.fact('AI corrections left')).toHaveText('50');
  const paid = new RegExp(`^${reference} .+ 30 Day VIP \\$29\\.90$`);
  await expect(profile.payments.getByRole('row', { name: paid })).toBeVisible();
});

test('a declined card and a canceled checkout grant nothing and lead back to the plans', async ({ page, learner }) => {
  const pricing = new PricingPage(page);
  await pricing.checkOut(90);
  await pricing.decide(/declined/);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Canceled' })).toBeVisible();
  await expect(page.getByText('Your card was declined.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await expect(page).toHaveURL('/pricing');
  const order = await pricing.checkOut(7);
  await pricing.decide(/^Cancel/);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Canceled' })).toBeVisible();
  await page.goto(order);
  await expect(page.getByText('This order was canceled.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await owned(page.request, learner)).toMatchObject(nothing);

  const profile = new ProfilePage(page);
  await profile.open();
  await expect(profile.fact('Plan')).toHaveText('No plan');
  await expect(profile.payments.getByText('You have no payments yet.')).toBeVisible();
});

test('the sandbox, a paid plan, a canceled payment and the plans of a learner are whole', async ({ page, learner }) => {
  test.setTimeout(120_000);
  const pricing = new PricingPage(page);
  await pricing.checkOut(30);
  await isWhole(page, 'the sandbox');
  await pricing.decide(/^Pay \$/);
  await expect(page.getByText('50 corrections left', { exact: true })).toBeVisible();
  await isWhole(page, 'a paid plan');
  await pricing.checkOut(30);
  await pricing.decide(/^Cancel/);
  await isWhole(page, 'a canceled payment');
  await pricing.open();
  await expect(page.getByText(/You have VIP until/)).toBeVisible();
  await isWhole(page, 'the plans');
  expect(await owned(page.request, learner)).toMatchObject({ aiCorrectionsLeft: 50 });
});

test('a double click opens one checkout, and the buttons are enabled after going back', async ({ page, learner }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === checkoutCall) asked.push(request.headers()['idempotency-key'] ?? '');
  });
  const pricing = new PricingPage(page);
  await pricing.open();
  await pricing.purchase(7).dblclick();
  await page.waitForURL('**/dev/checkout/*');
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toBe('');

  await page.goBack();
  await expect(pricing.plan(7)).toBeChecked();
  for (const days of [7, 30, 90]) await expect(pricing.purchase(days)).toBeEnabled();
  expect(await owned(page.request, learner)).toMatchObject(nothing);
});

test('all buttons are disabled while a checkout opens; a failure shows a message and enables them again', async ({
  page,
  learner,
}) => {
  expect(learner.token).not.toBe('');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${checkoutCall}`, async (route) => {
    await isAnswered;
    const json = { success: false, message: 'The payment provider did not respond. You were not charged.', data: null };
    await route.fulfill({ status: 502, json });
  });
  const pricing = new PricingPage(page);
  await pricing.open();
  await pricing.purchase(7).click();
  for (const days of [7, 30, 90]) await expect(pricing.purchase(days)).toBeDisabled();
  answer();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('You were not charged.');
  for (const days of [7, 30, 90]) await expect(pricing.purchase(days)).toBeEnabled();

  await page.unroute(`**${checkoutCall}`);
  await pricing.purchase(7).click();
  await page.waitForURL('**/dev/checkout/*');
});

test('a message is shown when plans fail to load, and they can be retried', async ({ page }) => {
  await page.route('**/api/public/product/pricing/vip', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'The shop is closed for a moment.', data: null } }),
  );
  await page.goto('/pricing');
  await expect(page.getByRole('alert').filter({ hasText: 'The plans could not be loaded' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The shop is closed for a moment.');
  await page.unroute('**/api/public/product/pricing/vip');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(new PricingPage(page).plan(7)).toBeChecked();
});

test('a plan paid several times concurrently is granted once, and a second purchase extends it', async ({
  page,
  learner,
}) => {
  const pricing = new PricingPage(page);
  const order = await pricing.checkOut(7);
  const pay = () => page.request.post(order, { form: { outcome: 'pay' }, maxRedirects: 0 });
  const replies = await Promise.all([pay(), pay(), pay()]);
  expect(replies.map((reply) => reply.status())).toEqual([303, 303, 303]);
  expect(await owned(page.request, learner)).toMatchObject({ aiCorrectionsLeft: 10 });
  expect(await daysLeft(page.request, learner)).toBe(7);

  await pricing.checkOut(30);
  await pricing.decide(/^Pay \$/);
  await expect(page.getByText('60 corrections left', { exact: true })).toBeVisible();
  expect(await daysLeft(page.request, learner)).toBe(37);
  const profile = new ProfilePage(page);
  await profile.open();
  await expect(profile.account.getByText(/ · 37 days left$/)).toBeVisible();
  await expect(profile.payments.getByRole('row')).toHaveCount(1 + 2);
});

test('the page waits for an unconfirmed payment', async ({ page, learner }) => {
  expect(learner.token).not.toBe('');
  let looks = 0;
  await page.route('**/api/checkout-session?*', async (route) => {
    const reply = await route.fetch();
    const json = await reply.json();
    looks += 1;
    if (looks <= 2) Object.assign(json.data, { status: 'open', paidAt: null });
    await route.fulfill({ response: reply, json });
  });
  const pricing = new PricingPage(page);
  await pricing.checkOut(7);
  await pricing.decide(/^Pay \$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for confirmation' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
});

test('a payment is only shown to its owner', async ({ page, learner, browser }) => {
  expect(learner.token).not.toBe('');
  const pricing = new PricingPage(page);
  await pricing.checkOut(7);
  await pricing.decide(/^Pay \$/);
  const address = page.url();

  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Log in to see this payment' })).toBeVisible();
  const other = await createLearner(visitor.request);
  await signIn(visitor, other);
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('There is no such payment in your account');
  await expect(visitor.locator('dl')).not.toContainText('$');
  await visitor.close();
});

test('buying works with the keyboard', async ({ page, learner }) => {
  const pricing = new PricingPage(page);
  await pricing.open();
  await tabTo(page, pricing.plan(7));
  await press(page, 'ArrowRight');
  await expect(pricing.plan(30)).toBeChecked();
  await pressAt(page, pricing.purchase(90));
  await expect(pricing.plan(90)).toBeChecked();
  await press(page, 'Enter');
  await page.waitForURL('**/dev/checkout/*');
  await pressAt(page, page.getByRole('button', { name: /^Pay \$69\.90/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
  expect(await daysLeft(page.request, learner)).toBe(90);
  await pressAt(page, page.getByRole('link', { name: 'Go to Home' }));
  await expect(page).toHaveURL('/');
});

test('only one payment question is expanded at a time', async ({ page }) => {
  await page.goto('/pricing');
  const main = page.getByRole('main');
  const opened = main.locator('details[open]');
  await pressAt(page, main.locator('summary').first());
  await expect(opened).toContainText('operator@example.org');
  await pressAt(page, main.locator('summary').nth(1));
  await expect(opened).toHaveCount(1);
  await expect(opened.getByRole('link', { name: 'Refund Policy' })).toHaveAttribute('href', '/refund-policy');
});

test.describe('the sandbox in Chinese, without scripts', () => {
  test.use({ locale: 'zh-CN', javaScriptEnabled: false });

  test('accepts the payment', async ({ page }) => {
    const learner = await createLearner(page.request);
    const reply = await page.request.post(checkoutCall, { data: { priceId: 'vip-7' }, ...bearer(learner) });
    const { url } = (await reply.json()).data as { url: string };
    await page.goto(url);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await page.getByRole('button', { name: '支付 $9.90' }).click();
    await page.waitForURL('**/pay/success?*');
    expect(await owned(page.request, learner)).toMatchObject({ aiCorrectionsLeft: 10 });
  });
});
