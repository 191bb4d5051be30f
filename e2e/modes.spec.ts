import { missingLetters } from './pages/question-page.ts';
import { questionOf } from './support/bank.ts';
import { openFirst } from './support/open-first.ts';
import { expect, test } from './support/test.ts';

const passage = { submoduleId: 8, module: 'Reading', submodule: 'Read & Complete' };
const dictation = { submoduleId: 6, module: 'Listening', submodule: 'Listen & Type' };
const words = { submoduleId: 1, module: 'Vocabulary', submodule: 'Read & Select' };

test('Timed is the default mode; choosing more time restarts the clock and keeps the letters', async ({
  page,
  learner,
}) => {
  const { question, key, ids } = await openFirst(page, learner, passage);
  const letters = missingLetters(key);
  const timer = page.getByRole('timer', { name: 'Time left' });
  const blanks = question.task.getByRole('textbox', { name: /blank$/ });
  await expect(question.mode()).toHaveAccessibleName('Mode: Timed');
  await expect(timer).toContainText(/3:00|2:5\d/);
  await question.type(letters.slice(0, 3));
  for (const [factor, shown] of [
    ['×1.25', /3:4[0-5]/],
    ['×1.5', /4:30|4:2\d/],
    ['×2', /6:00|5:5\d/],
    ['×10', /30:00|29:5\d/],
  ] as const) {
    await question.practiseIn('Timed', factor);
    await expect(question.mode()).toHaveAccessibleName(`Mode: Timed ${factor}`);
    await expect(timer).toContainText(shown);
    await expect(blanks).toHaveCount(letters.length - 3);
  }

  await page.reload();
  await expect(question.mode()).toHaveAccessibleName('Mode: Timed ×10');
  await expect(timer).toContainText(/30:00|29:[345]\d/);
  await expect(blanks).toHaveCount(letters.length - 3);
  await question.next();
  await question.isOpen(ids[1] ?? 0);
  await expect(timer).toContainText(/30:00|29:5\d/);
});

test('Learn has no clock, any speed, any number of plays, and hints', async ({ page, learner }) => {
  const { question, key, ids } = await openFirst(page, learner, dictation);
  const { task } = question;
  await task.getByLabel('Your sentence').fill('Nothing like it');
  await question.practiseIn('Learn');
  await expect(page.getByRole('timer', { name: 'Time used' })).toContainText('0:0');
  await expect(task.getByLabel('Your sentence')).toHaveValue('Nothing like it');
  await expect(task.getByText('Play it as often as you like')).toBeVisible();
  await task.getByText('0.75×', { exact: true }).click();
  await expect(task.getByRole('radio', { name: '0.75×' })).toBeChecked();
  await question.hint();
  await question.hint();
  const [first] = String(key.referenceAnswer).split(' ');
  await expect(task.getByRole('list', { name: 'Hints' })).toContainText(`The first word is “${first}`);

  await page.reload();
  await expect(question.mode()).toHaveAccessibleName('Mode: Learn');
  await expect(page.getByRole('timer', { name: 'Time used' })).toBeVisible();
  await question.next();
  await question.isOpen(ids[1] ?? 0);
  await expect(task.getByRole('button', { name: 'Hint' })).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Time used' })).toBeVisible();
});

test('letters filled by hints are marked in the review; a new mode applies from the next attempt', async ({
  page,
  learner,
}) => {
  const { question, key } = await openFirst(page, learner, passage);
  const { task } = question;
  const letters = missingLetters(key);
  await question.practiseIn('Learn');
  await question.hint();
  await question.hint();
  await question.type(letters.slice(2));
  await question.submit();
  await expect(task.getByText('All correct')).toBeVisible();
  await expect(task.getByText('2 letters were filled in by hints.')).toBeVisible();

  const sheet = await question.chooseMode('Timed', '×2');
  await expect(sheet.getByText('It applies to this question from your next try.', { exact: false })).toBeVisible();
  await sheet.getByRole('button', { name: 'Use this mode' }).click();
  await expect(task.getByText('All correct')).toBeVisible();
  await question.solveAgain();
  await expect(page.getByRole('timer', { name: 'Time left' })).toContainText(/6:00|5:5\d/);
  await expect(task.getByRole('button', { name: 'Hint' })).toBeHidden();
});

test('Exam has no Last and no result; Exit asks for confirmation; another mode shows the result afterwards', async ({
  page,
  learner,
}) => {
  const { question, key, ids, questionId } = await openFirst(page, learner, passage);
  const { task } = question;
  const letters = missingLetters(key);
  await question.practiseIn('Exam', '×1.5');
  await expect(page.getByRole('timer')).toContainText(/4:30|4:2\d/);
  await question.type(letters.slice(0, 2));
  await question.exit();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await question.type(letters.slice(2));
  await question.submit();
  await expect(task.getByText('Answer submitted')).toBeVisible();
  await expect(task.getByText('All correct')).toBeHidden();
  await expect(task.getByRole('button', { name: 'Solve Again' })).toBeHidden();
  await question.isSaved();
  const saved = await questionOf(page.request, learner, { questionId, submoduleId: 8 });
  expect(saved).toMatchObject({ isPracticed: true });
  await page.reload();
  await expect(task.getByText('Answer submitted')).toBeVisible();

  await question.practiseIn('Timed', '×1');
  await expect(task.getByText('All correct')).toBeVisible();
  await question.practiseIn('Exam');
  await question.next();
  await question.isOpen(ids[1] ?? 0);
  await expect(question.mode()).toHaveAccessibleName('Mode: Exam');
  const last = page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name: 'Last' });
  await expect(last).toHaveAttribute('aria-disabled', 'true');
  await expect(last).toHaveAccessibleDescription('You can’t go back in exam mode.');
});

test('Exam: the shortcut of Last is off, and changing the mode gives the question up', async ({ page, learner }) => {
  const { question, ids } = await openFirst(page, learner, words);
  await question.practiseIn('Exam', '×10');
  await question.next();
  await question.leaveExam();
  await question.isOpen(ids[1] ?? 0);
  await page.keyboard.press('[');
  await page.keyboard.press('m');
  const sheet = page.getByRole('dialog', { name: 'Practice mode' });
  await sheet.getByRole('radio', { name: /^Learn/ }).check();
  await expect(sheet.getByText('You will give up this exam question')).toBeVisible();
  await sheet.getByRole('button', { name: 'Give up and switch' }).click();
  await question.isOpen(ids[1] ?? 0);
  await expect(page.getByRole('timer', { name: 'Time used' })).toContainText('0:0');
  await question.task.getByRole('button', { name: 'Yes' }).click();
  await expect(question.task.getByText(/Right Answer|Sorry. It's wrong/)).toBeVisible();
});
