import type { Page } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import { missingLetters, QuestionPage } from './pages/question-page.ts';
import { SpeakingPage } from './pages/speaking-page.ts';
import { WritingPage } from './pages/writing-page.ts';
import { createLearner, expect, signIn, test } from './support/test.ts';
import { unmarkedWords } from './support/unmarked-words.ts';

const previewQuestion = async (page: Page, number: number) => {
  const reply = await page.request.get(`/api/public/preview/${number}`);
  return ((await reply.json()) as { data: Question }).data;
};

/** Records failed replies, and calls other than GET. */
function watch(page: Page) {
  const refused: string[] = [];
  const sent: string[] = [];
  page.on('response', (reply) => {
    if (reply.status() >= 400) refused.push(`${reply.status()} ${reply.url()}`);
  });
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return { refused, sent };
}

const row = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Preview questions' })
    .getByRole('link')
    .nth(number - 1);

test('a visitor judges a word and fills letters, and nothing leaves the device', async ({ page }) => {
  const calls = watch(page);
  const [word, sentence] = await Promise.all([previewQuestion(page, 1), previewQuestion(page, 15)]);
  await page.goto('/preview');
  await expect(page.getByRole('list', { name: 'Preview questions' }).getByRole('listitem')).toHaveCount(20);

  const question = new QuestionPage(page);
  await row(page, 1).click();
  await question.isOpen(word.questionId);
  await question.task.getByRole('button', { name: word.correct ? 'Yes' : 'No' }).click();
  await expect(question.task.getByText('Right Answer')).toBeVisible();
  await expect(question.task.getByText('1 of 20 tried. Your answer stays on this device.')).toBeVisible();
  await question.exit();
  await expect(row(page, 1)).toContainText('Tried');

  await row(page, 15).click();
  await question.isOpen(sentence.questionId);
  await question.type(missingLetters(sentence));
  await question.submit();
  await expect(question.task.getByText('All correct')).toBeVisible();
  await question.task.getByRole('link', { name: 'Sign up to keep your answers' }).click();
  await expect(page).toHaveURL(/\/register$/);
  expect(calls).toEqual({ refused: [], sent: [] });
});

test('a visitor records an answer, and finds it after a reload', async ({ page }) => {
  const calls = watch(page);
  const spoken = await previewQuestion(page, 4);
  await page.goto('/preview/4');
  const speaking = new SpeakingPage(page);
  await speaking.isOpen(spoken.questionId);
  await speaking.task.getByRole('button', { name: 'Start recording' }).click();
  await speaking.speakFor(2);
  await expect(speaking.done).toBeVisible();
  await page.reload();
  await expect(speaking.done).toBeVisible();
  await speaking.play('Your recording');
  await speaking.exit();
  await expect(page.getByText('1 of 20 tried')).toBeVisible();
  await expect(row(page, 4)).toContainText('Tried');
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
  expect(calls).toEqual({ refused: [], sent: [] });
});

test('a visitor writes, and compares sample answers of several levels', async ({ page }) => {
  const calls = watch(page);
  const essay = await previewQuestion(page, 19);
  await page.goto('/preview/19');
  const writing = new WritingPage(page);
  await writing.isOpen(essay.questionId);
  await writing.write('Everybody should learn to swim.');
  await writing.submit();
  const [low] = essay.gradedAnswers ?? [];
  if (!low) throw new Error('The question has no graded answers.');
  await expect(writing.sample('About 70')).toContainText(unmarkedWords(low));
  await expect(writing.sample('About 70')).toContainText(`${low.corrections.length} mistakes are marked.`);
  await expect(writing.task.getByText(String(essay.gradedSteps?.en), { exact: true })).toBeVisible();
  await writing.task.getByRole('tab', { name: 'Another way' }).click();
  await expect(writing.sample('Another way')).toHaveText(String(essay.referenceAnswer));
  expect(calls).toEqual({ refused: [], sent: [] });
});

for (const first of [1, 5, 9, 13, 17]) {
  test(`questions ${first} to ${first + 3} open with their audio and pictures, without an account`, async ({
    page,
  }) => {
    const calls = watch(page);
    const numbers = [first, first + 1, first + 2, first + 3];
    const questions = await Promise.all(numbers.map((number) => previewQuestion(page, number)));
    await page.goto(`/preview/${first}`);
    const question = new QuestionPage(page);
    for (const { questionId } of questions) {
      await question.isOpen(questionId);
      await expect(page.getByRole('banner').getByRole('timer')).toBeVisible();
      if (questionId !== questions.at(-1)?.questionId) await question.next();
    }
    expect(calls).toEqual({ refused: [], sent: [] });
  });
}

test('a visitor who has tried all of them is invited to sign up', async ({ page }) => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, index) => previewQuestion(page, index + 1)));
  const others = all.slice(1).map(({ questionId }) => questionId);
  await page.addInitScript((ids) => localStorage.setItem('previewTried', ids), JSON.stringify(others));
  await page.goto('/preview/1');
  const question = new QuestionPage(page);
  await question.task.getByRole('button', { name: 'Yes' }).click();
  await expect(question.task.getByRole('heading', { name: 'You have tried them all' })).toBeVisible();
  await expect(question.task.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
});

test('answers of a logged-in learner are not saved to their account', async ({ page }) => {
  const learner = await createLearner(page.request);
  await signIn(page, learner);
  const word = await previewQuestion(page, 1);
  await page.goto('/preview/1');
  const question = new QuestionPage(page);
  await question.task.getByRole('button', { name: 'Yes' }).click();
  await expect(question.task.getByText('1 of 20 tried', { exact: false })).toBeVisible();
  await question.exit();
  await expect(page.getByRole('link', { name: 'Go to practice' })).toBeVisible();
  const key = { questionId: word.questionId, submoduleId: word.submoduleId };
  const headers = { authorization: `Bearer ${learner.token}` };
  const reply = await page.request.post('/questions/detail', { data: key, headers });
  expect((await reply.json()).data).toMatchObject({ isPracticed: false, userAnswer: null });
});

test('a number outside the preview links back to the list', async ({ page }) => {
  await page.goto('/preview/21');
  await expect(page.getByText('This question does not exist.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/preview$/);
});
