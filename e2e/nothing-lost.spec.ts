import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { missingLetters, QuestionPage } from './pages/question-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { expect, test } from './support/test.ts';

test('an answer given offline is kept and sent when the connection is back', async ({ page, learner, context }) => {
  const [first] = (await firstPageOf(page.request, 1)).content;
  const questionId = first?.questionId ?? 0;
  const browser = new PracticeBrowserPage(page);
  await browser.open('Vocabulary', 'Read & Select');
  await browser.openQuestion(questionId);
  const question = new QuestionPage(page);
  await question.isOpen(questionId);
  await context.setOffline(true);
  await question.task.getByRole('button', { name: 'Yes' }).click();
  await expect(question.task.getByText('Saved on this device.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await question.isSaved();
  const saved = await questionOf(page.request, learner, { questionId, submoduleId: 1 });
  expect(saved).toMatchObject({ isPracticed: true, userAnswer: 'yes' });
});

test('Next and Last go through the list with the answer of each question', async ({ page, learner }) => {
  expect(learner.token).not.toBe('');
  const ids = (await firstPageOf(page.request, 10)).content.map(({ questionId }) => questionId);
  const browser = new PracticeBrowserPage(page);
  await browser.open('Reading', 'Fill In the Blanks');
  await browser.openQuestion(ids[0] ?? 0);
  const question = new QuestionPage(page);
  await question.next();
  await question.isOpen(ids[1] ?? 0);
  await question.next();
  await question.isOpen(ids[2] ?? 0);
  await question.last();
  await question.isOpen(ids[1] ?? 0);
  await page.reload();
  await question.isOpen(ids[1] ?? 0);
  await expect(page.getByRole('navigation', { name: 'Questions' })).toContainText('2/');
});

test('a question open in another tab is read-only until that tab closes it', async ({ page, learner, context }) => {
  const [first] = (await firstPageOf(page.request, 8)).content;
  const questionId = first?.questionId ?? 0;
  const letters = missingLetters(await questionOf(page.request, learner, { questionId, submoduleId: 8 }));
  const browser = new PracticeBrowserPage(page);
  await browser.open('Reading', 'Read & Complete');
  await browser.openQuestion(questionId);
  const question = new QuestionPage(page);
  await question.type(letters.slice(0, 5));

  const other = new QuestionPage(await context.newPage());
  await other.page.goto('/practice/questions/detail');
  await expect(other.task.getByText('This question is open in another tab')).toBeVisible();
  const blank = other.firstBlank();
  await blank.focus();
  await other.page.keyboard.type('z');
  await expect(blank).toHaveValue('');

  await page.close();
  await other.type(letters.slice(5));
  await other.submit();
  await expect(other.task.getByText('All correct')).toBeVisible();
});

test('the audio of the next question is prefetched', async ({ page, learner }) => {
  const [first, second] = (await firstPageOf(page.request, 6)).content;
  const { questionAudioUrl } = await questionOf(page.request, learner, {
    questionId: second?.questionId ?? 0,
    submoduleId: 6,
  });
  const browser = new PracticeBrowserPage(page);
  await browser.open('Listening', 'Listen & Type');
  const fetched = page.waitForRequest((request) => request.url().endsWith(questionAudioUrl ?? 'no audio'));
  await browser.openQuestion(first?.questionId ?? 0);
  await fetched;
  await new QuestionPage(page).isOpen(first?.questionId ?? 0);
});
