import { WritingPage } from '../pages/writing-page.ts';
import { openByEnter, openByKeyboard, pressAt } from '../support/keyboard.ts';
import { screenReaderOn } from '../support/screen-reader.ts';
import { expect, test } from '../support/test.ts';

const empty = 'Answer cannot be empty, Please write the answer.';

test('Write About the Photo: the box has the focus, and the last seconds and time-up are announced', async ({
  page,
  learner,
}) => {
  await page.clock.install();
  const reader = await screenReaderOn(page);
  const type = { submoduleId: 11, module: 'Writing', submodule: 'Write About the Photo' };
  await openByKeyboard(page, learner, type);
  const question = new WritingPage(page);
  await expect(question.box()).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await reader.hears(empty);
  await expect(question.box()).toBeFocused();
  await page.keyboard.type('A woman is reading in a garden.');
  await page.clock.runFor(60_000);
  await reader.hears('30 seconds left', '10 seconds left');
  await expect(question.task.getByRole('heading', { name: 'You wrote 7 words' })).toBeFocused();
  await reader.hears('Saved');

  await pressAt(page, question.task.getByRole('button', { name: 'Solve Again' }));
  await expect(question.box()).toBeFocused();
});

test('Writing Sample: each word count mark is announced, and Ctrl Enter submits', async ({ page, learner }) => {
  const reader = await screenReaderOn(page);
  const type = { submoduleId: 14, module: 'Sample', submodule: 'Writing Sample' };
  await openByEnter(page, learner, type);
  const question = new WritingPage(page);
  await expect(question.box()).toBeFocused();
  await page.keyboard.insertText('Swimming is fun. '.repeat(16));
  await page.keyboard.type('Swimming is fun.');
  await reader.hears('50 words reached');
  await page.keyboard.press('Control+Enter');
  await expect(question.task.getByRole('heading', { name: 'You wrote 51 words' })).toBeFocused();
  await reader.hears('Saved');

  await pressAt(page, question.task.getByRole('button', { name: 'Solve Again' }));
  await expect(question.box()).toBeFocused();
});

test('Interactive Writing: part 2 is announced and has the focus', async ({ page, learner }) => {
  const reader = await screenReaderOn(page);
  const type = { submoduleId: 12, module: 'Writing', submodule: 'Interactive Writing' };
  await openByEnter(page, learner, type);
  const question = new WritingPage(page);
  const part = (number: 1 | 2) => question.task.getByRole('textbox', { name: `Your text, part ${number}` });
  await expect(part(1)).toBeFocused();
  await page.keyboard.type('We meet at the bakery.');
  await page.keyboard.press('Control+Enter');
  await expect(part(2)).toBeFocused();
  await reader.hears('Part 1 is locked. Here is part 2.');
  await page.keyboard.press('Control+Enter');
  await reader.hears(empty);
  await page.keyboard.type('A longer table');
  await page.keyboard.press('Control+Enter');
  await expect(question.task.getByRole('heading', { name: '5 words in part 1, 3 in part 2' })).toBeFocused();
  await reader.hears('Saved');

  await pressAt(page, question.task.getByRole('button', { name: 'Solve Again' }));
  await expect(part(1)).toBeFocused();
});
