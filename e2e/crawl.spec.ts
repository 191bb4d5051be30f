import type { Page } from '@playwright/test';
import { sitePaths } from '../packages/ui/src/screens/site-paths.ts';
import { linksOf, publicAddresses } from './support/public-pages.ts';
import { chooseQuestion } from './support/questions.ts';
import { expect, test } from './support/test.ts';
import { isWhole, looks } from './support/whole.ts';

/** Pages with something of their own to see, each under every look; so is what stands where there is no page. */
const ownPages = [
  sitePaths.home,
  sitePaths.login,
  sitePaths.register,
  `${sitePaths.verify}?account=lin@example.org`,
  sitePaths.passwordReset,
  '/nothing/here',
];
const learnersPages = [
  sitePaths.practice,
  sitePaths.question,
  sitePaths.profile,
  sitePaths.vocabulary,
  sitePaths.notebook,
  sitePaths.review,
];
const otherPages = () => [
  ...publicAddresses().filter((address) => !ownPages.includes(address)),
  `${sitePaths.paySuccess}?session_id=none`,
];

async function check(page: Page, address: string, seenUnder = looks.slice()) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
  await isWhole(page, address, seenUnder);
  return linksOf(page);
}

/** Every link that was seen leads to a page. */
async function leadSomewhere(page: Page, links: readonly string[]) {
  const statuses = await Promise.all(
    [...new Set(links)].map(async (link) => {
      const reply = await page.request.get(link, { headers: { Accept: 'text/html' } });
      return `${reply.status()} ${link}`;
    }),
  );
  expect(statuses.filter((status) => !status.startsWith('2'))).toEqual([]);
}

for (const language of ['en-GB', 'zh-CN']) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    test.setTimeout(120_000);

    test('the way in and the home page are whole for a visitor', async ({ page }) => {
      const links: string[] = [];
      for (const address of ownPages) links.push(...(await check(page, address)));
      await leadSomewhere(page, links);
    });

    for (const [half, look] of looks.entries()) {
      test(`the other pages are whole for a visitor, part ${half + 1}`, async ({ page }) => {
        const links: string[] = [];
        for (const [index, address] of otherPages().entries()) {
          if (index % looks.length === half) links.push(...(await check(page, address, [look])));
        }
        await leadSomewhere(page, links);
      });
    }

    test('every page is whole for a learner', async ({ page, learner }) => {
      expect(learner.token).not.toBe('');
      const links: string[] = [];
      for (const address of [sitePaths.home, ...learnersPages]) links.push(...(await check(page, address)));
      await leadSomewhere(page, links);
    });
  });
}

test.describe('questions in zh-CN', () => {
  test.use({ locale: 'zh-CN' });
  test.setTimeout(120_000);

  test('every question type is whole', async ({ page, learner }) => {
    await page.goto(sitePaths.home);
    for (let submoduleId = 1; submoduleId <= 14; submoduleId += 1) {
      const { place } = await chooseQuestion(page, learner, submoduleId);
      await page.evaluate((saved) => localStorage.setItem('question', saved), JSON.stringify(place));
      await check(page, sitePaths.question, looks.slice(0, 1));
    }
  });
});
