import type { Page } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import { AccountPages } from './pages/account-pages.ts';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { missingLetters, QuestionPage } from './pages/question-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { codeFor } from './support/mailbox.ts';
import { expect, newAddress, test } from './support/test.ts';

// with everything that a learner's browser has
test.use({ serviceWorkers: 'allow' });

const password = 'a quiet library';

/** A question type: its tabs, and how to answer it wrong and then right. */
interface Stop {
  submoduleId: number;
  module: string;
  submodule: string;
  answer(question: QuestionPage, key: Question): Promise<void>;
}

async function judgeWord(question: QuestionPage, key: Question) {
  const [right, wrong] = key.correct ? ['Yes', 'No'] : ['No', 'Yes'];
  await question.task.getByRole('button', { name: wrong }).click();
  await expect(question.task.getByText("Sorry. It's wrong")).toBeVisible();
  await question.isSaved();
  await question.solveAgain();
  await question.task.getByRole('button', { name: right }).click();
  await expect(question.task.getByText('Right Answer')).toBeVisible();
  await expect(question.task.getByText(key.explanation?.en ?? '')).toBeVisible();
}

async function readAloud(question: QuestionPage, key: Question) {
  await expect(question.task.getByText(key.questionText ?? '', { exact: true })).toBeVisible();
  await question.task.getByRole('button', { name: 'Start recording' }).click();
  await expect(question.page.getByRole('timer')).toContainText('0:18');
  await question.task.getByRole('button', { name: 'Stop recording' }).click();
  await expect(question.task.getByRole('button', { name: 'Record again' })).toBeVisible();
}

async function typeSentence(question: QuestionPage, key: Question) {
  const sentence = String(key.referenceAnswer);
  const box = question.task.getByLabel('Your sentence');
  await expect(question.task.getByText('2 plays left')).toBeVisible({ timeout: 20_000 });
  await box.fill(sentence.split(' ').slice(1).join(' '));
  await question.submit();
  await expect(question.task.getByText(/\d+ of \d+ words right/)).toBeVisible();
  await expect(question.task.getByText('Left out', { exact: true })).toBeVisible();
  await question.isSaved();
  await question.solveAgain();
  await box.fill(sentence);
  await question.submit();
  await expect(question.task.getByText('Every word is right')).toBeVisible();
}

async function fillLetters(question: QuestionPage, key: Question) {
  const letters = missingLetters(key);
  await question.type('z'.repeat(letters.length));
  await question.submit();
  await expect(question.task.getByText(/\d+ of \d+ (letters|words) correct/).first()).toBeVisible();
  await question.isSaved();
  await question.solveAgain();
  await question.type(letters);
  await question.submit();
  await expect(question.task.getByText('All correct')).toBeVisible();
}

/** As above, with a reload in the middle of the right answer. */
async function fillPassage(question: QuestionPage, key: Question) {
  const letters = missingLetters(key);
  await question.type(letters.slice(0, 5));
  await expect(question.page.getByRole('timer')).toContainText('2:5');
  await question.page.reload();
  await question.isOpen(key.questionId);
  await expect(question.page.getByRole('timer')).toContainText('2:5');
  await question.type(letters.slice(5).replaceAll(/./g, 'z'));
  await question.submit();
  await expect(question.task.getByText(/\d+ of \d+ words correct/)).toBeVisible();
  await expect(question.task.getByText(`5 of ${letters.length} letters correct`)).toBeVisible();
  await question.isSaved();
  await question.solveAgain();
  await question.type(letters);
  await question.submit();
  await expect(question.task.getByText('All correct')).toBeVisible();
}

const stops: readonly Stop[] = [
  { submoduleId: 1, module: 'Vocabulary', submodule: 'Read & Select', answer: judgeWord },
  { submoduleId: 2, module: 'Speaking', submodule: 'Read Aloud', answer: readAloud },
  { submoduleId: 6, module: 'Listening', submodule: 'Listen & Type', answer: typeSentence },
  { submoduleId: 8, module: 'Reading', submodule: 'Read & Complete', answer: fillPassage },
  { submoduleId: 10, module: 'Reading', submodule: 'Fill In the Blanks', answer: fillLetters },
];

const tokenOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('authToken') ?? '{}') as { accessToken: string }).accessToken);

test('from sign-up through every question type, with logout and login', async ({ page }) => {
  test.setTimeout(120_000);
  const account = newAddress('journey');
  const accounts = new AccountPages(page);
  const browser = new PracticeBrowserPage(page);
  const question = new QuestionPage(page);
  const totalIs = (count: number) =>
    expect(page.getByText(`Total Result: ${count.toLocaleString('en')}`, { exact: true })).toBeVisible();

  await accounts.signUp(account, password);
  await accounts.verify(await codeFor(page.request, account));
  await expect(page).toHaveURL('/goals');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Choose a question' }).click();
  await expect(page).toHaveURL('/practice');
  const token = await tokenOf(page);

  const practised: (Stop & { questionId: number })[] = [];
  for (const stop of stops) {
    await test.step(stop.submodule, async () => {
      const { content, totalElements } = await firstPageOf(page.request, stop.submoduleId);
      const questionId = content[0]?.questionId ?? 0;
      await browser.open(stop.module, stop.submodule);
      await totalIs(totalElements);
      await expect(browser.row(questionId)).not.toContainText('Practiced');
      await browser.openQuestion(questionId);
      await question.isOpen(questionId);
      await expect(page.getByRole('navigation', { name: 'Questions' })).toContainText(`1/${totalElements}`);
      await stop.answer(question, await questionOf(page.request, { token }, { ...stop, questionId }));
      await question.isSaved();
      await question.exit();
      await expect(browser.row(questionId)).toContainText('Practiced');
      practised.push({ ...stop, questionId });
    });
  }

  await accounts.logout(account);
  await expect(page).toHaveURL('/login');
  await accounts.login(account, password);
  await expect(page).toHaveURL('/practice');
  await browser.practiced('Practiced');
  for (const { module, submodule, questionId } of practised) {
    await browser.choose(module, submodule);
    await totalIs(1);
    await expect(browser.row(questionId)).toContainText('Practiced');
  }
  await page.goto('/profile');
  await expect(page.getByRole('definition').filter({ hasText: /^5$/ })).toBeVisible();
});
