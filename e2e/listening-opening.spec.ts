import { choicesOf, InteractiveListeningPage } from './pages/interactive-listening-page.ts';
import { questionOf } from './support/bank.ts';
import { openByEnter, tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const type = { submoduleId: 7, module: 'Listening', submodule: 'Interactive Listening' };

test('Listen & Complete: chosen, filled right and wrong, kept over a reload, reviewed and in the notebook', async ({
  page,
  learner,
}) => {
  await InteractiveListeningPage.shorten(page);
  const { key, questionId } = await openByEnter(page, learner, type);
  const question = new InteractiveListeningPage(page);
  const sentences = key.opening?.sentences ?? [];
  const [first, second, third] = sentences;
  const withOpening = question.task.getByRole('radio', {
    name: /^With today’s first part: Listen & Complete \(6:30\)/,
  });
  await tabTo(page, question.task.getByRole('radio', { name: 'With the conversation (4:00)' }));
  await page.keyboard.press('ArrowDown');
  await expect(withOpening).toBeChecked();
  await expect(page.getByRole('timer')).toContainText('6:30');

  await page.keyboard.press('Enter');
  await expect(question.blank(1)).toBeFocused();
  await expect(question.task.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/6:2\d/);
  await page.keyboard.type(first?.answer ?? '');
  await page.keyboard.press('Enter');
  await expect(question.blank(2)).toBeFocused();
  await page.keyboard.type('zzz');
  await expect(question.task.getByText(key.opening?.transcript ?? '', { exact: true })).toHaveCount(0);

  await page.reload();
  await question.isOpen(questionId);
  await expect(question.blank(1)).toHaveValue(first?.answer ?? '');
  await expect(question.blank(2)).toHaveValue('zzz');
  await expect(page.getByRole('timer')).toContainText(/6:[12]\d/);
  await tabTo(page, question.blank(2));
  await page.keyboard.press('Enter');
  await expect(question.blank(3)).toBeFocused();
  await page.keyboard.type(`The ${third?.answer.toUpperCase()}.`);
  await page.keyboard.press('Enter');

  for (const [index, { options, answer }] of choicesOf(key).entries()) {
    await expect(question.turn(index + 1)).toBeFocused();
    await expect(question.option(answer)).toBeEnabled();
    await page.keyboard.press(String(options.indexOf(answer) + 1));
    await page.keyboard.press('Enter');
    await question.hasMark('Right');
    await page.keyboard.press('Enter');
  }
  await expect(question.summary()).toBeFocused();
  await expect(page.getByRole('timer')).toContainText('1:1');
  await page.keyboard.type('I joined a club.');
  await page.keyboard.press('Control+Enter');

  const count = sentences.length + choicesOf(key).length;
  const title = question.task.getByRole('heading', { name: `${count - 1} of ${count} answers right` });
  await expect(title).toBeFocused();
  await question.isSaved();
  const reviewed = question.task.getByRole('list', { name: 'The sentences' }).getByRole('listitem');
  await expect(reviewed.nth(0)).toContainText('Right');
  await expect(reviewed.nth(1)).toContainText(second?.answer ?? 'no answer');
  await expect(reviewed.nth(1)).toContainText('You typed: zzz');
  await expect(reviewed.nth(1)).toContainText(second?.explanation?.en ?? 'no explanation');
  await expect(reviewed.nth(2)).toContainText('Right');
  await expect(question.task.getByText(key.opening?.transcript ?? '', { exact: true })).toBeVisible();
  const saved = await questionOf(page.request, learner, { questionId, submoduleId: type.submoduleId });
  expect(JSON.parse(saved.userAnswer ?? 'null')).toMatchObject({
    blanks: [{ correct: true }, { answer: 'zzz', correct: false }, { correct: true }],
  });

  await question.next();
  await expect(withOpening).toBeChecked();

  await page.goto('/notebook');
  const card = page
    .getByRole('list', { name: 'Cards' })
    .getByRole('listitem')
    .filter({ hasText: second?.answer ?? 'no answer' });
  await expect(card).toContainText('Missed while listening');
  await expect(card).toContainText('Your answer: zzz');
});
