import { questionOf } from './support/bank.ts';
import { openFirst } from './support/open-first.ts';
import { expect, test } from './support/test.ts';

const type = { submoduleId: 1, module: 'Vocabulary', submodule: 'Read & Select' };

test('Read & Select: wrong, still wrong after a reload, then right; other questions stay unanswered', async ({
  page,
  learner,
}) => {
  const { question, key, ids } = await openFirst(page, learner, type);
  const [right, wrong] = key.correct ? ['Yes', 'No'] : ['No', 'Yes'];
  const { task } = question;
  await task.getByRole('button', { name: wrong }).click();
  await expect(task.getByText("Sorry. It's wrong")).toBeVisible();
  await expect(task.getByText('a mistake like this costs 10 of 100 points', { exact: false })).toBeVisible();
  await expect(task.getByText(key.explanation?.en ?? '')).toBeVisible();
  await question.isSaved();

  await page.reload();
  await expect(task.getByText("Sorry. It's wrong")).toBeVisible();
  const saved = await questionOf(page.request, learner, { questionId: key.questionId, submoduleId: 1 });
  expect(saved.userAnswer).toBe(wrong.toLowerCase());

  await question.solveAgain();
  await task.getByRole('button', { name: right }).click();
  await expect(task.getByText('Right Answer')).toBeVisible();
  await question.next();
  await question.isOpen(ids[1] ?? 0);
  await expect(task.getByRole('button', { name: 'Yes' })).toBeVisible();
  await question.last();
  await question.isOpen(ids[0] ?? 0);
  await expect(task.getByRole('button', { name: 'Yes' })).toBeVisible();
});

test('Read & Select: no click in time counts as wrong', async ({ page, learner }) => {
  const { question } = await openFirst(page, learner, type);
  await expect(question.task.getByText('You ran out of time, which counts as wrong.')).toBeVisible({
    timeout: 15_000,
  });
  await question.isSaved();
  await question.solveAgain();
  await expect(page.getByRole('timer')).toContainText('0:05');
});
