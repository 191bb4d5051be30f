import { questionOf } from './support/bank.ts';
import { openFirst } from './support/open-first.ts';
import { expect, test } from './support/test.ts';

const type = { submoduleId: 6, module: 'Listening', submodule: 'Listen & Type' };

test('Listen & Type: a missing word, played again, then right', async ({ page, learner }) => {
  const { question, key, questionId } = await openFirst(page, learner, type);
  const { task } = question;
  const words = String(key.referenceAnswer).split(' ');
  const box = task.getByLabel('Your sentence');
  await expect(task.getByText('2 plays left')).toBeVisible({ timeout: 20_000 });
  await box.fill(words.slice(1).join(' '));
  await question.submit();
  await expect(task.getByText(`${words.length - 1} of ${words.length} words right`)).toBeVisible();
  await expect(task.getByText('Left out', { exact: true })).toBeVisible();
  await expect(task.getByText(`−${Math.round(100 / words.length)}%`, { exact: true })).toBeVisible();
  await task.getByRole('button', { name: 'Play: The original' }).click();
  await expect(task.getByRole('button', { name: 'Pause: The original' })).toBeVisible();
  await question.isSaved();

  await question.solveAgain();
  await expect(box).toHaveValue('');
  await box.fill(words.join(' '));
  await question.submit();
  await expect(task.getByText('Every word is right')).toBeVisible();
  await expect
    .poll(async () => (await questionOf(page.request, learner, { questionId, submoduleId: 6 })).userAnswer)
    .toBe(words.join(' '));
});

test('Listen & Type: a reload and a visit to the next question keep the text and the number of plays; time-up submits', async ({
  page,
  learner,
}) => {
  await page.clock.install();
  const { question, key, ids } = await openFirst(page, learner, type);
  const { task } = question;
  const half = String(key.referenceAnswer).split(' ').slice(0, 2).join(' ');
  const box = task.getByLabel('Your sentence');
  await expect(task.getByText('2 plays left')).toBeVisible({ timeout: 20_000 });
  await box.fill(half);
  await expect(page.getByRole('timer')).toContainText(/0:5[0-8]/);
  await page.reload();
  await expect(box).toHaveValue(half);
  await expect(task.getByText('2 plays left')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/0:5[0-8]/);
  await question.next();
  await question.isOpen(ids[1] ?? 0);
  await expect(box).toHaveValue('');
  await question.last();
  await question.isOpen(ids[0] ?? 0);
  await expect(box).toHaveValue(half);

  await page.clock.fastForward('01:01');
  await expect(task.getByText('Time is up. Your answer so far was graded.')).toBeVisible();
  await expect(task.getByText(/^2 of \d+ words right$/)).toBeVisible();
  await question.isSaved();
});
