import type { Page } from '@playwright/test';
import { questionTypes } from '../packages/question-types/src/index.ts';
import { sitePaths } from '../packages/ui/src/screens/site-paths.ts';
import { isHydrated, isStillDrawn, linksOf, markDrawn, publicAddresses } from './support/public-pages.ts';
import { chooseQuestion } from './support/questions.ts';
import { expect, test } from './support/test.ts';
import { isWhole, type Look, looks } from './support/whole.ts';

/** The way in, the home page, and what is shown where there is no page. */
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

/** Opens a page and looks at it once. */
async function check(page: Page, address: string, look: Look, isReady = async () => {}) {
  await page.goto(address);
  await isReady();
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
  await isWhole(page, address, [look]);
  return linksOf(page);
}

/** The same for a visitor, for whom a prerendered page is hydrated as it was drawn. */
const checkForVisitor = (page: Page, address: string, look: Look) =>
  check(page, address, look, async () => {
    if (!publicAddresses().includes(address)) return;
    await isHydrated(page);
    await isStillDrawn(page);
  });

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

for (const [turn, language] of ['en-GB', 'zh-CN'].entries()) {
  /** A page that is seen under one look in this language is seen under the other in the other language. */
  const lookAt = (index: number) => looks[(index + turn) % looks.length] ?? looks[0];

  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    test.setTimeout(120_000);

    test('the way in and the home page are whole for a visitor', async ({ page }) => {
      await markDrawn(page);
      const links: string[] = [];
      for (const [index, address] of ownPages.entries()) {
        links.push(...(await checkForVisitor(page, address, lookAt(index))));
      }
      await leadSomewhere(page, links);
    });

    for (const half of [0, 1]) {
      test(`the other pages are whole for a visitor, part ${half + 1}`, async ({ page }) => {
        await markDrawn(page);
        const links: string[] = [];
        for (const [index, address] of otherPages().entries()) {
          if (index % 2 === half) links.push(...(await checkForVisitor(page, address, lookAt(half))));
        }
        await leadSomewhere(page, links);
      });
    }

    test('every page is whole for a learner', async ({ page, learner }) => {
      expect(learner.token).not.toBe('');
      const links: string[] = [];
      for (const [index, address] of [sitePaths.home, ...learnersPages].entries()) {
        links.push(...(await check(page, address, lookAt(index))));
      }
      await leadSomewhere(page, links);
    });
  });
}

test.describe('questions in zh-CN', () => {
  test.use({ locale: 'zh-CN' });
  test.setTimeout(120_000);

  test('every question type is whole', async ({ page, learner }) => {
    await page.goto(sitePaths.home);
    for (const { id: submoduleId } of questionTypes) {
      const { place } = await chooseQuestion(page, learner, submoduleId);
      await page.evaluate((saved) => localStorage.setItem('question', saved), JSON.stringify(place));
      await check(page, sitePaths.question, looks[submoduleId % 2 === 0 ? 0 : 1]);
    }
  });
});
