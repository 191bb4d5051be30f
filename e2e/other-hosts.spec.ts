import type { Page } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import { AccountPages } from './pages/account-pages.ts';
import { InteractiveListeningPage } from './pages/interactive-listening-page.ts';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { PricingPage } from './pages/pricing-page.ts';
import { QuestionPage } from './pages/question-page.ts';
import { ReadingPage } from './pages/reading-page.ts';
import { SpeakingPage } from './pages/speaking-page.ts';
import { WordBookPage } from './pages/word-book-page.ts';
import { WritingPage } from './pages/writing-page.ts';
import { mailedCode } from './support/spec-host/accounts.ts';
import { expect, isSettled, test } from './support/spec-host/test.ts';
import { readingSteps } from './types/reading.ts';

type Sequence = NonNullable<Question['sequences']>[number];

/** Opens the first question of a type through the tabs of the question browser. */
async function open<Screen extends QuestionPage>(
  page: Page,
  [submoduleId, module, submodule]: readonly [number, string, string],
  Screen: new (page: Page) => Screen,
): Promise<Screen> {
  const browser = new PracticeBrowserPage(page);
  await browser.choose(module, submodule);
  await browser.byNumber();
  await browser.openQuestion(submoduleId * 10);
  const question = new Screen(page);
  await question.isOpen(submoduleId * 10);
  return question;
}

const isPracticed = (page: Page) =>
  expect(page.getByRole('banner').getByText('Practiced', { exact: true })).toBeVisible();

/** Checks that the answer is marked and saved as shown, and returns to the question browser. */
async function leave(question: QuestionPage, saved: 'Saved' | 'Saved on this device only.') {
  await isPracticed(question.page);
  await expect(question.task.getByRole('status').filter({ hasText: saved }).first()).toBeVisible();
  await isSettled(question.page);
  await question.exit();
}

test('an account is created, verified, logged in to, and gets a new password', async ({ page, host }) => {
  const accounts = new AccountPages(page);
  const account = 'wen@example.org';
  await accounts.signUp(account, 'a quiet library');
  await accounts.verify(mailedCode);
  await page.waitForURL('**/login');
  await accounts.login(account, 'a quiet library');
  await accounts.logout(account);

  await page.goto('/password-reset');
  await page.getByLabel('Email').fill(account);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('New password').fill('a louder library');
  await page.getByLabel('Confirm password').fill('a louder library');
  await page.getByLabel('One-time code').fill(mailedCode);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'Finish' }).click();
  await accounts.login(account, 'a louder library');
  await expect(page.getByRole('button', { name: `Account: ${account}` })).toBeVisible();
  expect(host.calls).toContain('POST /api/public/passwordReset/verifyCode');
});

test('letters, words and a sentence are answered, and marked in the question browser', async ({
  page,
  member,
  host,
}) => {
  await page.goto('/practice');
  const judged = await open(page, [1, 'Vocabulary', 'Read & Select'], QuestionPage);
  await judged.task.getByRole('button', { name: /^Yes/ }).click();
  await expect(judged.task.getByText('Right Answer')).toBeVisible();
  await leave(judged, 'Saved');
  await new PracticeBrowserPage(page).practiced('Practiced');
  await expect(new PracticeBrowserPage(page).rows()).toHaveCount(1);
  await new PracticeBrowserPage(page).practiced('All');

  const passage = await open(page, [8, 'Reading', 'Read & Complete'], QuestionPage);
  await passage.type('at');
  await passage.submit();
  await leave(passage, 'Saved');

  const sentence = await open(page, [10, 'Reading', 'Fill In the Blanks'], QuestionPage);
  await sentence.type('rd');
  await sentence.submit();
  await leave(sentence, 'Saved');

  const dictation = await open(page, [6, 'Listening', 'Listen & Type'], QuestionPage);
  await dictation.task.getByLabel('Your sentence').fill('The ferry leaves at noon.');
  await dictation.submit();
  await expect(dictation.task.getByText('Every word is right')).toBeVisible();
  await leave(dictation, 'Saved on this device only.');
  expect(host.calls.filter((call) => call === 'POST /practice')).toHaveLength(4);
  expect(member.account).toContain('@');
});

test('a reading passage and a conversation are completed', async ({ page, member }) => {
  await page.goto('/practice');
  const task = await open(page, [9, 'Reading', 'Interactive Reading'], ReadingPage);
  const [blanks, gap, first, second, idea, title] = readingSteps as Sequence[];
  if (!blanks || !gap || !first || !second || !idea || !title) throw new Error('The question has no six steps.');
  await task.fillBlanks(blanks);
  await task.nextStep();
  await task.choose(gap);
  await task.nextStep();
  for (const step of [first, second]) {
    const ends = await task.endsOf(step);
    await ends.first.click();
    await ends.last.click();
    await task.nextStep();
  }
  await task.choose(idea);
  await task.nextStep();
  await task.choose(title);
  await task.submit();
  await leave(task, 'Saved');

  const listening = await open(page, [7, 'Listening', 'Interactive Listening'], InteractiveListeningPage);
  await listening.start();
  await listening.reply('Good morning.');
  await listening.goOn();
  await listening.reply('On Monday.');
  await listening.goOn();
  await listening.summary().fill('They agreed on Monday.');
  await listening.submit();
  await leave(listening, 'Saved');
  expect(member.account).toContain('@');
});

test('texts are written, about a picture and in two parts', async ({ page, member }) => {
  await page.goto('/practice');
  const photo = await open(page, [11, 'Writing', 'Write About the Photo'], WritingPage);
  await photo.box().fill('Two boats lie in a quiet harbour.');
  await photo.submit();
  await leave(photo, 'Saved on this device only.');

  const parts = await open(page, [12, 'Writing', 'Interactive Writing'], WritingPage);
  await parts.box().fill('I would visit the coast, because it is quiet there.');
  await parts.goOn();
  await parts.locked().waitFor();
  await parts.box().fill('I would take my sister along.');
  await parts.submit();
  await leave(parts, 'Saved on this device only.');

  expect(member.account).toContain('@');
});

test('an essay that the host can’t store is kept on the device', async ({ page, member }) => {
  await page.goto('/practice');
  const essay = await open(page, [14, 'Sample', 'Writing Sample'], WritingPage);
  await essay.box().fill('It is better to travel with a friend.');
  await essay.submit();
  await leave(essay, 'Saved on this device only.');
  // a question's lock is released when its draft has been removed
  const isLocked = async () =>
    (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('rehearse/question/'));
  await expect.poll(() => page.evaluate(isLocked)).toBe(false);
  await page.reload();
  const again = await open(page, [14, 'Sample', 'Writing Sample'], WritingPage);
  await again.box().fill('It is better to travel alone.');
  await again.submit();
  await again.task.getByText('Past attempts').click();
  await expect(again.task.getByText('It is better to travel with a friend.')).toBeVisible();
  await leave(again, 'Saved on this device only.');
  expect(member.account).toContain('@');
});

test('a sentence is read aloud', async ({ page, member }) => {
  await page.goto('/practice');
  const task = await open(page, [2, 'Speaking', 'Read Aloud'], SpeakingPage);
  await task.task.getByRole('button', { name: 'Start recording' }).click();
  await task.speakFor(1);
  await leave(task, 'Saved on this device only.');
  expect(member.account).toContain('@');
});

const spoken = [
  [3, 'Speaking', 'Read Then Speak'],
  [4, 'Speaking', 'Listen Then Speak'],
  [5, 'Speaking', 'Speak About the Photo'],
  [13, 'Sample', 'Speaking Sample'],
] as const;

for (const type of spoken) {
  test(`an answer is recorded: ${type[2]}`, async ({ page, member }) => {
    await page.goto('/practice');
    const task = await open(page, type, SpeakingPage);
    await task.speakNow.click();
    await task.speakFor(1);
    await leave(task, 'Saved on this device only.');
    expect(member.account).toContain('@');
  });
}

test('words are learnt and a plan is bought; unsupported features are hidden', async ({ page, member }) => {
  const book = new WordBookPage(page);
  await book.open();
  await expect(book.words()).toHaveText(['bridge', 'ferry', 'harbour', 'mill', 'river']);
  await book.mark('bridge').click();
  await expect(book.mastered('bridge')).toBeVisible();
  await book.search().fill('riv');
  await expect(book.words()).toHaveText(['river']);
  await expect(page.getByRole('link', { name: /notebook|review/i })).toHaveCount(0);
  await isSettled(page);

  const pricing = new PricingPage(page);
  await pricing.open();
  await pricing.purchase(7).click();
  await page.waitForURL('**/pay/success?session_id=of-week');
  await expect(page.getByRole('heading', { name: 'You are back from the payment page' })).toBeVisible();
  await expect(page.getByText('of-week')).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isSettled(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.locator('a[href^="/preview"], a[href^="/notebook"]')).toHaveCount(0);
  await page.goto('/notebook');
  await expect(page.getByText('Page not found')).toBeVisible();
  expect(member.account).toContain('@');
});
