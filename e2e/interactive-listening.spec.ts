import type { Page } from '@playwright/test';
import { choicesOf, InteractiveListeningPage } from './pages/interactive-listening-page.ts';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { expect, type Learner, test } from './support/test.ts';

const submoduleId = 7;

async function openFirst(page: Page, learner: Learner) {
  const ids = (await firstPageOf(page.request, submoduleId)).content.map(({ questionId }) => questionId);
  const questionId = ids[0] ?? 0;
  const key = await questionOf(page.request, learner, { questionId, submoduleId });
  const browser = new PracticeBrowserPage(page);
  await browser.open('Listening', 'Interactive Listening');
  await browser.openQuestion(questionId);
  const question = new InteractiveListeningPage(page);
  await question.isOpen(questionId);
  return { question, key, choices: choicesOf(key), questionId, nextId: ids[1] ?? 0 };
}

const savedBy = async (page: Page, learner: Learner, questionId: number) => {
  const { userAnswer, isPracticed } = await questionOf(page.request, learner, { questionId, submoduleId });
  return { isPracticed, ...(JSON.parse(userAnswer ?? 'null') as object) };
};

test('the replies are disabled while a turn plays, and enabled when it ends', async ({ page, learner }) => {
  const { question, key, choices } = await openFirst(page, learner);
  // the host synthesizes audio on first request
  await page.request.get(key.sequences?.[0]?.questionAudioUrl ?? '');
  await question.start();
  const reply = question.option(choices[0]?.answer ?? '');
  await expect(question.task.getByText('Listen', { exact: true })).toBeVisible();
  await expect(reply).toBeDisabled();
  await expect(page.getByRole('timer')).toContainText(/3:5\d/);
  await expect(reply).toBeDisabled();
  await expect(reply).toBeEnabled({ timeout: 25_000 });
  await expect(question.task.getByText('Played', { exact: true })).toBeVisible();
});

test('time-up: chosen replies count, the summary starts, and its text is saved', async ({ page, learner }) => {
  await page.clock.install();
  await InteractiveListeningPage.shorten(page);
  const { question, choices, questionId } = await openFirst(page, learner);
  await question.start();
  await question.reply(choices[0]?.answer ?? '');
  await question.goOn();
  await question.option(choices[1]?.answer ?? '').check();
  await page.clock.fastForward('04:00');
  await expect(question.task.getByText('Time for the conversation is up')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('1:1');
  await question.summary().fill('They talked about a club.');
  await page.clock.fastForward('01:15');
  await expect(question.task.getByRole('heading', { name: '2 of 5 replies right' })).toBeVisible();
  await expect(question.task.getByText('You didn’t reply.')).toHaveCount(3);
  await question.isSaved();
  expect(await savedBy(page, learner, questionId)).toMatchObject({
    answers: [{ correct: true }, { correct: true }, { answer: null }, { answer: null }, { answer: null }],
    summary: 'They talked about a club.',
  });
});

test('audio that can’t be loaded: the clock waits, one turn is answered without it, the next one is retried', async ({
  page,
  learner,
}) => {
  await InteractiveListeningPage.loseSounds(page);
  const { question, choices } = await openFirst(page, learner);
  await question.start();
  await expect(question.task.getByText('The sound can’t be loaded')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('4:00');
  await question.task.getByRole('button', { name: 'Answer without sound' }).click();
  await question.reply(choices[0]?.answer ?? '');
  await question.hasMark('Right');
  await question.goOn();
  await expect(question.task.getByText('The sound can’t be loaded')).toBeVisible();
  await question.findSounds();
  await InteractiveListeningPage.shorten(page);
  await question.task.getByRole('button', { name: 'Try again' }).click();
  await expect(question.option(choices[1]?.answer ?? '')).toBeEnabled();
});

test('a reload and a visit to the next question lose nothing', async ({ page, learner }) => {
  await InteractiveListeningPage.shorten(page);
  const { question, choices, questionId, nextId } = await openFirst(page, learner);
  await question.start();
  await question.reply(choices[0]?.answer ?? '');
  await question.goOn();
  await question.option(choices[1]?.answer ?? '').check();
  await page.reload();
  await question.isOpen(questionId);
  await expect(question.turn(2)).toBeVisible();
  await expect(question.option(choices[1]?.answer ?? '')).toBeChecked();
  await expect(question.thread().getByRole('listitem')).toHaveCount(1);

  await question.next();
  await question.isOpen(nextId);
  await expect(question.task.getByRole('button', { name: 'Start' })).toBeVisible();
  await question.last();
  await question.isOpen(questionId);
  await expect(question.option(choices[1]?.answer ?? '')).toBeChecked();
  await question.task.getByRole('button', { name: 'Next', exact: true }).click();
  await question.hasMark('Right');
});
