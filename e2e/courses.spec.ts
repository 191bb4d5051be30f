import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { isHydrated } from './support/hydration.ts';
import { openFirst } from './support/open-first.ts';
import { dataFolder } from './support/place.ts';
import { expect, newAddress, test } from './support/test.ts';

const root = path.join(import.meta.dirname, '..');
const video = (page: Page) => page.locator('video');
const placeOf = (page: Page) => video(page).evaluate((player: HTMLVideoElement) => player.currentTime);

/** Runs `npm run lessons` on the store of the tests. */
const lessons = async (...args: string[]) => {
  const program = ['--conditions=@rehearse/source', path.join(root, 'apps', 'api', 'src', 'commands', 'lessons.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, [...program, ...args], {
    env: { ...process.env, REHEARSE_DATA: dataFolder },
  });
  return stdout;
};

test('the two kinds of course are tabs with their own URLs', async ({ page }) => {
  await page.goto('/courses');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Video Courses')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/courses/watch');
  await isHydrated(page);
  await tab('Video Courses').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('1-on-1 Live Teaching')).toBeFocused();
  await expect(page).toHaveURL(/\/courses\?mode=live$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A teacher for your own answers' })).toBeVisible();
  await tab('Video Courses').click();
  await expect(page).toHaveURL(/\/courses$/);
});

test('a written lesson opens from the list, links to the next one, in both languages, and can be printed', async ({
  page,
}) => {
  await page.goto('/courses');
  await page.getByRole('link', { name: /The pitfall guide/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The pitfall guide' })).toBeVisible();
  await expect(page.locator('article h2')).toHaveCount(15);
  await page.getByRole('link', { name: /Template: speak about a photo/ }).click();
  await expect(page.getByRole('heading', { name: 'A worked answer' })).toBeVisible();
  await page.goBack();
  await page.getByRole('banner').getByRole('combobox').selectOption('zh');
  await expect(page.getByRole('heading', { level: 1, name: '避坑指南' })).toBeVisible();
  await expect(page.locator('article h2')).toHaveCount(15);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, name: '避坑指南' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the first lesson plays, resumes after a reload, and has captions in both languages', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /use the sentence around the gap/ })).toBeVisible();
  await expect.poll(() => video(page).evaluate((player: HTMLVideoElement) => player.duration)).toBeGreaterThan(60);
  const shownCaptions = () =>
    video(page).evaluate((player: HTMLVideoElement) =>
      [...player.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    );
  expect(await shownCaptions()).toEqual(['en']);

  await video(page).focus();
  await page.keyboard.press('l');
  await page.keyboard.press('l');
  await page.keyboard.press('k');
  await expect.poll(() => placeOf(page)).toBeGreaterThan(20.5);
  await expect
    .poll(() =>
      video(page).evaluate((player: HTMLVideoElement) =>
        [...player.textTracks].flatMap((track) => [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text)),
      ),
    )
    .toContainEqual(expect.stringContaining('Second, find the small words.'));
  await page.keyboard.press('k');
  const left = await placeOf(page);
  // the browser reports the pause a moment later
  const kept = () => page.evaluate(() => localStorage.getItem('lessonPlaces'));
  await expect.poll(kept).toContain(`:${Math.round(left * 10) / 10}}`);

  await page.reload();
  await expect(page.getByText(/^Resumed at 0:2\d\.$/)).toBeVisible();
  await expect.poll(() => placeOf(page)).toBeCloseTo(left, 0);
  await page.getByRole('banner').getByRole('combobox').selectOption('zh');
  await expect.poll(shownCaptions).toEqual(['zh-Hans']);
  await page.getByRole('button', { name: '从头开始' }).click();
  await expect.poll(() => placeOf(page)).toBe(0);
});

test('the breadcrumbs for search engines include the lesson’s name', async ({ page }) => {
  await page.goto('/courses/watch?lesson=1');
  const lesson = await page.getByRole('heading', { level: 1, name: /use the sentence around the gap/ }).textContent();
  const way = page.locator('head script[type="application/ld+json"]');
  await expect.poll(async () => (await way.allTextContents()).join()).toContain(`"name":"${lesson}"`);
  expect((await way.allTextContents()).join()).toContain('"name":"Courses"');
});

test('a lesson that fails to load shows a message, and plays after a retry', async ({ page }) => {
  await page.route('**/media/lessons/*.webm', (route) => route.abort());
  await page.goto('/courses/watch');
  await expect(page.getByRole('alert')).toContainText("This lesson can't be played here");
  await page.unroute('**/media/lessons/*.webm');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => video(page).evaluate((player: HTMLVideoElement) => player.duration)).toBeGreaterThan(60);
});

test('a lesson added by the operator appears, and disappears when it is removed', async ({ page }) => {
  const file = path.join(root, 'content', 'media', 'lessons', 'read-and-complete.webm');
  const title = `Added ${newAddress('lesson')}`;
  const added = await lessons('add', file, '--title', title, '--title-zh', '新增的一课');
  const lessonId = /Lesson (\d+) was added/.exec(added)?.[1] ?? '';
  await page.goto('/courses');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'All lessons' }).getByRole('link', { name: title }),
  ).toHaveAttribute('aria-current', 'page');
  await lessons('remove', lessonId);
  await page.goto('/courses');
  await expect(page.getByRole('link', { name: /use the sentence around the gap/ })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('a live teaching request survives a reload and a lost connection, and reaches the operator once', async ({
  page,
}) => {
  const email = newAddress('live');
  await page.goto('/courses?mode=live');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await page.getByLabel('Name').fill('Lin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Your goal').fill('A master’s course in Dublin');
  await page.getByLabel('Times that suit you').fill('Tuesdays after 19:00');
  await page.getByLabel('Your time zone').selectOption('Asia/Shanghai');
  await page.getByLabel('Target score').selectOption('120');
  await page.reload();
  await expect(page.getByLabel('Your goal')).toHaveValue('A master’s course in Dublin');

  await page.route('**/api/public/live-teaching', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert')).toContainText('Your request was not sent');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('status')).toContainText(`We will reply to ${email}.`);

  const mails = async () => {
    const reply = await page.request.get('/dev/mailbox', { headers: { accept: 'application/json' } });
    return ((await reply.json()) as { to: string; text: string }[]).filter(({ text }) => text.includes(email));
  };
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail?.to).toBe('operator@example.org');
  for (const part of ['A master’s course in Dublin', '120', 'Tuesdays after 19:00', 'Asia/Shanghai'])
    expect(mail?.text).toContain(part);
});

test('a review prints completely, black on white, without bars and buttons', async ({ page, learner }) => {
  const { question, key, questionId } = await openFirst(page, learner, {
    submoduleId: 10,
    module: 'Reading',
    submodule: 'Fill In the Blanks',
  });
  await question.type('zzz');
  await question.submit();
  await expect(question.task.getByText(/^Answer: /)).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${questionId}`);
  await expect(question.task.getByText(/^Answer: /)).toBeVisible();
  await expect(question.task.getByText(key.explanation?.en ?? '')).toBeVisible();
  await expect(question.task.getByText(/^Answer: /)).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const name of ['Exit', 'Solve Again', 'Next', 'Last'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
});
