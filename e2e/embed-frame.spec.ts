import type { Locator, Page } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import type { HostRequest } from '@rehearse/question-data/frame';
import { pageAt, school, stranger } from './support/frame-host.ts';
import { origin } from './support/place.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['microphone', 'clipboard-read', 'clipboard-write'] });

/** The first preview question: a word to judge. */
async function wordOf(page: Page) {
  const reply = await page.request.get(`${origin}/api/public/preview/1`);
  const question = ((await reply.json()) as { data: Question }).data;
  const frame = `<iframe src="${origin}/embed/${question.questionId}?locale=en" title="A word" width="100%" height="200"
    allow="autoplay" referrerpolicy="strict-origin"></iframe>`;
  return { question, frame, fitted: `${frame}<script src="${origin}/embed/resize.js" async></script>` };
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
const ask = (page: Page, request: HostRequest) =>
  page.evaluate(([target, message]) => document.querySelector('iframe')?.contentWindow?.postMessage(message, target), [
    origin,
    { source: 'rehearse-host', version: 1, ...request },
  ] as const);

test('a question in a frame is answered by keyboard, tells its host, and fits its height', async ({ page }) => {
  const { question, fitted } = await wordOf(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(pageAt(school, fitted));
  const start = inFrame(page).getByRole('button', { name: 'Start' });
  await expect(start).toBeVisible();
  await expect(
    messages(page)
      .filter({ hasText: `${origin} rehearse 1 ready` })
      .first(),
  ).toBeVisible();
  await page.locator('#name').focus();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(inFrame(page).getByRole('button', { name: 'Yes' })).toBeVisible();
  await page.keyboard.press(question.correct ? 'y' : 'n');
  await expect(inFrame(page).getByText('Right Answer')).toBeVisible();
  await expect(messages(page).filter({ hasText: 'answered' })).toHaveText(
    `${origin} rehearse 1 answered ${question.correct ? 'yes' : 'no'} = 1`,
  );
  const isWhole = () =>
    inFrame(page)
      .locator('html')
      .evaluate((root) => root.getBoundingClientRect().height <= innerHeight && innerHeight !== 200);
  await expect.poll(isWhole).toBe(true);
  expect(sent).toEqual([]);
});

test('a host starts a question and chooses its colors and language; nobody else does', async ({ page }) => {
  const { frame } = await wordOf(page);
  await page.goto(pageAt(school, `${frame}<iframe title="Other" src="${stranger}"></iframe>`));
  const question = inFrame(page);
  await expect(question.getByRole('button', { name: 'Start' })).toBeVisible();
  await page
    .frame({ url: `${stranger}/` })
    ?.evaluate(() => parent.frames[0]?.postMessage({ source: 'rehearse-host', version: 1, type: 'start' }, '*'));
  await ask(page, { type: 'locale', locale: 'zh' });
  await expect(question.getByRole('button', { name: '开始' })).toBeVisible();
  await expect(question.getByRole('timer')).toHaveCount(0);
  await ask(page, { type: 'theme', theme: 'dark' });
  await expect(question.locator('rehearse-question')).toHaveAttribute('theme', 'dark');
  await ask(page, { type: 'start' });
  await expect(question.getByRole('timer')).toBeVisible();
});

test('where nothing can be stored in a frame, the question works, and the host is told', async ({ page }) => {
  const { question, fitted } = await wordOf(page);
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, blocked);
  });
  await page.goto(pageAt(school, fitted));
  await inFrame(page).getByRole('button', { name: 'Start' }).click();
  await inFrame(page)
    .getByRole('button', { name: question.correct ? 'Yes' : 'No' })
    .click();
  await expect(messages(page).filter({ hasText: 'answered' })).toHaveCount(1);
  await expect(messages(page).filter({ hasText: 'error storage' }).first()).toBeVisible();
});

test.describe('on a page that isn’t allowed', () => {
  test.use({ expectedErrors: /frame-ancestors|^Failed to load resource/ });

  test('the frame stays empty, and nothing is said', async ({ page }) => {
    const { fitted } = await wordOf(page);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(pageAt(stranger, fitted));
    await refused;
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    await expect(inFrame(page).getByRole('button')).toHaveCount(0);
    await expect(messages(page)).toHaveCount(0);
  });
});

test('a visitor takes the code of a preview question, and it works on the other page', async ({ page }) => {
  await page.goto(`${origin}/preview/1`);
  const embed = page.getByRole('button', { name: 'Embed' });
  await embed.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Embed this question' });
  await dialog.getByRole('radio', { name: 'Dark' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('zh');
  await expect(dialog.frameLocator('iframe').getByRole('button', { name: '开始' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy the code' }).press('Enter');
  await expect(dialog.getByText(/^Copied/)).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toBe(await dialog.getByRole('textbox', { name: 'Code' }).inputValue());
  await page.keyboard.press('Escape');
  await expect(embed).toBeFocused();

  await page.goto(pageAt(school, code));
  await expect(inFrame(page).getByRole('button', { name: '开始' })).toBeVisible();
  await expect(inFrame(page).locator('rehearse-question')).toHaveAttribute('theme', 'dark');
});
