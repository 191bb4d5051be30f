import type { Page } from '@playwright/test';
import { questionTypes } from '../../packages/question-types/src/index.ts';
import { QuestionPage } from '../pages/question-page.ts';
import { press } from '../support/keyboard.ts';
import { chooseQuestion, goTo } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';
import { questionDrivers } from '../types/index.ts';
import { recordKey } from '../types/speaking.ts';

const common = ['[ Last question', '] Next question', 'M Change mode', '? Show this help'];

/** The lines of the sheet, each with its keys and description. */
async function listed(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(sheet).toBeVisible();
  return sheet.locator('dl > div').evaluateAll((rows) =>
    rows.map((row) => {
      const keys = [...row.querySelectorAll('kbd')].map((key) => key.textContent?.trim());
      return [...keys, row.querySelector('dt')?.textContent?.trim()].join(' ');
    }),
  );
}

/** Moves the focus out of a text box, where a single key is a letter. */
const leaveBox = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** How many types one test goes through. */
const share = 5;

for (let from = 0; from < questionTypes.length; from += share) {
  const types = questionTypes.slice(from, from + share);
  const ids = types.map(({ id }) => id).join(', ');
  test(`? lists the keys of types ${ids}, and Escape closes the sheet`, async ({ page, learner }) => {
    for (const { id: submoduleId } of types) {
      await questionDrivers[submoduleId].prepare?.(page);
      await goTo(page, await chooseQuestion(page, learner, submoduleId));
      await expect(page.getByRole('timer').first()).toBeVisible();
      await leaveBox(page);
      await page.keyboard.press('?');
      expect(await listed(page), `type ${submoduleId}`).toEqual([...questionDrivers[submoduleId].keys, ...common]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test('M opens the modes, the arrow keys choose, and in an exam neither Last nor pause is listed', async ({
  page,
  learner,
}) => {
  await goTo(page, await chooseQuestion(page, learner, 2));
  const question = new QuestionPage(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await press(page, 'm');
  const sheet = page.getByRole('dialog', { name: 'Practice mode' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('radio', { name: /^Timed/ }).press('ArrowDown');
  await expect(sheet.getByRole('radio', { name: /^Exam/ })).toBeChecked();
  await sheet.getByRole('button', { name: 'Use this mode' }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(question.mode()).toHaveAccessibleName('Mode: Exam');
  await press(page, '?');
  await page
    .getByRole('dialog', { name: 'The clock keeps running' })
    .getByRole('button', { name: 'Show the help' })
    .click();
  expect(await listed(page)).toEqual([recordKey, ...common.slice(1)]);
});

test('single-key shortcuts can be turned off', async ({ page, learner }) => {
  await goTo(page, await chooseQuestion(page, learner, 1));
  const { task } = new QuestionPage(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await press(page, '?');
  const off = page.getByRole('switch', { name: 'Single-key shortcuts' });
  await off.press('Space');
  await expect(off).not.toBeChecked();
  await press(page, 'Escape', 'y', 'n', ']', 'm', '?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(task.getByRole('button', { name: /^Yes/ })).toBeVisible();
  await task.getByRole('button', { name: /^Yes/ }).press('Enter');
  await expect(task.getByRole('heading', { name: /Right Answer|It's wrong/ })).toBeFocused();
});
