import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { ListedType } from '@rehearse/question-types';
import { QuestionPage } from '../../e2e/pages/question-page.ts';
import { chooseQuestion, goTo } from '../../e2e/support/questions.ts';
import { createLearner, signIn } from '../../e2e/support/test.ts';
import { questionDrivers } from '../../e2e/types/index.ts';
import type { Look } from './looks.ts';
import { openPage, takePicture } from './picture.ts';

const tallest = 1600;

/** Waits until the question is shown, then stops the page's clock. */
async function holdAsked(page: Page, startsWithAudio = false) {
  await page.getByRole('banner').getByRole('timer').waitFor();
  if (startsWithAudio) await page.getByText('Playing', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** A question type as it opens and as it is reviewed, with its steps on the way, into a folder of its own. */
export async function drawQuestion(browser: Browser, type: ListedType, look: Look, into: string) {
  const submoduleId = type.id;
  const driver = questionDrivers[submoduleId];
  const page = await openPage(browser, look);
  const learner = await createLearner(page.request);
  await signIn(page, learner);
  const chosen = await chooseQuestion(page, learner, submoduleId);

  const slug = type.name.toLowerCase().replace(/[^a-z]+/g, '-');
  const folder = path.join(into, `${String(submoduleId).padStart(2, '0')}-${slug}`);
  await mkdir(folder, { recursive: true });
  const take = (part: string, height?: number) =>
    takePicture(page, path.join(folder, `${part}-${look.name}.jpg`), height);

  await page.clock.install();
  await driver.prepare?.(page);
  await goTo(page, chosen);
  await holdAsked(page, driver.startsWithAudio);
  await take('task');
  await page.clock.resume();
  await driver.answer(page, chosen.key, (part) => take(part, tallest));
  await page.getByRole('button', { name: /^(Solve Again|Record again|Talk again)$/ }).waitFor();
  await new QuestionPage(page).isSaved();
  await page.waitForLoadState('networkidle');
  await take('review', tallest);
  await page.context().close();
}
