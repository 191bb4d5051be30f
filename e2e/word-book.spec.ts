import { WordBookPage } from './pages/word-book-page.ts';
import { press, pressAt, tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ learner }) => {
  expect(learner.token).not.toBe('');
});

test('a mastered word stays mastered after a reload, and is listed under Practiced', async ({ page }) => {
  const book = new WordBookPage(page);
  await book.open();
  await expect(book.cards()).toHaveCount(10);
  const word = await book.firstWord();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/wordbook/practice/status')) calls.push(request.postData() ?? '');
  });
  const saved = page.waitForResponse('**/wordbook/practice/status');
  await book.mark(word).dblclick();
  await expect(book.mastered(word)).toBeVisible();
  await saved;
  expect(calls).toHaveLength(1);

  await page.reload();
  await expect(book.mastered(word)).toBeVisible();
  await page.getByLabel('Practiced', { exact: true }).selectOption('Practiced');
  await expect(page.getByText('Total Result: 1', { exact: true })).toBeVisible();
  await expect(book.words()).toHaveText([word]);
  await book.mastered(word).click();
  await expect(book.mark(word)).toBeVisible();
});

test('a mark rejected by the server is reverted, with a message', async ({ page }) => {
  const book = new WordBookPage(page);
  await book.open();
  const word = await book.firstWord();
  const refusal = { success: false, message: 'The word book is being mended.', data: null };
  let refuse = () => {};
  const isRefused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/wordbook/practice/status', async (route) => {
    await isRefused;
    await route.fulfill({ status: 503, json: refusal });
  });
  await book.mark(word).click();
  await expect(book.mastered(word)).toBeVisible();
  refuse();
  await expect(book.mark(word)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    `“${word}” was not changed: The word book is being mended.`,
  );
  await page.reload();
  await expect(book.mark(word)).toBeVisible();
});

test('words are searched while typing, and a late reply to an older query is ignored', async ({ page }) => {
  const book = new WordBookPage(page);
  await book.open();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/wordbook/search', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    if (query === 'a') await isReleased;
    await route.continue().catch(() => {});
  });
  const older = page.waitForRequest((request) => request.postData()?.includes('"query":"a"') === true);
  await book.search().fill('a');
  await older;
  await book.search().fill('we');
  await expect(book.words().first()).toHaveText(/^we/i);
  release();
  await book.isShown();
  for (const word of await book.words().allInnerTexts()) expect(word).toMatch(/^we/i);

  await book.search().fill('zzz');
  await expect(page.getByText('No result. Change your filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(book.cards()).toHaveCount(10);
});

test('tab, filters and hidden parts are remembered on the device', async ({ page }) => {
  const book = new WordBookPage(page);
  await book.open();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('tab', { name: 'Complete the words' }).click();
  await page.getByLabel('Level').selectOption('CEFR-B1');
  await book.isShown();
  for (const card of await book.cards().all()) await expect(card).toContainText('CEFR-B1');
  await page.getByLabel('Explain words in').selectOption('zh');
  await page.getByText('Hide meanings').click();
  await page.reload();
  await book.isShown();
  await expect(page.getByRole('tab', { name: 'Complete the words' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Level')).toHaveValue('CEFR-B1');
  await expect(page.getByRole('switch', { name: 'Hide meanings' })).toBeChecked();

  const meanings = book.cards().first().getByRole('button', { name: 'Show the meanings' });
  const sizeOfCard = async () => {
    const { width, height } = (await book.cards().first().boundingBox()) ?? {};
    return { width, height };
  };
  const before = await sizeOfCard();
  await expect(book.cards().first()).toMatchAriaSnapshot(`
    - article:
      - button "Show the meanings"
      - button "Show the translation of the example"
  `);
  await meanings.click();
  await expect(meanings).toHaveCount(0);
  expect(await sizeOfCard()).toEqual(before);
});

test('one pronunciation plays at a time, and a failure shows a message', async ({ page }) => {
  const book = new WordBookPage(page);
  await book.open();
  const word = await book.firstWord();
  const card = book.card(word);
  const british = card.getByRole('button', { name: `Play the British pronunciation of ${word}` });
  const clip = page.waitForResponse((reply) => reply.url().includes('/media/speech/') && reply.ok());
  await british.click();
  expect((await clip).headers()['content-type']).toContain('audio/');
  await expect(card.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(british).toBeVisible();

  await page.route('**/media/speech/**', (route) => route.abort());
  await card.getByRole('button', { name: `Play the American pronunciation of ${word}` }).click();
  await expect(card.getByRole('alert')).toContainText("This clip can't be played.");
});

test('everything works with the keyboard', async ({ page }) => {
  const book = new WordBookPage(page);
  await book.open();
  const tabs = page.getByRole('tablist', { name: 'Question types' });
  await tabTo(page, tabs.getByRole('tab', { selected: true }));
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(page.getByRole('tab', { name: 'Fill in the blank' })).toHaveAttribute('aria-selected', 'true');
  await book.isShown();
  const word = await book.firstWord();
  await pressAt(page, page.getByRole('switch', { name: 'Hide vocabulary' }), 'Space');
  const first = book.cards().first();
  await expect(first.getByRole('heading')).toHaveAccessibleName('Show the word');
  await pressAt(page, first.getByRole('button', { name: 'Show the word' }));
  await expect(first.getByRole('button', { name: word, exact: true })).toBeFocused();
  await pressAt(page, book.mark(word));
  await expect(book.mastered(word)).toBeFocused();
});

test('a word links to a question that uses it', async ({ page }) => {
  const book = new WordBookPage(page);
  await book.open();
  const practise = page.getByRole('button', { name: /^Practice it/ }).first();
  await practise.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Read & Select #\d+$/ })).toBeVisible();
  await page.goBack();
  await expect(practise).toBeVisible();
});
