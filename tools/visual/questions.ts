import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { QuestionType } from '@rehearse/question-types';
import { QuestionPage } from '../../e2e/pages/question-page.ts';
import { chooseQuestion, goTo } from '../../e2e/support/questions.ts';
import { createLearner, signIn } from '../../e2e/support/test.ts';
import { answer, beginsToSound, prepare } from './answers.ts';
import type { Look } from './looks.ts';
import { openPage, takePicture } from './picture.ts';

const tallest = 1600;

/** Waits until the question is shown, then stops the page's clock. */
async function holdAsked(page: Page, submoduleId: number) {
  await page.getByRole('banner').getByRole('timer').waitFor();
  await beginsToSound(page, submoduleId);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Captures a question type at start, at its steps and in review, into its own folder. */
export async function drawQuestion(
  browser: Browser,
  { id: submoduleId, name }: QuestionType,
  look: Look,
  into: string,
) {
  const page = await openPage(browser, look);
  const learner = await createLearner(page.request);
  await signIn(page, learner);
  const chosen = await chooseQuestion(page, learner, submoduleId);

  const slug = name.toLowerCase().replace(/[^a-z]+/g, '-');
  const folder = path.join(into, `${String(submoduleId).padStart(2, '0')}-${slug}`);
  await mkdir(folder, { recursive: true });
  const take = (part: string, height?: number) =>
    takePicture(page, path.join(folder, `${part}-${look.name}.jpg`), height);

  await page.clock.install();
  await prepare(page, submoduleId);
  await goTo(page, chosen);
  await holdAsked(page, submoduleId);
  await take('task');
  await page.clock.resume();
  await answer(page, submoduleId, chosen.key, (part) => take(part, tallest));
  await page.getByRole('button', { name: /^(Solve Again|Record again)$/ }).waitFor();
  await new QuestionPage(page).isSaved();
  await page.waitForLoadState('networkidle');
  await take('review', tallest);
  await page.context().close();
}
