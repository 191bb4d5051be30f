import type { Page } from '@playwright/test';
import { sitePaths } from '../packages/ui/src/screens/site-paths.ts';
import { chooseQuestion } from './support/questions.ts';
import { expect, test } from './support/test.ts';
import { isWhole, looks } from './support/whole.ts';

const filled = (address: string) => address.replace(':post', '001').replace(':title', 'frontend');

/** Pages with something of their own to see, each under every look. */
const ownPages = [
  sitePaths.home,
  sitePaths.login,
  sitePaths.register,
  `${sitePaths.verify}?account=lin@example.org`,
  sitePaths.passwordReset,
  '/nothing/here',
];
const learnersPages = [sitePaths.practice, sitePaths.question, sitePaths.profile, sitePaths.vocabulary];
const otherPages = Object.values(sitePaths)
  .map(filled)
  .filter((address) => !ownPages.includes(address) && !learnersPages.some((own) => own === address));

async function check(page: Page, address: string, seenUnder = looks.slice()) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
  await isWhole(page, address, seenUnder);
}

for (const language of ['en-GB', 'zh-CN']) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    test.setTimeout(120_000);

    test('every page is whole for a visitor', async ({ page }) => {
      for (const address of ownPages) await check(page, address);
      for (const [index, address] of otherPages.entries()) {
        await check(page, address, looks.slice(index % 2, (index % 2) + 1));
      }
    });

    test('every page is whole for a learner', async ({ page, learner }) => {
      expect(learner.token).not.toBe('');
      for (const address of [sitePaths.home, ...learnersPages]) await check(page, address);
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
