/**
 * `npm run visual`: pictures of every question type in the real app, at two widths and in both themes, into
 * `docs/visual`. `npm run visual -- 9 12 390-dark` draws only those types, only in that look.
 */
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { submodules } from '@rehearse/practice-machines/question-browser';
import { QuestionPage } from '../e2e/pages/question-page.ts';
import { launchOptions, origin, port } from '../e2e/support/place.ts';
import { chooseQuestion, goTo } from '../e2e/support/questions.ts';
import { createLearner, signIn } from '../e2e/support/test.ts';
import { answer, beginsToSound, prepare } from './visual-answers.ts';

const root = path.dirname(import.meta.dirname);
const tallest = 1600;

const looks = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme, name: `${width}-${theme}` })),
);
type Look = (typeof looks)[number];
type Submodule = (typeof submodules)[number];

async function startProduct() {
  const server = spawn(process.execPath, ['--conditions=@rehearse/source', path.join(root, 'e2e', 'serve.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const answers = () =>
    fetch(`${origin}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error('The server ended before it answered, so nothing was drawn.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return server;
}

/** What a learner sees without scrolling; or, if `whole`, all of the page that a picture may hold. */
async function picture(page: Page, file: string, whole: boolean) {
  const seen = page.viewportSize() ?? { width: 0, height: 0 };
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(0, 0);
  if (whole) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...seen, height: Math.min(tallest, Math.max(seen.height, height)) });
  }
  await page.screenshot({ path: file, type: 'jpeg', quality: 58 });
  await page.setViewportSize(seen);
}

/** Waits until the question is asked, then stops the page's clock. */
async function holdAsked(page: Page, submoduleId: number) {
  await page.getByRole('banner').getByRole('timer').waitFor();
  await beginsToSound(page, submoduleId);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

async function draw(browser: Browser, { submodule_id: submoduleId, name }: Submodule, look: Look) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: look.width, height: look.width === 390 ? 844 : 860 },
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    permissions: ['microphone'],
    ...(look.width === 390 ? { hasTouch: true, isMobile: true } : {}),
  });
  const page = await context.newPage();
  const learner = await createLearner(page.request);
  await signIn(page, learner);
  const chosen = await chooseQuestion(page, learner, submoduleId);

  const slug = name.toLowerCase().replace(/[^a-z]+/g, '-');
  const folder = path.join(root, 'docs/visual', `${String(submoduleId).padStart(2, '0')}-${slug}`);
  await mkdir(folder, { recursive: true });
  const take = (part: string, whole = false) => picture(page, path.join(folder, `${part}-${look.name}.jpg`), whole);

  await page.clock.install();
  await prepare(page, submoduleId);
  await goTo(page, chosen);
  await holdAsked(page, submoduleId);
  await take('task');
  await page.clock.resume();
  await answer(page, submoduleId, chosen.key, (part) => take(part, true));
  await page.getByRole('button', { name: /^(Solve Again|Record again)$/ }).waitFor();
  await new QuestionPage(page).isSaved();
  await page.waitForLoadState('networkidle');
  await take('review', true);
  await context.close();
}

const wanted = process.argv.slice(2);
const wantedTypes = submodules.filter(({ submodule_id }) => wanted.includes(String(submodule_id)));
const wantedLooks = looks.filter(({ name }) => wanted.includes(name));

const server = await startProduct();
const browser = await chromium.launch(launchOptions);
try {
  for (const submodule of wantedTypes.length > 0 ? wantedTypes : submodules) {
    const shown = wantedLooks.length > 0 ? wantedLooks : looks;
    // a machine that is busy may miss a moment: once more then
    await Promise.all(shown.map((look) => draw(browser, submodule, look).catch(() => draw(browser, submodule, look))));
    console.info(`Drawn: ${submodule.name}`);
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
