import { missingLetters } from '../pages/question-page.ts';
import { ReadingPage } from '../pages/reading-page.ts';
import { openByEnter, openByKeyboard, press, pressAt, tabTo, titleOf } from '../support/keyboard.ts';
import { screenReaderOn } from '../support/screen-reader.ts';
import { expect, test } from '../support/test.ts';

test('Read & Select: Y and N answer, the result gets the focus, Solve Again and ] continue', async ({
  page,
  learner,
}) => {
  const reader = await screenReaderOn(page);
  const type = { submoduleId: 1, module: 'Vocabulary', submodule: 'Read & Select' };
  const { question, key, ids } = await openByKeyboard(page, learner, type);
  await expect(titleOf(page, `Read & Select #${ids[0]}`)).toBeFocused();
  await page.keyboard.press(key.correct ? 'n' : 'y');
  await expect(question.task.getByRole('heading', { name: "Sorry. It's wrong" })).toBeFocused();
  await reader.hears('Saved');

  await pressAt(page, question.task.getByRole('button', { name: 'Solve Again' }));
  await expect(question.task.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press(key.correct ? 'y' : 'n');
  await expect(question.task.getByRole('heading', { name: 'Right Answer' })).toBeFocused();

  await page.keyboard.press(']');
  await question.isOpen(ids[1] ?? 0);
  await expect(titleOf(page, `Read & Select #${ids[1]}`)).toBeFocused();
  await page.keyboard.press('[');
  await question.isOpen(ids[0] ?? 0);
});

for (const type of [
  { submoduleId: 8, module: 'Reading', submodule: 'Read & Complete' },
  { submoduleId: 10, module: 'Reading', submodule: 'Fill In the Blanks' },
]) {
  test(`${type.submodule}: in boxes`, async ({ page, learner }) => {
    const reader = await screenReaderOn(page);
    const { question, key } = await openByEnter(page, learner, type);
    const { task } = question;
    await expect(question.firstBlank()).toBeFocused();
    await page.keyboard.type('z');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(missingLetters(key));
    await page.keyboard.press('Enter');
    await expect(task.getByRole('heading', { name: 'All correct' })).toBeFocused();
    await reader.hears('Saved');

    await pressAt(page, task.getByRole('button', { name: 'Solve Again' }));
    await expect(question.firstBlank()).toBeFocused();
  });

  test(`${type.submodule}: in one field for each word, which is remembered`, async ({ page, learner }) => {
    const { question, key, ids } = await openByEnter(page, learner, type);
    const { task } = question;
    const letters = missingLetters(key);
    await expect(question.firstBlank()).toBeFocused();
    const plain = task.getByRole('switch', { name: 'One field for each word' });
    await pressAt(page, plain, 'Space');
    const fields = task.getByRole('textbox', { name: /^Missing word, \d+ letters?: .+ Type the/ });
    const lengths = (key.blankList ?? [{ clues: key.clues?.[0] ?? [] }]).map(
      ({ clues }) => clues.filter((clue) => clue === null).length,
    );
    await expect(fields).toHaveCount(lengths.length);
    await tabTo(page, fields.first(), 'Shift+Tab');
    let from = 0;
    for (const [index, length] of lengths.entries()) {
      await expect(fields.nth(index)).toBeFocused();
      await page.keyboard.type(letters.slice(from, from + length));
      from += length;
      if (index + 1 < lengths.length) await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(task.getByRole('heading', { name: 'All correct' })).toBeFocused();
    await pressAt(page, task.getByRole('button', { name: 'Solve Again' }));
    await expect(fields.first()).toBeFocused();

    await question.next();
    await question.isOpen(ids[1] ?? 0);
    await expect(plain).toBeChecked();
    await expect(fields.first()).toBeFocused();
  });
}

test('Interactive Reading: all six steps, an announced warning, and on to the next question', async ({
  page,
  learner,
}) => {
  const reader = await screenReaderOn(page);
  const type = { submoduleId: 9, module: 'Reading', submodule: 'Interactive Reading' };
  const { key, questionId, ids } = await openByEnter(page, learner, type);
  const reading = new ReadingPage(page);
  const { task } = reading;
  await expect(titleOf(page, `Interactive Reading #${questionId}`)).toBeFocused();

  const blanks = key.sequences?.[0]?.blankList;
  if (!Array.isArray(blanks)) throw new Error('The first step has no blanks.');
  await tabTo(page, task.getByRole('combobox', { name: 'Blank 1' }));
  await page.keyboard.press('Control+Enter');
  await reader.hears(`${blanks.length} blanks are still empty. Press Next again to leave it like this.`);
  for (const { indexNumber, answer } of blanks) {
    await expect(task.getByRole('combobox', { name: `Blank ${indexNumber}` })).toBeFocused();
    await page.keyboard.type(answer);
    await page.keyboard.press('Tab');
  }
  await press(page, 'Control+Enter');
  await reading.isAtStep(2, 'Complete the passage');
  await press(page, 'Tab', 'Space', 'Control+Enter');
  await reading.isAtStep(3, 'Highlight the answer');

  await press(page, 'Tab', 'ArrowRight', 'Enter');
  await reader.hears(/Now choose the last word\.$/);
  await press(page, 'ArrowRight', 'ArrowRight', 'Enter');
  await reader.hears(/3 words$/);
  await press(page, 'Shift+ArrowRight');
  await reader.hears(/4 words$/);
  await press(page, 'Escape');
  await reader.hears('Nothing is highlighted yet.');
  await press(page, 'Enter', 'Control+Enter');
  await reading.isAtStep(4, 'Highlight the answer');

  await press(page, 'Tab');
  await expect(task.getByRole('group', { name: 'Passage' }).getByRole('button')).toBeFocused();
  await press(page, 'Control+End', 'Home', 'ArrowUp', 'Control+Home', 'Enter');
  await press(page, 'Control+ArrowRight', 'ArrowLeft', 'Enter');
  await reader.hears(/\d+ words$/);
  await press(page, 'Control+Enter');
  await reading.isAtStep(5, 'Identify the idea');
  await press(page, 'Tab', 'Space', 'Control+Enter');
  await reading.isAtStep(6, 'Title the passage');
  await press(page, 'Tab', 'Space', 'Control+Enter');
  await expect(task.getByRole('heading', { name: /of 6 steps right|All steps/ })).toBeFocused();
  await reader.hears('Saved');

  await pressAt(page, task.getByRole('button', { name: 'Solve Again' }));
  await reading.isAtStep(1, 'Complete the sentences');
  await press(page, ']');
  await reading.isOpen(ids[1] ?? 0);
  await press(page, '[');
  await reading.isOpen(ids[0] ?? 0);
});
