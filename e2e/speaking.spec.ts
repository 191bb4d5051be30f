import type { Page } from '@playwright/test';
import { voiceOf } from './microphone.ts';
import { PracticeBrowserPage } from './pages/practice-browser-page.ts';
import { SpeakingPage } from './pages/speaking-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { savedSeconds } from './support/recordings.ts';
import { useSampleVoice } from './support/sample-voice.ts';
import { expect, type Learner, test } from './support/test.ts';

/** Opens the first question of a type, sorted by id, and returns it with its key. */
async function openFirst(page: Page, learner: Learner, submoduleId: number, module: string, submodule: string) {
  const { content } = await firstPageOf(page.request, submoduleId);
  const key = { questionId: content[0]?.questionId ?? 0, submoduleId };
  const question = await questionOf(page.request, learner, key);
  const browser = new PracticeBrowserPage(page);
  await browser.open(module, submodule);
  await browser.openQuestion(key.questionId);
  const screen = new SpeakingPage(page);
  await screen.isOpen(key.questionId);
  return { screen, question, key };
}

const clock = (page: Page) => page.getByRole('banner').getByRole('timer');

test('Read Aloud: pause, continue, play single words, and choose between two takes', async ({ page, learner }) => {
  const { screen, question, key } = await openFirst(page, learner, 2, 'Speaking', 'Read Aloud');
  const words = await useSampleVoice(page, question.questionText ?? '');
  await screen.task.getByRole('button', { name: 'Start recording' }).click();
  await screen.hasRecorded(1);
  await page.keyboard.press('p');
  await expect(screen.task.getByText('Paused. Continue when you are ready.')).toBeVisible();
  const shown = await clock(page).textContent();
  await screen.task.getByRole('button', { name: 'Resume' }).click();
  await expect(clock(page)).not.toHaveText(shown ?? '');
  await screen.speakFor(3);
  await screen.isSaved();
  const first = await savedSeconds(page, learner, key);
  expect(first).toBeGreaterThan(2.5);

  await expect(screen.words).toContainText(words);
  const voices = await screen.playWord(1);
  await expect.poll(() => voices.jsonValue()).toEqual(['Yours', 'Sample']);

  await screen.task.getByRole('button', { name: 'Record again' }).click();
  await expect(screen.task.getByRole('button', { name: 'Start recording' })).toBeFocused();
  await page.keyboard.press('Space');
  await screen.speakFor(1);
  await expect(screen.take(2).getByText('Your answer', { exact: true })).toBeVisible();
  await expect.poll(() => savedSeconds(page, learner, key)).not.toBe(first);

  await screen.take(1).getByRole('button', { name: 'Use this take' }).click();
  await expect(screen.take(1).getByText('Your answer', { exact: true })).toBeVisible();
  await expect.poll(() => savedSeconds(page, learner, key)).toBe(first);

  await page.reload();
  await expect(screen.take(1).getByText('Your answer', { exact: true })).toBeVisible();
  await expect(screen.take(2)).toBeVisible();
});

test('Read, Then Speak: recording starts when the preparation time is over, and survives a reload', async ({
  page,
  learner,
}) => {
  await page.clock.install();
  const { screen, question, key } = await openFirst(page, learner, 3, 'Speaking', 'Read Then Speak');
  await expect(screen.preparation).toBeVisible();
  await expect(screen.task.getByText(question.questionText ?? '', { exact: true })).toBeVisible();
  await expect(screen.task.getByRole('listitem')).toHaveText(question.bullets ?? []);
  await expect(clock(page)).toContainText('1:30');
  await page.clock.fastForward(8000);
  await expect(screen.preparation).toHaveText(/0:1[012]/);

  await page.reload();
  await expect(screen.preparation).toHaveText(/0:1\d/);
  await page.clock.fastForward(15_000);
  await expect(screen.stop).toBeVisible();
  await screen.hasRecorded(2);

  await page.reload();
  await expect(screen.task.getByText('We saved your recording')).toBeVisible();
  await screen.task.getByRole('button', { name: 'Use this recording' }).click();
  await screen.isSaved();
  await screen.task.getByRole('tab', { name: 'About 135' }).click();
  await expect(screen.task.getByText(String(question.gradedAnswers?.[2]?.text))).toBeVisible();
  await expect(screen.task.getByText(String(question.gradedSteps?.en))).toBeVisible();
  await screen.task.getByRole('tab', { name: 'Another way' }).click();
  await expect(screen.task.getByText(String(question.referenceAnswer))).toBeVisible();
  await screen.play('Your recording');
  expect(await savedSeconds(page, learner, key)).toBeGreaterThan(1);
});

test('Listen, Then Speak: three plays, no text before the review', async ({ page, learner }) => {
  const sound = voiceOf(1);
  await page.route('**/media/speech/*', (route) => route.fulfill({ contentType: 'audio/wav', body: sound }));
  const { screen, question } = await openFirst(page, learner, 4, 'Speaking', 'Listen Then Speak');
  const plays = screen.task.getByRole('button', { name: 'Play again' });
  for (const left of ['2 plays left', '1 play left']) {
    await expect(screen.task.getByText(left)).toBeVisible();
    await plays.click();
  }
  await expect(screen.task.getByText('0 plays left')).toBeVisible();
  await expect(plays).toHaveAccessibleDescription('You have used all 3 plays.');
  await expect(page.getByText(question.questionReference ?? '')).toHaveCount(0);

  await screen.speakNow.click();
  await screen.speakFor(2);
  await screen.isSaved();
  await expect(screen.task.getByText(question.questionReference ?? '')).toBeVisible();
  await screen.play('The question');
});

test('Speak About the Photo: time-up saves the recording', async ({ page, learner }) => {
  await page.clock.install();
  const { screen, question, key } = await openFirst(page, learner, 5, 'Speaking', 'Speak About the Photo');
  await expect(screen.task.getByRole('img', { name: question.imageAlt?.en ?? '' })).toBeVisible();
  await screen.speakNow.click();
  await screen.hasRecorded(1);
  await page.clock.fastForward(90_000);
  await expect(screen.done).toBeFocused();
  await screen.isSaved();
  expect(await savedSeconds(page, learner, key)).toBeGreaterThan(0.5);
  await screen.task.getByRole('button', { name: 'Record again' }).click();
  await expect(screen.preparation).toBeVisible();
  await screen.next();
  await expect(screen.preparation).toHaveText(/0:(20|19)/);
  await screen.last();
  await screen.isOpen(key.questionId);
});

test('Speak About the Photo: a picture that can’t be loaded leaves the task usable', async ({ page, learner }) => {
  await page.route('**/media/pictures/*', (route) => route.abort());
  const { screen, question } = await openFirst(page, learner, 5, 'Speaking', 'Speak About the Photo');
  await expect(screen.task.getByText('The picture can’t be loaded')).toBeVisible();
  await expect(screen.task.getByText(`Description: ${question.imageAlt?.en}`)).toBeVisible();
  await expect(screen.speakNow).toBeEnabled();
  await page.unroute('**/media/pictures/*');
  await screen.task.getByRole('button', { name: 'Try again' }).click();
  await expect(screen.task.getByRole('img', { name: question.imageAlt?.en ?? '' })).toBeVisible();
});
