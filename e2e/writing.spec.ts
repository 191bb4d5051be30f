import type { Page } from '@playwright/test';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { WritingPage } from './pages/writing-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { expect, type Learner, test } from './support/test.ts';
import { unmarkedWords } from './support/unmarked-words.ts';

const photo = { submoduleId: 11, module: 'Writing', submodule: 'Write About the Photo' };
const twoParts = { submoduleId: 12, module: 'Writing', submodule: 'Interactive Writing' };
const essay = { submoduleId: 14, module: 'Sample', submodule: 'Writing Sample' };

/** Opens a question of a type, sorted by id, and returns it with its key. */
async function open(page: Page, learner: Learner, type: typeof photo, at = 0) {
  const ids = (await firstPageOf(page.request, type.submoduleId)).content.map(({ questionId }) => questionId);
  const questionId = ids[at] ?? 0;
  const saved = () => questionOf(page.request, learner, { questionId, submoduleId: type.submoduleId });
  const key = await saved();
  const browser = new PracticeBrowserPage(page);
  await browser.open(type.module, type.submodule);
  await browser.openQuestion(questionId);
  const question = new WritingPage(page);
  await question.isOpen(questionId);
  return { question, key, saved, ids };
}

const description =
  'A family is sitting in a bright kitchen. On the left a woman is cooking, and two children are waiting at the table for their breakfast, so it is probably early in the morning.';

test('Write About the Photo: described, saved, answered with feedback, and described again', async ({
  page,
  learner,
}) => {
  const { question, key, saved } = await open(page, learner, photo);
  await expect(question.task.getByText('Describe the image in one or more sentences.')).toBeVisible();
  await expect(question.task.getByRole('img', { name: key.imageAlt?.en ?? '' })).toBeVisible();
  await expect(question.box()).toBeFocused();

  await question.submit();
  await expect(question.task.getByText('Answer cannot be empty, Please write the answer.').first()).toBeVisible();
  await expect(question.box()).toBeFocused();

  await page.keyboard.type(description);
  await expect(question.words(34)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(question.task.getByRole('heading', { name: 'You wrote 34 words' })).toBeFocused();
  await expect(question.task.getByText(/^You wrote 34 words in 2 sentences, which reaches/)).toBeVisible();
  await expect(question.task.getByText(key.explanation?.en ?? '', { exact: true })).toBeVisible();
  await expect(question.sample('High-scoring answer')).toHaveText(String(key.referenceAnswer));
  await question.task.getByRole('tab', { name: 'High-scoring answer' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(question.sample('Mid-level answer')).toContainText(
    unmarkedWords({ text: key.middleAnswer ?? '', corrections: key.middleCorrections ?? [] }),
  );
  await expect(question.task.getByRole('heading', { name: 'About this sample' })).toBeVisible();
  await expect(question.task.getByText(key.answerComparison?.en ?? '', { exact: true })).toBeVisible();
  await question.isSaved();
  expect((await saved()).userAnswer).toBe(description);

  await question.solveAgain();
  await expect(question.box()).toHaveValue('');
  await question.write('i see a a boat.');
  await question.submit();
  await expect(question.task.getByText('Your text is too short: 5 words. At least 30 are recommended.')).toBeVisible();
});

test('Write About the Photo: mistakes are explained, and a new version shows what was fixed, also after a reload', async ({
  page,
  learner,
}) => {
  const { question, saved } = await open(page, learner, photo);
  await question.write('A man sit at the the table. Two childrens play football.');
  await question.submit();
  await question.task.getByRole('button', { name: /^childrens/ }).click();
  await expect(question.task.getByRole('region', { name: /^Correction \d of \d$/ })).toContainText('children');
  await question.isSaved();
  await question.task.getByRole('button', { name: 'Rewrite it now' }).click();
  await expect(question.box()).toBeFocused();
  await question.box().fill('A man sits at the table. Two childrens play football.');
  await page.reload();
  await expect(question.box()).toHaveValue('A man sits at the table. Two childrens play football.');
  await question.task.getByRole('button', { name: 'Check again' }).click();
  await expect(question.task.getByRole('heading', { name: '2 mistakes fixed' })).toBeVisible();
  await expect(question.task.getByRole('heading', { name: '1 still there' })).toBeVisible();
  await question.isSaved();
  expect((await saved()).userAnswer).toBe('A man sits at the table. Two childrens play football.');
});

test('Write About the Photo: a text that could not be sent is kept, shows a message, and can be sent again', async ({
  page,
  learner,
}) => {
  const { question, saved } = await open(page, learner, photo);
  // the outbox also retries automatically, and must not succeed first
  const isPressed = () => page.evaluate(() => 'pressed' in window);
  await page.route('**/questions/image-writing', async (route) =>
    (await isPressed()) ? route.continue() : route.fulfill({ status: 500, json: {} }),
  );
  await question.write(description);
  await question.submit();
  const failure = question.task.getByText('There was an error submitting your answer. Please try again.');
  await expect(failure).toBeVisible();
  await expect(question.task.getByText(description, { exact: true })).toBeVisible();

  await page.reload();
  await expect(question.task.getByRole('heading', { name: 'You wrote 34 words' })).toBeVisible();
  await expect(failure).toBeVisible();
  await page.evaluate(() => {
    document.addEventListener('click', () => Object.assign(window, { pressed: true }), { capture: true });
  });
  await question.task.getByRole('button', { name: 'Try again' }).click();
  await expect(question.task.getByText(/^You wrote 34 words in 2 sentences/)).toBeVisible();
  await expect(failure).toBeHidden();
  await question.isSaved();
  expect((await saved()).userAnswer).toBe(description);

  await page.reload();
  await expect(question.task.getByText(/^You wrote 34 words in 2 sentences/)).toBeVisible();
});

test('Write About the Photo: the task still works when the picture is missing', async ({ page, learner }) => {
  await page.route('**/media/pictures/**', (route) => route.abort());
  const { question, key } = await open(page, learner, photo);
  await expect(question.task.getByText(key.imageAlt?.en ?? '', { exact: false })).toBeVisible();
  await question.write('Something.');
  await expect(question.task.getByText('1 word', { exact: true })).toBeVisible();
});

test('Write About the Photo: time-up submits the current text', async ({ page, learner }) => {
  await page.clock.install();
  const { question, saved } = await open(page, learner, photo);
  await question.write('A family is');
  await page.clock.fastForward(61_000);
  await expect(question.task.getByText('Time is up. Your text so far was submitted.')).toBeVisible();
  await question.isSaved();
  expect((await saved()).userAnswer).toBe('A family is');
});

test('Writing Sample: a reload in the middle, both word count marks, the review, Next and Last', async ({
  page,
  learner,
}) => {
  const { question, key, saved, ids } = await open(page, learner, essay);
  await expect(question.task.getByText(key.questionText ?? '', { exact: true })).toBeVisible();
  await expect(question.task.getByText('at least 50, 120 or more recommended')).toBeVisible();
  await question.write('I think everybody should learn to');
  await expect(question.words(6)).toBeVisible();
  await page.reload();
  await expect(question.box()).toHaveValue('I think everybody should learn to');
  await question.box().focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' swim. it saves lifes, and swimming is fun');
  await expect(question.words(14)).toBeVisible();
  await question.submit();
  const correction = question.task.getByRole('region', { name: /^Correction \d of \d$/ });
  await question.task.getByRole('button', { name: /^it/ }).click();
  await expect(correction).toContainText('Capital');
  await question.task.getByRole('button', { name: /^lifes/ }).click();
  await expect(correction).toContainText('lives');
  await expect(question.task.getByText('Your text is too short: 14 words. At least 50 are recommended.')).toBeVisible();
  await question.isSaved();
  const given = 'I think everybody should learn to swim. it saves lifes, and swimming is fun';
  expect((await saved()).userAnswer).toBe(given);

  await question.next();
  await question.isOpen(ids[1] ?? 0);
  await expect(question.box()).toHaveValue('');
  await question.last();
  await question.isOpen(ids[0] ?? 0);
});

test('Interactive Writing: both parts with the keyboard, and never the same question twice in a row', async ({
  page,
  learner,
}) => {
  const { question, key, saved } = await open(page, learner, twoParts);
  const questions = (key.partTwoData ?? []).map((part) => part.question);
  await expect(page.getByRole('timer')).toContainText('4:5');
  await page.keyboard.press('Control+Enter');
  await expect(question.task.getByText('Answer cannot be empty, Please write the answer.').first()).toBeVisible();
  await page.keyboard.type('We meet at the bakery.');
  await page.keyboard.press('Control+Enter');

  await expect(question.locked()).toContainText('We meet at the bakery.');
  await expect(page.getByRole('timer')).toContainText('2:5');
  await expect(question.box()).toBeFocused();
  const [first, ...others] = await question.askedAmong(questions);
  expect(others).toEqual([]);
  await page.keyboard.type('A longer table');
  await expect(question.words(3)).toBeVisible();
  await page.reload();
  await expect(question.locked()).toContainText('We meet at the bakery.');
  await expect(question.box()).toHaveValue('A longer table');
  expect(await question.askedAmong(questions)).toEqual([first]);
  await question.box().focus();
  await page.keyboard.press('Control+Enter');
  await expect(question.task.getByRole('heading', { name: '5 words in part 1, 3 in part 2' })).toBeFocused();
  const middle = key.partOneData?.gradedAnswers?.[1];
  if (!middle) throw new Error('The question has no graded answers.');
  await question.task.getByRole('tab', { name: 'About 100' }).click();
  await expect(question.sample('About 100')).toContainText(unmarkedWords(middle));
  await question.isSaved();
  expect(JSON.parse((await saved()).userAnswer ?? '')).toEqual({
    partOne: 'We meet at the bakery.',
    partTwoPrompt: first,
    partTwo: 'A longer table',
  });

  await question.solveAgain();
  await question.write('Another place.');
  await question.goOn();
  await expect(question.locked()).toBeVisible();
  const [second] = await question.askedAmong(questions);
  expect(second).not.toBe(first);

  await question.write('Another table');
  await question.submit();
  const position = page.getByRole('navigation', { name: 'Questions' });
  await question.next();
  await expect(position).toContainText('2/');
  await question.last();
  await expect(position).toContainText('1/');
  await question.write('A third place.');
  await question.goOn();
  await expect(question.locked()).toBeVisible();
  expect(await question.askedAmong(questions)).not.toContain(second);
});

test('Interactive Writing: time-up in part one continues with part two, time-up in part two submits both', async ({
  page,
  learner,
}) => {
  await page.clock.install();
  const { question, saved } = await open(page, learner, twoParts);
  await question.write('We meet at the bakery.');
  await page.clock.fastForward(301_000);
  await expect(question.locked()).toContainText('We meet at the bakery.');
  await question.write('A longer table');
  await page.clock.fastForward(181_000);
  await expect(question.task.getByText('Time is up. Your text so far was submitted.')).toBeVisible();
  await question.isSaved();
  expect(JSON.parse((await saved()).userAnswer ?? '')).toMatchObject({
    partOne: 'We meet at the bakery.',
    partTwo: 'A longer table',
  });
});
