import { AccountPages } from './pages/account-pages.ts';
import { codeFor } from './support/mailbox.ts';
import { createLearner, expect, newAddress, signIn, test } from './support/test.ts';

const password = 'a quiet library';

test('a new learner sets goals, sees what to do today, and changes them later by keyboard', async ({ page }) => {
  const account = newAddress('goals');
  const accounts = new AccountPages(page);
  await accounts.signUp(account, password);
  await accounts.verify(await codeFor(page.request, account));
  await expect(page.getByRole('heading', { level: 1, name: 'Your goals' })).toBeVisible();
  await page.getByRole('combobox', { name: /^Target score/ }).selectOption('120');
  await page.getByRole('combobox', { name: /^Minutes of practice/ }).selectOption('30');
  await page.getByRole('combobox', { name: /^First language/ }).selectOption({ label: 'Chinese' });
  await page.getByRole('button', { name: 'Save and find my level' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Placement test' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByText('Target 120')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Practice time today' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start: Read the lesson: Article' })).toBeVisible();

  await page.getByRole('link', { name: 'Change goals' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Target score/ })).toHaveValue('120');
  await page.getByRole('combobox', { name: /^Target score/ }).selectOption('125');
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Target 125')).toBeVisible();
});

test('a learner who is back sees the day and nothing that is meant for visitors', async ({ page }) => {
  await signIn(page, await createLearner(page.request));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Set your goals' })).toBeVisible();
});
