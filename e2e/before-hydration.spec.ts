import type { Page } from '@playwright/test';
import { builtFile } from './support/built.ts';
import { isHydrated } from './support/hydration.ts';
import { holdHydration } from './support/public-pages.ts';
import { expect, newAddress, test } from './support/test.ts';

/** Opens a page that can be read and pressed but is not hydrated until the returned function is called. */
async function openEarly(page: Page, address: string) {
  const release = await holdHydration(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    release();
    await isHydrated(page);
  };
}

test('the scroll position at a section is kept when the page is hydrated', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const hydrate = await openEarly(page, '/terms-and-conditions');
  const section = page.getByRole('heading', { name: '9. Changes of these terms' });
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: '9. Changes of these terms' })
    .click();
  await expect(section).toBeInViewport();
  await hydrate();
  await expect(page).toHaveURL('/terms-and-conditions#changes');
  await expect(section).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a language, a theme and an opened answer are kept when they were chosen before hydration', async ({ page }) => {
  const hydrate = await openEarly(page, '/pricing');
  await page.getByText('Does a plan renew automatically?').click();
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Theme').selectOption('dark');
  await footer.getByLabel('Language').selectOption('zh');
  await hydrate();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'zh-Hans');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(footer.getByRole('combobox', { name: '语言' })).toHaveValue('zh');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.reload();
  await expect(footer.getByRole('combobox', { name: '主题' })).toHaveValue('dark');
});

test('email, password and Enter typed before hydration log in', async ({ page, learner }) => {
  await page.addInitScript(() => localStorage.removeItem('authToken'));
  const hydrate = await openEarly(page, '/login');
  await page.getByLabel('Email').fill(learner.account);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.keyboard.press('Enter');
  await hydrate();
  await expect(page.getByRole('button', { name: `Account: ${learner.account}` })).toBeVisible();
});

test('a message sent before hydration is sent after it, and never appears in the URL', async ({ page }) => {
  const hydrate = await openEarly(page, '/contact-us');
  const email = newAddress('early');
  await page.getByLabel('Name').fill('Lin Yu');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Message', { exact: true }).fill('The clock stands still.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await hydrate();
  await expect(page.getByText(`We will reply to ${email}.`)).toBeVisible();
  await expect(page).toHaveURL('/contact-us');
});

test('typing continues at the same position while the page is hydrated', async ({ page }) => {
  const hydrate = await openEarly(page, '/contact-us');
  const message = page.getByLabel('Message', { exact: true });
  await message.click();
  await page.keyboard.type('The stands still.');
  for (let steps = 'stands still.'.length; steps > 0; steps -= 1) await page.keyboard.press('ArrowLeft');
  await hydrate();
  await page.keyboard.type('clock ');
  await expect(message).toHaveValue('The clock stands still.');
  await page.reload();
  await expect(message).toHaveValue('The clock stands still.');
});

test('a click before hydration, and before its machine is loaded, is handled once', async ({ page }) => {
  const hydrate = await openEarly(page, '/');
  const question = page.getByRole('region', { name: 'Try a question' });
  await question.getByRole('button', { name: 'Yes' }).click();
  await hydrate();
  await expect(question.getByRole('heading', { name: 'Right Answer' })).toBeVisible();
  await expect(question.getByRole('heading', { name: 'harvest' })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedErrors: /Failed to (load resource|fetch dynamically imported module)/ });
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
