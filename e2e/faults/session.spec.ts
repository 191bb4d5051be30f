import type { Page } from '@playwright/test';
import { AccountPages } from '../pages/account-pages.ts';
import { missingLetters } from '../pages/question-page.ts';
import { attemptsOf } from '../support/attempts.ts';
import { openQuestion } from '../support/questions.ts';
import { expect, type Learner, test } from '../support/test.ts';

const failure = { success: false, message: 'Expired', data: null };

/** Makes the host reject the learner's first token as expired. */
async function expireToken(page: Page, { token }: Learner) {
  await page
    .context()
    .route(/\/(questions\/(answer|text|next|previous|detail)|practice|api\/me)$/, (route) =>
      route.request().headers()['authorization'] === `Bearer ${token}`
        ? route.fulfill({ status: 401, json: failure })
        : route.continue(),
    );
}

test('a token that expires during an answer is renewed once for all calls, and the answer is saved', async ({
  page,
  learner,
}) => {
  let refreshes = 0;
  let goOn = () => {};
  const wentOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/public/updateNewToken', async (route) => {
    refreshes += 1;
    await wentOn;
    await route.continue();
  });
  const { question, ...chosen } = await openQuestion(page, learner, 10);
  await question.type(missingLetters(chosen.key));
  await expireToken(page, learner);
  await question.submit();
  await question.next();
  goOn();
  await expect.poll(() => attemptsOf(learner, chosen.questionId)).toHaveLength(1);
  await expect(page.getByRole('navigation', { name: 'Questions' })).toContainText('2/');
  expect(refreshes).toBe(1);
});

test('when the session ends on submit, the answer is on screen again after login, and is saved', async ({
  page,
  learner,
}) => {
  const { question, ...chosen } = await openQuestion(page, learner, 10);
  await question.type(missingLetters(chosen.key));
  await expireToken(page, learner);
  await page.route('**/api/public/updateNewToken', (route) => route.fulfill({ status: 401, json: failure }));
  await question.submit();
  await page.waitForURL('**/login');
  expect(attemptsOf(learner, chosen.questionId)).toEqual([]);

  await new AccountPages(page).login(learner.account, learner.password);
  await question.isOpen(chosen.questionId);
  await expect(question.task.getByText('All correct')).toBeVisible();
  await question.isSaved();
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
});

test('after a logout in another tab during an answer, every letter is on screen again after login', async ({
  page,
  learner,
  context,
}) => {
  const { question, ...chosen } = await openQuestion(page, learner, 8);
  const letters = missingLetters(chosen.key);
  await question.type(letters.slice(0, 6));
  const other = await context.newPage();
  await other.goto('/');
  await new AccountPages(other).logout(learner.account);
  await page.waitForURL('**/login');

  await new AccountPages(page).login(learner.account, learner.password);
  await question.isOpen(chosen.questionId);
  await question.type(letters.slice(6));
  await question.submit();
  await expect(question.task.getByText('All correct')).toBeVisible();
  await question.isSaved();
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
});
