import type { Page } from '@playwright/test';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { ReadingPage } from './pages/reading-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { expect, type Learner, test } from './support/test.ts';

const submoduleId = 9;

/** The first question of the type, by id, with its six sequences. */
async function openFirst(page: Page, learner: Learner) {
  const ids = (await firstPageOf(page.request, submoduleId)).content.map(({ questionId }) => questionId);
  const questionId = ids[0] ?? 0;
  const { sequences = [] } = await questionOf(page.request, learner, { questionId, submoduleId });
  const [blanks, gap, first, second, idea, title] = sequences;
  if (!blanks || !gap || !first || !second || !idea || !title) throw new Error('The question has no six steps.');
  const browser = new PracticeBrowserPage(page);
  await browser.open('Reading', 'Interactive Reading');
  await browser.openQuestion(questionId);
  const reading = new ReadingPage(page);
  await reading.isOpen(questionId);
  return { reading, questionId, ids, blanks, gap, first, second, idea, title };
}

const savedAnswer = async (page: Page, learner: Learner, questionId: number) => {
  const { userAnswer } = await questionOf(page.request, learner, { questionId, submoduleId });
  return JSON.parse(userAnswer ?? 'null') as { score: number; steps: { kind: string }[] } | null;
};

test('all six steps right: clicked, dragged and selected, saved, and solved again', async ({ page, learner }) => {
  const { reading, questionId, blanks, gap, first, second, idea, title } = await openFirst(page, learner);
  await reading.fillBlanks(blanks);
  await reading.nextStep();
  await reading.isAtStep(2, 'Complete the passage');
  await reading.choose(gap);
  await reading.nextStep();
  await reading.isAtStep(3, 'Highlight the answer');

  const clicked = await reading.endsOf(first);
  await clicked.first.click();
  await expect(reading.highlight()).toContainText('Now choose the last word.');
  await clicked.last.click();
  await expect(reading.highlight()).toContainText(`${clicked.words.length} words`);
  await reading.nextStep();

  await reading.isAtStep(4, 'Highlight the answer');
  const dragged = await reading.endsOf(second);
  await dragged.last.hover();
  await page.mouse.down();
  await dragged.first.hover();
  await page.mouse.up();
  await expect(reading.highlight()).toContainText(`${dragged.words.length} words`);
  await reading.nextStep();

  await reading.choose(idea);
  await reading.nextStep();
  await reading.choose(title);
  await reading.submit();
  await expect(reading.task.getByRole('heading', { name: 'All steps are right' })).toBeFocused();
  await expect(reading.task.getByText('100%').first()).toBeVisible();
  await reading.isSaved();
  const saved = await savedAnswer(page, learner, questionId);
  expect(saved?.score).toBe(1);
  expect(saved?.steps.map(({ kind }) => kind)).toEqual([
    ...['blanks', 'choice', 'highlight', 'highlight', 'choice', 'choice'],
  ]);

  await reading.solveAgain();
  await reading.isAtStep(1, 'Complete the sentences');
  await expect(reading.task.getByRole('combobox', { name: 'Blank 1' })).toHaveValue('');
});

test('mistakes: going back shows locked steps, a reload continues, the review explains', async ({ page, learner }) => {
  const { reading, questionId, blanks, gap, first, idea, title } = await openFirst(page, learner);
  await reading.fillBlanks(blanks, (right, options) => options.find((option) => option !== right) ?? right);
  await reading.nextStep();
  await reading.choose(gap, 'wrong');
  await reading.back();
  await reading.isAtStep(1, 'Complete the sentences');
  await expect(reading.task.getByRole('img', { name: /^Blank 1: you chose .* The answer is / })).toBeVisible();
  await expect(reading.task.getByRole('combobox')).toHaveCount(0);
  await reading.nextStep();
  await reading.isAtStep(2, 'Complete the passage');
  await expect(reading.task.getByRole('radio', { checked: true })).toHaveCount(1);
  await reading.nextStep();

  const { first: start, last } = await reading.endsOf(first);
  await start.click();
  await last.click();
  const highlighted = await reading.highlight().textContent();
  await page.reload();
  await reading.isOpen(questionId);
  await expect(reading.highlight()).toHaveText(highlighted ?? '');
  await start.click();
  await reading.nextStep();

  await reading.nextStep();
  await expect(reading.task.getByText(/Nothing is chosen yet\. Press Next again/)).toBeVisible();
  await reading.nextStep();
  await reading.choose(idea, 'wrong');
  await reading.nextStep();
  await reading.choose(title);
  await reading.submit();
  await expect(reading.task.getByRole('heading', { name: '1 of 6 steps right' })).toBeFocused();
  await reading.isSaved();
  await reading.task.getByRole('button', { name: /^Step 3: Highlight the answer/ }).click();
  await expect(reading.task.getByText('missed', { exact: true })).toBeVisible();
  await reading.task.getByRole('button', { name: /^Step 5: Identify the idea/ }).click();
  await expect(reading.task.getByText('Your answer', { exact: true })).toBeVisible();
  await expect(reading.task.getByText('Right answer', { exact: true })).toBeVisible();

  await page.reload();
  await expect(reading.task.getByRole('heading', { name: '1 of 6 steps right' })).toBeVisible();
  const saved = await savedAnswer(page, learner, questionId);
  expect(saved?.score).toBeGreaterThan(1 / 6 - 1e-9);
  expect(saved?.score).toBeLessThan(2 / 6);
});

test('time-up submits the current answers once', async ({ page, learner }) => {
  await page.clock.install();
  const answers: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/questions/answer')) answers.push(request.postData() ?? '');
  });
  const { reading, questionId, blanks } = await openFirst(page, learner);
  await reading.fillBlanks(blanks);
  await page.clock.fastForward(481_000);
  await expect(reading.task.getByText('Time is up. Your answer so far was graded.')).toBeVisible();
  await expect(reading.task.getByRole('heading', { name: '1 of 6 steps right' })).toBeFocused();
  await reading.isSaved();
  expect(answers).toHaveLength(1);
  expect((await savedAnswer(page, learner, questionId))?.score).toBeCloseTo(1 / 6);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two taps highlight, and the question and Next stay visible', async ({ page, learner }) => {
    const { reading, blanks, gap, second } = await openFirst(page, learner);
    await reading.fillBlanks(blanks);
    await reading.nextStep();
    await reading.choose(gap);
    await reading.nextStep();
    await reading.nextStep();
    await reading.nextStep();
    await reading.isAtStep(4, 'Highlight the answer');
    const { first, last, words } = await reading.endsOf(second);
    await first.tap();
    await last.tap();
    await expect(reading.highlight()).toContainText(`${words.length} words`);
    await first.scrollIntoViewIfNeeded();
    await expect(reading.task.getByRole('button', { name: 'Next', exact: true })).toBeInViewport();
  });
});
