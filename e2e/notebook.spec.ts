import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { AccountPages } from './pages/account-pages.ts';
import { missingLetters } from './pages/question-page.ts';
import { isHydrated } from './support/hydration.ts';
import { press } from './support/keyboard.ts';
import { openQuestion } from './support/questions.ts';
import { expect, type Learner, test } from './support/test.ts';

const readAndSelect = 1;
const fillInTheBlanks = 10;

const cards = (page: Page) => page.getByRole('list', { name: 'Cards' }).getByRole('listitem');

async function openNotebook(page: Page) {
  await page.goto('/notebook');
  await expect(page.getByRole('heading', { level: 1, name: 'Mistake notebook' })).toBeVisible();
  // the prerendered placeholder looks the same, but does not accept a file
  await isHydrated(page);
}

/** Adds words to the notebook through the import call. */
async function addWords(request: APIRequestContext, { token }: Learner, text: string) {
  const reply = await request.post('/api/notebook/import', {
    data: { text },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.ok()).toBe(true);
}

test('a missed question and its missed word are added to the notebook, practised from there and reviewed', async ({
  page,
  learner,
}) => {
  const blank = await openQuestion(page, learner, fillInTheBlanks);
  const letters = missingLetters(blank.key);
  await blank.question.type('z'.repeat(letters.length));
  await blank.question.submit();
  await blank.question.isSaved();

  const select = await openQuestion(page, learner, readAndSelect);
  await select.question.task.getByRole('button', { name: select.key.correct ? 'No' : 'Yes' }).click();
  await select.question.isSaved();
  await select.question.exit();

  await page.getByRole('button', { name: `Account: ${learner.account}` }).click();
  await page.getByRole('menuitem', { name: 'Mistake notebook' }).click();
  const fill = cards(page)
    .filter({ hasText: `Fill In the Blanks #${blank.questionId}` })
    .first();
  await expect(fill).toContainText('Wrong letters');
  await expect(fill).toContainText(/Your answer: .*zz/);
  const judged = cards(page)
    .filter({ hasText: `Read & Select #${select.questionId}` })
    .first();
  await expect(judged).toContainText(
    select.key.correct ? 'Real word taken for a made-up one' : 'Made-up word taken for a real one',
  );

  await judged.getByRole('button', { name: /^Practice/ }).click();
  await select.question.isOpen(select.questionId);
  await page.goBack();

  const due = await page.getByRole('heading', { level: 2, name: /cards? (is|are) due/ }).textContent();
  const count = Number.parseInt(due ?? '', 10);
  expect(count).toBeGreaterThanOrEqual(2);
  await page.getByRole('link', { name: 'Review' }).click();
  for (let card = 1; card <= count; card += 1) {
    await expect(page.getByText(`Card ${card} of ${count}`)).toBeVisible();
    await page.getByRole('button', { name: /^Show the (meaning|answer)$/ }).click();
    await page.getByRole('button', { name: /^Good/ }).click();
  }
  await expect(page.getByText(`You reviewed ${count} cards.`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the notebook' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is due now' })).toBeVisible();
  await page.getByRole('tab', { name: 'Later' }).click();
  await expect(cards(page)).toHaveCount(count);
  await expect(cards(page).first()).toContainText('Back in 2 days');
});

test('a real word judged as made up appears on the home page, one tap away', async ({ page, learner }) => {
  const { question, questionId, key } = await openQuestion(page, learner, readAndSelect);
  expect(key.correct).toBe(true);
  await question.task.getByRole('button', { name: 'No', exact: true }).click();
  await question.isSaved();
  await page.goto('/');
  const review = page.getByRole('link', { name: 'Start: Review 1 card' });
  await expect(review).toHaveAttribute('href', '/notebook/review');
  await page.getByRole('button', { name: `Account: ${learner.account}` }).click();
  await page.getByRole('menuitem', { name: 'Mistake notebook' }).click();
  await expect(page).toHaveURL('/notebook');
  await expect(cards(page)).toHaveCount(1);
  const word = cards(page).filter({ has: page.getByRole('button', { name: `Delete ${key.word}`, exact: true }) });
  await expect(word).toContainText('Real word taken for a made-up one');
  await expect(word).toContainText(`Read & Select #${questionId}`);

  await page.getByRole('group').getByText('Words', { exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(word).toBeVisible();
});

test('a card is deleted and restored, and an empty notebook shows a message', async ({ page, learner }) => {
  await addWords(page.request, learner, 'serendipity\ta happy accident');
  await openNotebook(page);
  await page.getByRole('button', { name: 'Delete serendipity' }).click();
  await expect(page.getByText('“serendipity” was deleted.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toContainText(['a happy accident']);
  await page.getByRole('button', { name: 'Delete serendipity' }).click();
  await expect(page.getByText('“serendipity” was deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your notebook is empty' })).toBeVisible();
});

test('a word list is imported, and exported as CSV and for Anki', async ({ page, learner }) => {
  expect(learner.token).not.toBe('');
  await openNotebook(page);
  await page
    .getByLabel('Choose a file')
    .last()
    .setInputFiles({
      name: 'words.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('breakfast\nserendipity,"意外之喜, luck"\n12345\n', 'utf8'),
    });
  const report = page.getByRole('status').filter({ hasText: 'Your list was imported' });
  await expect(report).toContainText('1 word from the word book');
  await expect(report).toContainText('1 word of your own');
  await expect(report).toContainText('1 line was skipped');
  await expect(cards(page)).toHaveCount(2);

  const download = async (button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const csv = await download('Download CSV');
  expect(csv.name).toMatch(/^rehearse-notebook-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.text.startsWith('\uFEFFword,meaning,')).toBe(true);
  expect(csv.text).toMatch(/\r\nbreakfast,.*meal.*,CEFR-A1,/);
  expect(csv.text).toContain('\r\nserendipity,"意外之喜, luck",');
  const anki = await download('Download for Anki');
  expect(anki.text.split('\n').slice(0, 4)).toEqual([
    '#separator:tab',
    '#html:false',
    '#columns:Word\tMeaning\tPronunciation\tExample\tTags',
    '#tags column:5',
  ]);
  expect(anki.text).toContain('\nserendipity\t意外之喜, luck\t');
});

test('a review with the keyboard, with an undone rating', async ({ page, learner }) => {
  await addWords(page.request, learner, 'breakfast\nweather');
  await page.goto('/notebook/review');
  await expect(page.getByRole('heading', { level: 2, name: 'breakfast' })).toBeFocused();
  await press(page, 'Space');
  await expect(page.getByRole('region', { name: 'Meaning' })).toContainText('meal');
  await press(page, '1');
  await expect(page.getByRole('heading', { level: 2, name: 'weather' })).toBeFocused();
  await press(page, 'u');
  await expect(page.getByRole('heading', { level: 2, name: 'breakfast' })).toBeFocused();
  await press(page, 'Enter', '4');
  await expect(page.getByRole('heading', { level: 2, name: 'weather' })).toBeFocused();
  await press(page, 'Enter', '3');
  await expect(page.getByRole('heading', { level: 2, name: 'Done for now' })).toBeFocused();
  await expect(page.getByText('You reviewed 2 cards.')).toBeVisible();
});

test('a clip that fails to load shows a message, and plays after a retry', async ({ page, learner }) => {
  await addWords(page.request, learner, 'breakfast');
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/notebook/review');
  const speaker = page.getByRole('button', { name: 'Play the British pronunciation' });
  await speaker.click();
  await expect(page.getByRole('alert')).toContainText("This clip can't be played.");
  await page.unroute('**/media/**');
  await speaker.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a printed card has the word with its meaning, without buttons', async ({ page, learner }) => {
  await addWords(page.request, learner, 'breakfast');
  await page.goto('/notebook/review');
  await page.getByRole('button', { name: 'Show the meaning' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Meaning' })).toContainText('meal');
  await expect(page.getByText('How well did you know it?')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a rating that can’t be sent is kept, and arrives after a reload', async ({ page, learner, context }) => {
  await addWords(page.request, learner, 'breakfast\nweather');
  await page.goto('/notebook/review');
  await page.getByRole('button', { name: 'Show the meaning' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Easy/ }).click();
  await expect(page.getByRole('alert')).toContainText('Your rating is saved on this device');
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'weather' })).toBeVisible();
  await expect(page.getByText('Card 1 of 1')).toBeVisible();
});

test('mastering a word in the word book graduates its card, and the notebook is private to the account', async ({
  page,
  learner,
}) => {
  await addWords(page.request, learner, 'breakfast');
  const headers = { authorization: `Bearer ${learner.token}` };
  const found = await page.request.post('/wordbook/search', {
    data: { query: 'breakfast', page: 1, size: 1 },
    headers,
  });
  const wordId = ((await found.json()) as { data: { content: { id: number }[] } }).data.content[0]?.id;
  await page.request.post('/wordbook/practice/status', { data: { wordId }, headers });
  await openNotebook(page);
  await page.getByRole('tab', { name: 'Graduated' }).click();
  await expect(cards(page)).toContainText(['breakfast']);
  await new AccountPages(page).logout(learner.account);
  await page.goto('/notebook');
  await expect(page).toHaveURL('/login');
});
