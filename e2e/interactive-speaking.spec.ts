import type { Page } from '@playwright/test';
import { InteractiveSpeakingPage } from './pages/interactive-speaking-page.ts';
import { questionOf } from './support/bank.ts';
import { chooseQuestion, goTo } from './support/questions.ts';
import { savedSeconds } from './support/recordings.ts';
import { expect, type Learner, test } from './support/test.ts';

const submoduleId = 15;

async function openTalk(page: Page, learner: Learner) {
  const key = await chooseQuestion(page, learner, submoduleId);
  await goTo(page, key);
  const { conversation } = await questionOf(page.request, learner, { questionId: key.questionId, submoduleId });
  const byName = new Map(conversation?.questions.map((asked) => [asked.name, asked]));
  const way: string[] = [];
  for (let at = conversation?.questions[0]; at; at = byName.get(at.next ?? '')) way.push(at.questionReference ?? '');
  return { screen: new InteractiveSpeakingPage(page), key, way };
}

test('a conversation by keyboard: heard and not shown, one recording, a reload in the middle, review and past attempts', async ({
  page,
  learner,
}) => {
  await InteractiveSpeakingPage.shorten(page);
  const { screen, key, way } = await openTalk(page, learner);
  await expect(screen.task.getByText(/Your voice stays on this device/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(screen.number(1)).toBeVisible();
  await screen.hasSpoken(1);
  await expect(page.getByText(way[0] ?? '')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(screen.number(2)).toBeVisible();
  await screen.hasSpoken(2);

  await page.reload();
  await expect(screen.task.getByText(/What you said is safe/)).toBeVisible();
  await expect(screen.number(2)).toBeVisible();
  await page.keyboard.press('Space');
  await screen.hasSpoken(3);
  await page.keyboard.press('Space');
  await expect(screen.number(3)).toBeVisible();
  expect(await screen.talkToTheEnd(3)).toBe(way.length);

  await screen.isSaved();
  for (const text of way) await expect(screen.task.getByText(text, { exact: true })).toBeVisible();
  await expect(screen.answers()).toHaveCount(way.length);
  await screen.answers().nth(1).click();
  await expect(screen.task.getByRole('button', { name: 'Pause: Your answer 2' })).toBeVisible();
  await screen.task.getByText('Sample answers').first().click();
  await expect(screen.task.getByRole('tab', { name: 'About 135' })).toBeVisible();
  expect(await savedSeconds(page, learner, key)).toBeGreaterThan(way.length + 1);

  await page.reload();
  await expect(screen.answers()).toHaveCount(way.length);
  await page.getByText('Past attempts', { exact: true }).click();
  const attempt = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete/ }) });
  await expect(attempt.getByText(way[0] ?? '', { exact: true })).toBeVisible();
  await expect(screen.answers(attempt)).toHaveCount(way.length);
});

test('a question that can’t be played is read instead', async ({ page, learner }) => {
  await InteractiveSpeakingPage.loseSounds(page);
  const { screen, way } = await openTalk(page, learner);
  await screen.start();
  await screen.task.getByRole('button', { name: 'Read it instead' }).click();
  await expect(screen.task.getByText(way[0] ?? '', { exact: true })).toBeVisible();
  await screen.hasSpoken(1);
  await screen.done.click();
  await expect(screen.number(2)).toBeVisible();
});

test('when the time for speaking is over, the answer ends and the review follows', async ({ page, learner }) => {
  await page.clock.install();
  await InteractiveSpeakingPage.shorten(page);
  const { screen, key } = await openTalk(page, learner);
  await screen.start();
  await screen.hasSpoken(1);
  await page.clock.fastForward('03:50');
  await expect(screen.answers()).toHaveCount(1);
  await screen.isSaved();
  expect(await savedSeconds(page, learner, key)).toBeGreaterThan(0.5);
});
