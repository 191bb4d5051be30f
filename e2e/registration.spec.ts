import { AccountPages } from './pages/account-pages.ts';
import { codeFor } from './support/mailbox.ts';
import { expect, newAddress, test } from './support/test.ts';

const password = 'a quiet library';

test('after being redirected to login, a visitor gets to the requested page', async ({ page, learner }) => {
  await page.goto('/');
  const pages = new AccountPages(page);
  await pages.logout(learner.account);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await pages.login(learner.account, 'not the password');
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  await pages.login(learner.account, learner.password);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(learner.account, { exact: true })).toBeVisible();
});

test('a wrong code is rejected, and a new one can be requested', async ({ page }) => {
  const account = newAddress('resend');
  const pages = new AccountPages(page);
  await pages.signUp(account, password);
  const code = await codeFor(page.request, account);
  await pages.verify(code === '000000' ? '000001' : '000000');
  await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/code/i);
  await expect(page.getByRole('button', { name: /Resend in \d+ s/ })).toBeVisible();
});

test('a forgotten password is reset with a mailed code', async ({ page, learner }) => {
  await page.goto('/password-reset');
  await page.getByLabel('Email').fill(learner.account);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
  await page.getByLabel('One-time code').fill(await codeFor(page.request, learner.account));
  await page.getByLabel('New password').fill('another quiet library');
  await page.getByLabel('Confirm password').fill('another library');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Password and confirm password must match.')).toBeVisible();
  await page.getByLabel('Confirm password').fill('another quiet library');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'Finish' }).click();
  await new AccountPages(page).login(learner.account, 'another quiet library');
  await expect(page.getByRole('button', { name: `Account: ${learner.account}` })).toBeVisible();
});
