import type { SiteStats } from '@rehearse/api-client';
import { questionTypes } from '../packages/question-types/src/index.ts';
import { firstPageOf } from './support/bank.ts';
import { isHydrated } from './support/hydration.ts';
import { createLearner, expect, signIn, test } from './support/test.ts';

test('the question on the home page is answered with the mouse, right and wrong, and followed by another', async ({
  page,
}) => {
  await page.goto('/');
  const question = page.getByRole('region', { name: 'Try a question' });
  await expect(question.getByRole('heading', { name: 'harvest' })).toBeVisible();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question.getByText("Sorry. It's wrong")).toBeVisible();
  await expect(question.getByText('A harvest is the gathering of crops', { exact: false })).toBeVisible();
  await question.getByRole('button', { name: 'Solve Again' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question.getByText('Right Answer')).toBeVisible();
  await question.getByRole('button', { name: 'Next' }).click();
  await expect(question.getByRole('heading', { name: 'restiment' })).toBeVisible();
});

test('it is answered with the keyboard, and single-key shortcuts only work inside it', async ({ page }) => {
  await page.goto('/');
  const question = page.getByRole('region', { name: 'Try a question' });
  const yes = question.getByRole('button', { name: 'Yes' });
  // keys pressed before hydration are lost
  await isHydrated(page);
  await page.keyboard.press('n');
  await yes.focus();
  await page.keyboard.press('y');
  await expect(question.getByRole('heading', { name: 'Right Answer' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('heading', { name: 'restiment' })).toBeVisible();
});

test('the counts match the store', async ({ page }) => {
  const reply = await page.request.get('/api/public/stats');
  const { data } = (await reply.json()) as { data: SiteStats };
  const ids = questionTypes.map(({ id }) => id).toSorted((one, other) => one - other);
  const lists = await Promise.all(ids.map((id) => firstPageOf(page.request, id)));
  const totals = lists.map(({ totalElements }) => totalElements);
  expect(data.submodules.map(({ questions }) => questions)).toEqual(totals);
  const all = totals.reduce((sum, total) => sum + total, 0);

  await page.goto('/');
  const figures = page.getByRole('region', { name: 'What you get today' });
  await expect(figures.getByRole('definition')).toHaveText([
    all.toLocaleString('en'),
    'All',
    data.words.toLocaleString('en'),
    '20',
  ]);
  const types = page.getByRole('listitem').filter({ hasText: / questions?$|questions/ });
  await expect(types.filter({ hasText: 'Interactive Reading' })).toContainText(`${totals[8]} questions`);
});

test('its links lead to the right pages', async ({ page }) => {
  await page.goto('/');
  const ways = { 'Get Started': '/register', 'Discover more': '/practice', 'Find out more': '/vocab' };
  for (const [name, path] of Object.entries(ways)) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await page.getByRole('link', { name: 'Open the free preview' }).click();
  await expect(page).toHaveURL(/\/preview$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Free preview' })).toBeVisible();
});

test('a learner can continue where they left off', async ({ page }) => {
  await signIn(page, await createLearner(page.request));
  await page.goto('/');
  await page.getByRole('link', { name: 'Choose a question' }).click();
  await page
    .getByRole('button', { name: /^Open question/ })
    .first()
    .click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('#');
  const opened = (await title.textContent()) ?? '';
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(title).toHaveText(opened);
});

for (const [path, title] of [
  ['/products/speaking-ai', 'See how you speak, in numbers'],
  ['/products/writing-ai', 'Feedback on your text, line by line'],
  ['/products/mock-test', 'Take the test before the test'],
] as const) {
  test(`${path} shows the product and links visitors to sign-up`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('figure').first()).toBeVisible();
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await expect(page).toHaveURL(/\/register$/);
  });
}
