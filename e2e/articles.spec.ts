import { isHydrated } from './support/hydration.ts';
import { expect, test } from './support/test.ts';

const title = { level: 1 } as const;

test('readers can open an article from the list, and its previous and next articles', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(6);
  await cards.nth(3).getByRole('link').click();
  await expect(page).toHaveURL('/blog/004');
  await expect(page.getByRole('heading', title)).toHaveText('Duolingo English Test or IELTS: what each one costs');
  await expect(page).toHaveTitle('Duolingo English Test or IELTS: what each one costs · Rehearse');
  await expect(page.getByRole('row', { name: 'One test $65 One purchase, to be used within 21 days' })).toBeVisible();

  const neighbours = page.getByRole('navigation', { name: 'Other articles' });
  await neighbours.getByRole('link', { name: /Next/ }).click();
  await expect(page.getByRole('heading', title)).toHaveText(
    'Duolingo English Test and IELTS: how often can you retake?',
  );
  await neighbours.getByRole('link', { name: /Next/ }).click();
  await expect(page.getByRole('heading', title)).toHaveText('Duolingo English Test and IELTS: how long do they take?');
  await expect(neighbours.getByRole('link')).toHaveCount(1);
  await neighbours.getByRole('link', { name: /Previous/ }).click();
  await expect(page).toHaveURL('/blog/005');
  await page.getByRole('main').getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the language of an article changes at once, including the lang attribute', async ({ page }) => {
  await page.goto('/blog/003#exact');
  await isHydrated(page);
  await expect(page.getByRole('heading', title)).toHaveText(
    'Duolingo English Test scores and IELTS bands: what they mean',
  );
  await page.getByRole('contentinfo').getByLabel('Language').selectOption('zh');
  await expect(page.getByRole('heading', title)).toHaveText('多邻国英语测试和雅思，分数说明什么');
  await expect(page.getByRole('heading', { level: 2, name: '它有多准？' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page).toHaveURL('/blog/003#exact');
  await page.goto('/refund-policy');
  await expect(page.getByRole('heading', title)).toHaveText('退款政策');
});

test('links in the text and the table of contents work with the keyboard, without reloading the page', async ({
  page,
}) => {
  await page.goto('/blog/001');
  await isHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('main').getByRole('link', { name: 'what the tests cost' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', title)).toHaveText('Duolingo English Test or IELTS: what each one costs');
  await expect(page.getByRole('main')).toBeFocused();

  const inText = page.getByRole('main').getByRole('article');
  await inText.getByRole('link', { name: 'how often you may retake it', exact: true }).press('Enter');
  await inText.getByRole('link', { name: 'costs extra' }).press('Enter');
  await expect(page).toHaveURL('/blog/004#rush');
  await expect(page.getByRole('heading', { name: 'When is rush worth $39?' })).toBeInViewport();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the table of contents links to sections: next to the text on desktop, above it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/terms-and-conditions');
  await isHydrated(page);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: '9. Changes of these terms' }).press('Enter');
  await expect(page).toHaveURL('/terms-and-conditions#changes');
  await expect(page.getByRole('heading', { name: '9. Changes of these terms' })).toBeInViewport();
  await expect(page.getByText("15 days' notice")).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy-policy');
  await isHydrated(page);
  await contents.getByText('Contents').click();
  await contents.getByRole('link', { name: '11. Your rights' }).click();
  await expect(page.getByRole('heading', { name: '11. Your rights' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('an unknown article is not found', async ({ page }) => {
  await page.goto('/blog/007');
  await expect(page.getByRole('heading', title)).toHaveText('Page not found');
});

test('the footer links to the legal pages and the credits, which list the authors of pictures and voices', async ({
  page,
}) => {
  await page.goto('/blog');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/not affiliated with, or endorsed by, the owner of any test/)).toBeVisible();
  for (const name of ['Privacy policy', 'Terms and conditions', 'Refund policy', 'Credits']) {
    await footer.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', title)).toHaveText(name);
  }
  await expect(page.getByRole('row', { name: /Asterlil Blend Swap CC BY 3.0/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /rp-female espeak-ng/ })).toBeVisible();
});
