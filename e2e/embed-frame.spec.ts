import type { Locator, Page } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import { frameSnippet, type HostRequest, resizedSnippet } from '@rehearse/question-data/frame';
import { frameTest as test } from './support/frame-host.ts';
import { expect } from './support/test.ts';

test.use({ permissions: ['microphone', 'clipboard-read', 'clipboard-write'] });

/** The first preview question: a word to judge. */
async function wordAt(page: Page, origin: string) {
  const reply = await page.request.get(`${origin}/api/public/preview/1`);
  const question = ((await reply.json()) as { data: Question }).data;
  const { questionId, submoduleId } = question;
  const snippet = { origin, questionId, submoduleId, title: 'A word', width: null, height: 200, locale: 'en' };
  return { question, snippet };
}

const messages = (page: Page) => page.locator('#messages > li');
const inFrame = (page: Page) => page.frameLocator('iframe').first();

/** Presses Tab until an element has the focus, also inside frames. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element.matches(':focus') && document.hasFocus());
  for (let presses = 0; presses < 30 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Sends a message to the first frame of a page. */
const ask = (page: Page, to: string, request: HostRequest) =>
  page.evaluate(([target, message]) => document.querySelector('iframe')?.contentWindow?.postMessage(message, target), [
    to,
    { source: 'rehearse-host', version: 1, ...request },
  ] as const);

test('a question in a frame is answered by keyboard, tells its host, and fits its height', async ({
  page,
  rehearse,
  school,
}) => {
  const { question, snippet } = await wordAt(page, rehearse.url);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  school.serve(resizedSnippet(snippet));
  await page.goto(school.url);
  const start = inFrame(page).getByRole('button', { name: 'Start' });
  await expect(start).toBeVisible();
  await expect(
    messages(page)
      .filter({ hasText: `${rehearse.url} rehearse 1 ready` })
      .first(),
  ).toBeVisible();
  await page.locator('#name').focus();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(inFrame(page).getByRole('button', { name: 'Yes' })).toBeVisible();
  await page.keyboard.press(question.correct ? 'y' : 'n');
  await expect(inFrame(page).getByText('Right Answer')).toBeVisible();
  await expect(messages(page).filter({ hasText: 'answered' })).toHaveText(
    `${rehearse.url} rehearse 1 answered ${question.correct ? 'yes' : 'no'} = 1`,
  );
  const isWhole = () =>
    inFrame(page)
      .locator('html')
      .evaluate((root) => root.getBoundingClientRect().height <= innerHeight && innerHeight !== 200);
  await expect.poll(isWhole).toBe(true);
  expect(sent).toEqual([]);
});

test('a host starts a question and chooses its colors and language; nobody else does', async ({
  page,
  rehearse,
  school,
  stranger,
}) => {
  const { snippet } = await wordAt(page, rehearse.url);
  stranger.serve('');
  school.serve(`${frameSnippet(snippet)}<iframe title="Other" src="${stranger.url}"></iframe>`);
  await page.goto(school.url);
  const question = inFrame(page);
  await expect(question.getByRole('button', { name: 'Start' })).toBeVisible();
  await page
    .frame({ url: `${stranger.url}/` })
    ?.evaluate(() => parent.frames[0]?.postMessage({ source: 'rehearse-host', version: 1, type: 'start' }, '*'));
  await ask(page, rehearse.url, { type: 'locale', locale: 'zh' });
  await expect(question.getByRole('button', { name: '开始' })).toBeVisible();
  await expect(question.getByRole('timer')).toHaveCount(0);
  await ask(page, rehearse.url, { type: 'theme', theme: 'dark' });
  await expect(question.locator('rehearse-question')).toHaveAttribute('theme', 'dark');
  await ask(page, rehearse.url, { type: 'start' });
  await expect(question.getByRole('timer')).toBeVisible();
});

test('where nothing can be stored in a frame, the question works, and the host is told', async ({
  page,
  rehearse,
  school,
}) => {
  const { question, snippet } = await wordAt(page, rehearse.url);
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, blocked);
  });
  school.serve(resizedSnippet(snippet));
  await page.goto(school.url);
  await inFrame(page).getByRole('button', { name: 'Start' }).click();
  await inFrame(page)
    .getByRole('button', { name: question.correct ? 'Yes' : 'No' })
    .click();
  await expect(messages(page).filter({ hasText: 'answered' })).toHaveCount(1);
  await expect(messages(page).filter({ hasText: 'error storage' }).first()).toBeVisible();
});

test.describe('on a page that isn’t allowed', () => {
  test.use({ expectedErrors: /frame-ancestors|^Failed to load resource/ });

  test('the frame stays empty, and nothing is said', async ({ page, rehearse, stranger }) => {
    const { snippet } = await wordAt(page, rehearse.url);
    stranger.serve(resizedSnippet(snippet));
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(stranger.url);
    await refused;
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    await expect(inFrame(page).getByRole('button')).toHaveCount(0);
    await expect(messages(page)).toHaveCount(0);
  });
});

test('a visitor takes the code of a preview question, and it works on the other page', async ({
  page,
  rehearse,
  school,
}) => {
  await page.goto(`${rehearse.url}/preview/1`);
  const embed = page.getByRole('button', { name: 'Embed' });
  await embed.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Embed this question' });
  await dialog.getByRole('radio', { name: 'Dark' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('zh');
  await expect(dialog.frameLocator('iframe').getByRole('button', { name: '开始' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy the code' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Copied/)).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toBe(await dialog.getByRole('textbox', { name: 'Code' }).inputValue());
  await page.keyboard.press('Escape');
  await expect(embed).toBeFocused();

  school.serve(code);
  await page.goto(school.url);
  await expect(inFrame(page).getByRole('button', { name: '开始' })).toBeVisible();
  await expect(inFrame(page).locator('rehearse-question')).toHaveAttribute('theme', 'dark');
});
