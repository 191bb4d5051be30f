import type { Page } from '@playwright/test';
import { previewQuestionPath, sitePaths } from '../packages/ui/src/screens/site-paths.ts';
import { isHydrated, publicAddresses } from './support/public-pages.ts';
import { chooseQuestion, goTo } from './support/questions.ts';
import { expect, type Learner, test } from './support/test.ts';

const html = (page: Page) => page.locator('html');
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const languages = (page: Page) => page.getByRole('combobox', { name: /^(Language|语言)$/ }).first();

/** The page, in English, becomes Chinese where it stands: its words, its title and its `lang`. */
async function changesAtOnce(page: Page, address: string) {
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lng=en`);
  await isHydrated(page);
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/ · Rehearse$/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const title = await page.title();
  const words = (await heading(page).textContent()) ?? '';
  expect(words).not.toBe('');

  await languages(page).selectOption('zh');
  await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
  await expect(page).not.toHaveTitle(title);
  await expect(heading(page)).not.toHaveText(words);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

const parts = [0, 1, 2, 3, 4, 5, 6, 7];

for (const part of parts) {
  test(`the language changes at once on every public page, part ${part + 1}`, async ({ page }) => {
    for (const [index, address] of publicAddresses().entries()) {
      if (index % parts.length === part) await test.step(address, () => changesAtOnce(page, address));
    }
  });
}

/** What is neither prerendered nor a room of its own. */
const otherPages = [
  `${sitePaths.verify}?account=lin@example.org`,
  `${sitePaths.paySuccess}?session_id=none`,
  sitePaths.practice,
  sitePaths.vocabulary,
  sitePaths.notebook,
  sitePaths.review,
  sitePaths.profile,
  '/nothing/here',
];

for (const address of otherPages) {
  test(`the language changes at once on ${address}`, async ({ page, learner }) => {
    expect(learner.token).not.toBe('');
    await changesAtOnce(page, address);
  });
}

const rooms: { name: string; enter: (page: Page, learner: Learner) => Promise<unknown> }[] = [
  {
    name: 'a question',
    enter: async (page, learner) => goTo(page, await chooseQuestion(page, learner, 1)),
  },
  { name: 'a question of the preview', enter: (page) => page.goto(previewQuestionPath(1)) },
];

for (const { name, enter } of rooms) {
  test(`${name} speaks the language that was chosen outside, and English stays marked as such`, async ({
    page,
    learner,
  }) => {
    await page.goto(sitePaths.preview);
    await languages(page).selectOption('zh');
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
    await enter(page, learner);
    await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByRole('main').locator('[lang=en]').first()).toBeVisible();
  });
}

test('every path of the product is among those whose language is changed', () => {
  const seen = [
    ...publicAddresses(),
    ...otherPages.map((address) => address.replace(/\?.*$/, '')),
    previewQuestionPath(1),
  ];
  const patterns = Object.values(sitePaths).filter((path) => path !== sitePaths.question);
  const unseen = patterns.filter(
    (path) => !seen.some((address) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address)),
  );
  expect(unseen).toEqual([]);
});
