import type { Page } from '@playwright/test';
import { questionTypes } from '../packages/question-types/src/index.ts';
import { chooseQuestion, goTo } from './support/questions.ts';
import { expect, type Learner, test } from './support/test.ts';
import { isWhole, looks } from './support/whole.ts';
import { questionDrivers } from './types/index.ts';

/** The look that the Chinese crawl does not take, and the other one for the review; the stories show every state under both themes. */
const looksOf = (submoduleId: number) =>
  submoduleId % 2 === 0 ? { open: looks[1], reviewed: looks[0] } : { open: looks[0], reviewed: looks[1] };

/** Ten times as long, so that nothing ends while it is looked at. */
const takesLong = (page: Page, { account }: Learner) =>
  page.addInitScript(([key, settings]) => localStorage.setItem(key, settings), [
    `practiceSettings.${account}`,
    JSON.stringify({ mode: 'timed', timeFactor: 10 }),
  ] as const);

for (const { id: submoduleId, name } of questionTypes) {
  test(`${name} is whole, open and reviewed`, async ({ page, learner }) => {
    await page.clock.install();
    await takesLong(page, learner);
    await questionDrivers[submoduleId].prepare?.(page);
    const question = await goTo(page, await chooseQuestion(page, learner, submoduleId));
    await expect(page.getByRole('timer').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await isWhole(page, `type ${submoduleId}, open`, [looksOf(submoduleId).open]);
    await questionDrivers[submoduleId].finish(page);
    await question.isSaved();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await isWhole(page, `type ${submoduleId}, reviewed`, [looksOf(submoduleId).reviewed]);
  });
}
