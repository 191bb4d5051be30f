import { missingLetters } from './pages/question-page.ts';
import { questionOf } from './support/bank.ts';
import { openFirst } from './support/open-first.ts';
import { expect, test } from './support/test.ts';

const passage = { submoduleId: 8, module: 'Reading', submodule: 'Read & Complete' };
const sentence = { submoduleId: 10, module: 'Reading', submodule: 'Fill In the Blanks' };

test('Fill In the Blanks: wrong shows the word and its cost, Solve Again, right', async ({ page, learner }) => {
  const { question, key, questionId } = await openFirst(page, learner, sentence);
  const { task } = question;
  const letters = missingLetters(key);
  const word = [key.referenceAnswer ?? ''].flat().join('');
  await question.type('z'.repeat(letters.length));
  await question.submit();
  await expect(task.getByText(`0 of ${letters.length} letters correct`)).toBeVisible();
  await expect(task.getByText(`Answer: ${word}`)).toBeVisible();
  await expect(task.getByText('−100%', { exact: true })).toBeVisible();
  await expect(task.getByText(key.explanation?.en ?? '')).toBeVisible();
  await question.isSaved();
  await question.solveAgain();
  await expect(question.firstBlank()).toBeFocused();
  await question.type(letters);
  await question.submit();
  await expect(task.getByText('All correct')).toBeVisible();
  await expect
    .poll(async () => (await questionOf(page.request, learner, { questionId, submoduleId: 10 })).userAnswer)
    .toContain(`"${letters[0]}"`);
});

for (const type of [passage, sentence]) {
  test(`${type.submodule}: letters survive a reload and visits to other questions; time-up submits them`, async ({
    page,
    learner,
  }) => {
    await page.clock.install();
    const { question, key, ids } = await openFirst(page, learner, type);
    const { task } = question;
    const letters = missingLetters(key);
    const blanks = task.getByRole('textbox', { name: /blank$/ });
    await question.type(letters.slice(0, 1));
    await expect(blanks).toHaveCount(letters.length - 1);
    await page.reload();
    await question.isOpen(key.questionId);
    await expect(blanks).toHaveCount(letters.length - 1);
    await question.next();
    await question.isOpen(ids[1] ?? 0);
    await question.last();
    await question.isOpen(ids[0] ?? 0);
    await expect(blanks).toHaveCount(letters.length - 1);

    await page.clock.fastForward('03:01');
    await expect(task.getByText('Time is up. Your answer so far was graded.')).toBeVisible();
    await expect(task.getByText(`1 of ${letters.length} letters correct`)).toBeVisible();
    await question.isSaved();
    await question.solveAgain();
    await expect(blanks).toHaveCount(letters.length);
  });
}
