import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { examples } from '../packages/question-data/src/examples/index.ts';
import { embedTest as test } from './support/embed-host.ts';
import { expect } from './support/test.ts';

const [word, made] = examples[1];
const [passage] = examples[8];
const [sentence] = examples[2];

const question = (page: Page, id: string) => page.locator(`#${id}`);
const answers = (page: Page) => page.locator('#answers > li');

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element.matches(':focus'));
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test.use({ permissions: ['microphone'] });

test('a page without a build records, uploads to its own server and receives the answer and a score', async ({
  page,
  host,
}) => {
  host.questions['word'] = word;
  host.questions['sentence'] = sentence;
  host.serve(`
    <rehearse-question id="sentence" src="/questions/sentence.json"></rehearse-question>
    <rehearse-question id="word" src="/questions/word.json"></rehearse-question>`);
  await page.goto(host.url);
  const reading = question(page, 'sentence');
  await expect(reading.getByText('Uses your microphone')).toBeVisible();
  await reading.getByRole('button', { name: 'Start' }).click();
  await reading.getByRole('button', { name: 'Start recording' }).click();
  await expect(reading.getByText('0:02')).toBeVisible();
  await reading.getByRole('button', { name: /Stop|Submit/ }).click();
  await expect(reading.getByText('Your recording was sent.')).toBeVisible();
  await expect(answers(page)).toHaveText('2: /recordings/1.wav = null');
  expect(host.recordings[0]?.subarray(0, 4).toString()).toBe('RIFF');
  expect(host.recordings[0]?.length).toBeGreaterThan(32_000);
  const kept = await page.evaluate(async () => {
    const request = indexedDB.open('rehearse-embed');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const all = database.transaction('chunks').objectStore('chunks').count();
    return new Promise<number>((resolve) => {
      all.onsuccess = () => resolve(all.result);
    });
  });
  expect(kept).toBe(0);

  const choice = question(page, 'word');
  await choice.getByRole('button', { name: 'Start' }).click();
  await choice.getByRole('button', { name: 'Yes' }).click();
  await expect(choice.getByText('Right Answer')).toBeVisible();
  await expect(answers(page)).toHaveText(['2: /recordings/1.wav = null', '1: yes = 1']);
});

test('two tabs do not overwrite each other: the second waits, and goes on with what the first has typed', async ({
  page,
  host,
  context,
}) => {
  host.questions['blanks'] = examples[10][0];
  host.serve(
    '<rehearse-question id="blanks" src="/questions/blanks.json" mode="learn" start="now"></rehearse-question>',
  );
  const other = await context.newPage();
  const boxes = (tab: Page) => question(tab, 'blanks').locator('[data-open]');
  const typed = (tab: Page) =>
    boxes(tab).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(''));
  await page.goto(host.url);
  await boxes(page).first().press('x');
  await other.goto(host.url);
  await expect(question(other, 'blanks').getByText('This question is open in another tab')).toBeVisible();
  await boxes(page).nth(1).press('y');

  await page.close();
  await expect(question(other, 'blanks').getByText('This question is open in another tab')).toBeHidden();
  await expect.poll(() => typed(other)).toBe('xy');
  await boxes(other).nth(1).press('z');
  await other.reload();
  await expect.poll(() => typed(other)).toBe('xz');
});

test('a recording that could not be uploaded is still there after a reload, and is sent then', async ({
  page,
  host,
}) => {
  host.questions['sentence'] = sentence;
  host.serve('<rehearse-question id="sentence" src="/questions/sentence.json"></rehearse-question>');
  host.setFull(true);
  await page.goto(host.url);
  const reading = question(page, 'sentence');
  await reading.getByRole('button', { name: 'Start' }).click();
  await reading.getByRole('button', { name: 'Start recording' }).click();
  await expect(reading.getByText('0:01')).toBeVisible();
  await reading.getByRole('button', { name: /Stop|Submit/ }).click();
  await expect(reading.getByText('Your recording could not be sent')).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
  host.setFull(false);
  await page.reload();
  await reading.getByRole('button', { name: 'Start' }).click();
  await expect(answers(page)).toHaveText('2: /recordings/1.wav = null');
  expect(host.recordings).toHaveLength(1);
});

test('five questions on a page by keyboard: each answers only its own keys, and host fields are left alone', async ({
  page,
  host,
}) => {
  Object.assign(host.questions, { word, made, passage, essay: examples[14][0], blanks: examples[10][0] });
  const names = ['word', 'made', 'passage', 'essay', 'blanks'];
  host.serve(
    names
      .map((name) => `<rehearse-question id="${name}" src="/questions/${name}.json" mode="learn"></rehearse-question>`)
      .join('\n'),
  );
  await page.goto(host.url);
  await expect(page.getByRole('button', { name: 'Start' })).toHaveCount(5);
  await page.locator('#name').focus();
  for (const name of names) {
    await tabTo(page, question(page, name).getByRole('button', { name: 'Start' }));
    await page.keyboard.press('Enter');
    await expect(question(page, name).getByRole('timer')).toBeVisible();
  }
  // typing in the essay and in the page's own field answers nothing else
  await question(page, 'essay').getByRole('textbox').fill('');
  await question(page, 'essay').getByRole('textbox').pressSequentially('not yet, yes');
  await page.locator('#name').fill('Ny');
  await expect(answers(page)).toHaveCount(0);
  await question(page, 'made').getByRole('button', { name: 'No' }).focus();
  await page.keyboard.press('n');
  await expect(answers(page)).toHaveText('1: no = 1');
  await question(page, 'word').getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('y');
  await expect(answers(page)).toHaveText(['1: no = 1', '1: yes = 1']);
  await expect(question(page, 'essay').getByRole('textbox')).toHaveValue('not yet, yes');
});

test('invalid data gets sentences that name the path, on the page and in the error', async ({ page, host }) => {
  host.questions['broken'] = { type: 'read-and-complete', sentenceTemplate: 'A {}.', blankList: [{ clues: ['a'] }] };
  host.serve(`
    <rehearse-question id="broken" src="/questions/broken.json"></rehearse-question>
    <rehearse-question id="nothing" src="/questions/missing.json"></rehearse-question>`);
  await page.goto(host.url);
  await expect(question(page, 'broken').getByRole('alert')).toContainText('/blankList/0/answer');
  await expect(question(page, 'nothing').getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('#errors > li', { hasText: 'data: ' })).toContainText('/blankList/0/answer');
  await expect(page.locator('#errors > li', { hasText: 'load: ' })).toHaveCount(1);
});

test('before the start no clock runs; a time-out takes no focus from the page', async ({ page, host }) => {
  host.questions['word'] = word;
  host.serve('<rehearse-question id="word" src="/questions/word.json"></rehearse-question>');
  await page.clock.install();
  await page.goto(host.url);
  const choice = question(page, 'word');
  await expect(choice.getByText('5 seconds')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(choice.getByRole('timer')).toHaveCount(0);
  await choice.getByRole('button', { name: 'Start' }).click();
  await expect(choice.getByRole('timer')).toBeVisible();
  await page.locator('#name').focus();
  await page.clock.fastForward(10_000);
  await expect(choice.getByText('You ran out of time, which counts as wrong.')).toBeVisible();
  await expect(page.locator('#name')).toBeFocused();
  await expect(answers(page)).toHaveText('1:  = 0');
});

test('the README’s example in HTML works as it stands', async ({ page, host }) => {
  const readme = readFileSync('packages/embed/README.md', 'utf8');
  const [, html = ''] = /```html\n([\s\S]+?)```/.exec(readme) ?? [];
  host.questions['harbor'] = word;
  host.serve(html);
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(answers(page)).toHaveText('1: yes = 1');
});

test('a form gets the answer, and waits for one that it requires', async ({ page, host }) => {
  host.questions['word'] = word;
  host.serve(`
    <form method="get" action="/">
      <rehearse-question id="word" name="answer" src="/questions/word.json" required></rehearse-question>
      <button>Send</button>
    </form>`);
  await page.goto(host.url);
  const isValid = () => page.locator('form').evaluate((form: HTMLFormElement) => form.checkValidity());
  expect(await isValid()).toBe(false);
  await question(page, 'word').getByRole('button', { name: 'Start' }).click();
  await question(page, 'word').getByRole('button', { name: 'Yes' }).click();
  await expect(answers(page)).toHaveCount(1);
  expect(await isValid()).toBe(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL(/\?answer=/);
  const sent: unknown = JSON.parse(new URL(page.url()).searchParams.get('answer') ?? '');
  expect(sent).toMatchObject({ submoduleId: 1, answer: 'yes', score: 1 });
  // the answer of an earlier visit is there again
  expect(await isValid()).toBe(false);
  await question(page, 'word').getByRole('button', { name: 'Start' }).click();
  await expect(question(page, 'word').getByText('Right Answer')).toBeVisible();
  expect(await isValid()).toBe(true);
});

test('a question that is moved goes on', async ({ page, host }) => {
  host.questions['passage'] = passage;
  host.serve(
    '<rehearse-question id="passage" src="/questions/passage.json" start="now" mode="learn"></rehearse-question><aside></aside>',
  );
  await page.goto(host.url);
  const boxes = question(page, 'passage');
  const box = boxes.getByRole('textbox', { name: 'Letter 3 of 4, blank' });
  await box.click();
  await page.keyboard.type('ne');
  await page.evaluate(() => document.querySelector('aside')?.append(document.querySelector('#passage') ?? ''));
  await expect(boxes.getByRole('textbox', { name: /Letter 3 of 4/ })).toHaveValue('n');
});

test('a question has the theme that the page declares around it, or else the system’s', async ({ page, host }) => {
  host.questions['word'] = word;
  host.serve('<div id="around"><rehearse-question id="word" src="/questions/word.json"></rehearse-question></div>');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(host.url);
  const start = question(page, 'word').getByRole('button', { name: 'Start' });
  await expect(start).toBeVisible();
  const scheme = () => start.evaluate((element) => getComputedStyle(element).colorScheme);
  const declare = (property: string, value: string) =>
    page.evaluate(([name = '', to = '']) => document.documentElement.style.setProperty(name, to), [property, value]);
  const mark = (theme: string) =>
    page.evaluate((value) => document.querySelector('#around')?.setAttribute('data-theme', value), theme);

  await expect.poll(scheme).toBe('light');
  await declare('color-scheme', 'dark');
  await expect.poll(scheme).toBe('dark');
  await mark('light');
  await expect.poll(scheme).toBe('light');
  await mark('');
  await declare('color-scheme', 'light dark');
  await expect.poll(scheme).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scheme).toBe('dark');
  await declare('color-scheme', 'light');
  await expect.poll(scheme).toBe('light');
});

test('a question that was loaded goes on offline, with its review', async ({ page, host, context }) => {
  host.questions['word'] = word;
  host.serve('<rehearse-question id="word" src="/questions/word.json" start="now"></rehearse-question>');
  await page.goto(host.url);
  const choice = question(page, 'word');
  await expect(choice.getByRole('button', { name: 'Yes' })).toBeVisible();
  // what comes later is fetched while the page is idle
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await choice.getByRole('button', { name: 'Yes' }).click();
  await expect(choice.getByText('Right Answer')).toBeVisible();
  await expect(answers(page)).toHaveText('1: yes = 1');
});
