import type { Page } from '@playwright/test';
import { InteractiveListeningPage } from '../pages/interactive-listening-page.ts';
import { QuestionPage } from '../pages/question-page.ts';
import { press } from '../support/keyboard.ts';
import { chooseQuestion, goTo } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

const common = ['[ Last question', '] Next question', 'M Change mode', '? Show this help'];
const record = 'Space Enter Start or stop recording';
const goOn = 'Enter Space After an answer: continue';
const speaking = [record, 'P Pause or resume recording'];
const letters = [
  '← → Move between letters',
  'Tab Next word',
  'Backspace Clear a letter and go back',
  'Enter Submit',
  goOn,
];
const writing = ['Ctrl Enter Submit'];

const keysOf: Readonly<Record<number, readonly string[]>> = {
  1: ['Y ← Yes', 'N → No', goOn],
  2: speaking,
  3: speaking,
  4: [...speaking, '. Play the audio'],
  5: speaking,
  6: ['Ctrl . Play the audio', 'Ctrl Enter Submit', goOn],
  7: ['1 2 3 Choose a reply', 'Enter Start, then next', 'Ctrl Enter Submit', goOn],
  8: letters,
  9: [
    '← → Move from word to word',
    'Ctrl → Next sentence',
    'Enter Space Set the first, then the last word of a highlight',
    'Esc Clear the highlight',
    'Ctrl Enter Next step, or Submit',
    goOn,
  ],
  10: letters,
  11: writing,
  12: ['Ctrl Enter Next part, or submit'],
  13: speaking,
  14: writing,
};

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

for (const types of [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 10],
  [11, 12, 13, 14],
]) {
  test(`? lists the keys of types ${types.join(', ')}, and Escape closes the sheet`, async ({ page, learner }) => {
    await InteractiveListeningPage.shorten(page);
    for (const submoduleId of types) {
      await goTo(page, await chooseQuestion(page, learner, submoduleId));
      await expect(page.getByRole('timer').first()).toBeVisible();
      await leaveBox(page);
      await page.keyboard.press('?');
      expect(await listed(page), `type ${submoduleId}`).toEqual([...(keysOf[submoduleId] ?? []), ...common]);
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
  expect(await listed(page)).toEqual([record, ...common.slice(1)]);
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
