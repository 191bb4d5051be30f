import type { Page } from '@playwright/test';
import { builtFile } from './support/built.ts';
import { holdTakeOver, isTakenOver } from './support/public-pages.ts';
import { expect, newAddress, test } from './support/test.ts';

/** Opens a page over a slow connection: it can be read and clicked, but the app has not started yet. */
async function openEarly(page: Page, address: string) {
  const letCome = await holdTakeOver(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    letCome();
    await isTakenOver(page);
  };
}

test('the scroll position at a section is kept when the app starts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const takeOver = await openEarly(page, '/terms-and-conditions');
  const section = page.getByRole('heading', { name: '9. Changes of these terms' });
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: '9. Changes of these terms' })
    .click();
  await expect(section).toBeInViewport();
  await takeOver();
  await expect(page).toHaveURL('/terms-and-conditions#changes');
  await expect(section).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a language chosen before the app starts is applied when it starts', async ({ page }) => {
  const takeOver = await openEarly(page, '/pricing');
  await page.getByRole('contentinfo').getByLabel('Language').selectOption('zh');
  await takeOver();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('contentinfo').getByRole('combobox', { name: '语言' })).toHaveValue('zh');
});

test('a theme chosen before the app starts is applied when it starts, and is stored', async ({ page }) => {
  const takeOver = await openEarly(page, '/blog');
  const theme = page.getByRole('contentinfo').getByLabel('Theme');
  await theme.selectOption('dark');
  await takeOver();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(theme).toHaveValue('dark');
});

test('a question expanded before the app starts stays open', async ({ page }) => {
  const takeOver = await openEarly(page, '/pricing');
  await page.getByText('Does a plan renew automatically?').click();
  await takeOver();
  await expect(page.getByText('You pay once, and the plan ends after its last day.')).toBeVisible();
});

test('email, password and Enter typed before the app starts log in', async ({ page, learner }) => {
  await page.addInitScript(() => localStorage.removeItem('authToken'));
  const takeOver = await openEarly(page, '/login');
  await page.getByLabel('Email').fill(learner.account);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.keyboard.press('Enter');
  await takeOver();
  await expect(page.getByRole('button', { name: `Account: ${learner.account}` })).toBeVisible();
});

test('a message sent before the app starts is sent when it starts, and never appears in the URL', async ({ page }) => {
  const takeOver = await openEarly(page, '/contact-us');
  const email = newAddress('early');
  await page.getByLabel('Name').fill('Lin Yu');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Message', { exact: true }).fill('The clock stands still.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await takeOver();
  await expect(page.getByText(`We will reply to ${email}.`)).toBeVisible();
  await expect(page).toHaveURL('/contact-us');
});

test('typing continues at the same position while the app starts', async ({ page }) => {
  const takeOver = await openEarly(page, '/contact-us');
  const message = page.getByLabel('Message', { exact: true });
  await message.click();
  await page.keyboard.type('The stands still.');
  for (let steps = 'stands still.'.length; steps > 0; steps -= 1) await page.keyboard.press('ArrowLeft');
  await takeOver();
  await page.keyboard.type('clock ');
  await expect(message).toHaveValue('The clock stands still.');
  await page.reload();
  await expect(message).toHaveValue('The clock stands still.');
});

test('a click before the app starts is handled once', async ({ page }) => {
  const takeOver = await openEarly(page, '/');
  const question = page.getByRole('region', { name: 'Try a question' });
  await question.getByRole('button', { name: 'Yes' }).click();
  await takeOver();
  await expect(question.getByRole('heading', { name: 'Right Answer' })).toBeVisible();
  await expect(question.getByRole('heading', { name: 'harvest' })).toBeVisible();
});

test('a key press before the app starts is handled once', async ({ page }) => {
  const takeOver = await openEarly(page, '/courses');
  const live = page.getByRole('tab', { name: '1-on-1 Live Teaching' });
  await page.getByRole('tab', { name: 'Video Courses' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(live).not.toBeFocused();
  await takeOver();
  await expect(live).toBeFocused();
  await expect(page).toHaveURL('/courses?mode=live');
});

test.describe(() => {
  test.use({ broughtAbout: /Failed to (load resource|fetch dynamically imported module)/ });
  for (const [what, address] of [
    ['app could not start', '**/config.json'],
    ['own part is missing', builtFile('src/routes/pricing.tsx')],
  ] as const) {
    test(`links still work on a page whose ${what}`, async ({ page }) => {
      await page.route(address, (route) => route.fulfill({ status: 500 }));
      await page.goto('/pricing');
      const reload = page.getByRole('button', { name: 'Reload' });
      await expect(reload).toBeVisible();
      await page.unroute(address);
      await reload.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Subscription Plans' })).toBeVisible();
      await expect(reload).toBeHidden();
    });
  }
});
