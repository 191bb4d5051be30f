import type { BrowserContext } from '@playwright/test';
import { missingLetters, QuestionPage } from '../pages/question-page.ts';
import { attemptsOf } from '../support/attempts.ts';
import { crash } from '../support/crash.ts';
import { openQuestion } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

async function openSecondTab(context: BrowserContext) {
  const other = new QuestionPage(await context.newPage());
  await other.page.goto('/practice/questions/detail');
  return other;
}

test('when a tab crashes, the waiting tab gets its question with the typed text', async ({
  page,
  learner,
  context,
}) => {
  const { question, ...chosen } = await openQuestion(page, learner, 8);
  const letters = missingLetters(chosen.key);
  await question.type(letters.slice(0, 5));
  const other = await openSecondTab(context);
  await expect(other.task.getByText('This question is open in another tab')).toBeVisible();

  await crash(page);
  await expect(other.task.getByText('This question is open in another tab')).toBeHidden();
  await other.type(letters.slice(5));
  await other.submit();
  await expect(other.task.getByText('All correct')).toBeVisible();
  await other.isSaved();
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
});

test('two tabs whose token expires at the same time both stay logged in', async ({ page, learner, context }) => {
  let refreshes = 0;
  await context.route('**/api/public/updateNewToken', (route) => {
    refreshes += 1;
    return route.continue();
  });
  // the list first: a question of this type only lasts a few seconds
  await page.goto('/practice');
  const other = new QuestionPage(await context.newPage());
  await other.page.goto('/practice');
  await expect(other.page.getByRole('list', { name: 'Questions' })).toBeVisible();
  const { question, ...chosen } = await openQuestion(page, learner, 1);

  const expired = new Set<string>();
  await context.route('**/questions/{answer,next,previous,detail}', async (route) => {
    const token = route.request().headers()['authorization'] ?? '';
    if (token !== `Bearer ${learner.token}`) return route.continue();
    expired.add(route.request().url());
    return route.fulfill({ status: 401, json: { success: false, message: 'Expired', data: null } });
  });
  await Promise.all([
    question.task.getByRole('button', { name: 'Yes' }).click(),
    other.page.getByRole('list', { name: 'Questions' }).getByRole('button').last().click(),
  ]);
  await question.isSaved();
  await expect(other.page.getByRole('heading', { level: 1 })).toContainText('#');
  expect(expired.size).toBeGreaterThan(1);
  expect(refreshes).toBeGreaterThan(0);
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
  for (const tab of [page, other.page]) {
    await tab.goto('/practice');
    await expect(tab.getByRole('list', { name: 'Questions' })).toBeVisible();
  }
});
