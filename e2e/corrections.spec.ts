import type { Page } from '@playwright/test';
import { PricingPage } from './pages/pricing-page.ts';
import { SpeakingPage } from './pages/speaking-page.ts';
import { WritingPage } from './pages/writing-page.ts';
import { test } from './support/demonstration.ts';
import { type SignedIn, signUpLearner } from './support/learners.ts';
import { chooseQuestion, goTo, openQuestion } from './support/questions.ts';
import { expect, signIn } from './support/test.ts';

const photoToWriteAbout = 11;
const photoToSpeakAbout = 5;
const writingSample = 14;

const text =
  'In this photo I see two childrens in a park. They is playing with a ball, and a old man sits on a bench and look at them.';

test('an AI correction: consent, the report from the bell, none left, and consent withdrawn', async ({
  page,
  service,
}) => {
  service.hold();
  const learner = await signUpLearner(page.request);
  await signIn(page, learner);
  await openQuestion(page, learner, photoToWriteAbout);
  const question = new WritingPage(page);
  await question.box().fill(text);
  await question.submit();
  await question.isSaved();

  const block = page.getByRole('region', { name: 'AI correction' });
  await expect(block).toContainText('This is a demonstration.');
  await expect(block).toContainText('Left: 1 free this month.');
  await block.getByRole('button', { name: 'Get an AI correction' }).click();
  const consent = page.getByRole('dialog', { name: 'Send your answer to a service?' });
  await expect(consent).toContainText('Demonstration (127.0.0.1)');
  await expect(consent).toContainText('It doesn’t keep them.');
  await consent.getByRole('button', { name: 'Not now' }).click();
  await block.getByRole('button', { name: 'Get an AI correction' }).click();
  await consent.getByRole('button', { name: 'Agree and send' }).click();
  await expect(block.getByRole('status')).toHaveText(/Reading your answer…|You’re next/);

  // the learner leaves; the bell shows the result when it is there
  await page.goto('/practice');
  const bell = page.getByRole('banner').getByRole('button', { name: /^AI corrections/ });
  await expect(bell).toHaveAccessibleName('AI corrections');
  service.release();
  await expect(bell).toHaveAccessibleName('AI corrections, 1 new');
  await bell.press('ArrowDown');
  await page.getByRole('menuitem', { name: /^Write About the Photo: .* · New$/ }).press('Enter');
  await expect(page).toHaveURL(/\/corrections\/\d+$/);
  await expect(page.getByText('Estimated score')).toBeVisible();
  await page.getByRole('button', { name: /^childrens/ }).click();
  await expect(page.getByRole('region', { name: /^Correction \d of \d$/ })).toContainText('children');
  await expect(page.getByText(/^Checked by the rules of the built-in corrector/)).toBeVisible();
  await expect(bell).toHaveAccessibleName('AI corrections');

  // the one free correction of the month is used; the report belongs to the answer
  await page.getByRole('button', { name: 'Open the question' }).click();
  await expect(block).toContainText('Estimated score');
  await question.solveAgain();
  await question.box().fill(`${text} It is sunny.`);
  await question.submit();
  await expect(block).toContainText('You have no AI corrections left.');
  await expect(block.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  await expect(block.getByRole('button')).toHaveCount(0);

  await page.goto('/profile');
  const profile = page.getByRole('region', { name: 'AI corrections' });
  const allowed = profile.getByRole('switch', { name: /^Allow sending answers to AI services/ });
  await expect(allowed).toBeChecked();
  await allowed.press('Space');
  await expect(allowed).not.toBeChecked();
  await page.reload();
  await expect(allowed).not.toBeChecked();
  await expect(profile.getByRole('link', { name: 'Write About the Photo' })).toBeVisible();
});

test('an AI correction of speech: transcript, fillers, pace and scores, saved with the recording', async ({ page }) => {
  const learner = await signUpLearner(page.request);
  await signIn(page, learner);
  await goTo(page, await chooseQuestion(page, learner, photoToSpeakAbout));
  const question = new SpeakingPage(page);
  await question.speakNow.click();
  await question.speakFor(1);
  await question.isSaved();

  const block = page.getByRole('region', { name: 'AI correction' });
  await block.getByRole('button', { name: 'Get an AI correction' }).click();
  const consent = page.getByRole('dialog', { name: 'Send your answer to a service?' });
  await expect(consent).toContainText('Turns recordings into text.');
  await consent.getByRole('button', { name: 'Agree and send' }).click();

  // two services are asked, one after the other
  await block.getByText('Estimated score').waitFor();
  await expect(block).toContainText('This is an example, um, (filler) because');
  await expect(block).toContainText(/\d+ words per minute/);
  await expect(block).toContainText('2 fillers');
  await expect(block).toContainText('2 repetitions');
  await expect(block.getByRole('figure', { name: 'Words per minute over time' })).toBeVisible();
  for (const criterion of ['Task', 'Coherence', 'Vocabulary', 'Grammar', 'Fluency', 'Pronunciation'])
    await expect(block.getByRole('heading', { name: criterion, exact: true })).toBeVisible();
  await block.getByRole('button', { name: /^childrens/ }).click();
  await expect(block.getByRole('region', { name: /^Correction \d of \d$/ })).toContainText('children');

  await page.reload();
  await expect(block).toContainText('Estimated score');
  await page.getByText('Past attempts', { exact: true }).click();
  const past = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Play: Your recording' }) });
  await past.getByRole('link', { name: /^AI report: \d+–\d+ \(..\)$/ }).click();
  await expect(page).toHaveURL(/\/corrections\/\d+$/);
  await expect(page.getByRole('heading', { name: 'What you said', exact: true })).toBeVisible();
});

/** A learner who agreed, and has used the free correction of the month. */
async function usedUpLearner(page: Page): Promise<SignedIn> {
  const learner = await signUpLearner(page.request);
  const headers = { authorization: `Bearer ${learner.token}` };
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data, headers })).json()).data;
  const { questionId, submoduleId } = await chooseQuestion(page, learner, writingSample);
  const { attemptId } = await post('/questions/text', { questionId, submoduleId, answer: text });
  await post('/api/me/corrections/consent', { given: true });
  await post('/api/me/corrections', { attemptId, language: 'en' });
  const left = async () => (await (await page.request.get('/api/me/corrections/offer', { headers })).json()).data;
  await expect.poll(left).toMatchObject({ freeLeft: 0, waiting: 0 });
  return learner;
}

/** A tab of a browser without windows is always visible, so the event of returning to it is sent by hand. */
const returnTo = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a plan is bought and used up; a correction that failed is not counted', async ({ page, service, ownServer }) => {
  await ownServer.plans('add', '--days', '3', '--price', '1', '--corrections', '1');
  const learner = await usedUpLearner(page);
  await signIn(page, learner);
  await goTo(page, await chooseQuestion(page, learner, photoToWriteAbout));
  const question = new WritingPage(page);
  await question.box().fill(text);
  await question.submit();
  const block = page.getByRole('region', { name: 'AI correction' });
  await expect(block).toContainText('You have no AI corrections left.');
  const opened = page.waitForEvent('popup');
  await block.getByRole('link', { name: 'See the plans' }).click();
  const shop = await opened;
  await expect(shop).toHaveURL('/pricing');
  const pricing = new PricingPage(shop);
  await pricing.checkOut(3);
  await pricing.decide(/^Pay \$1/);
  await expect(shop.getByText('1 correction left', { exact: true })).toBeVisible();
  await shop.close();

  service.isBroken = true;
  await returnTo(page);
  await expect(block).toContainText('Left: 1 from your plan.');
  await block.getByRole('button', { name: 'Get an AI correction' }).click();
  await expect(block).toContainText('The correction didn’t work. It was not counted.');
  await expect(block).toContainText('Left: 1 from your plan.');
  service.isBroken = false;
  await block.getByRole('button', { name: 'Try again' }).click();
  await expect(block).toContainText('Estimated score');

  await question.solveAgain();
  await question.box().fill(`${text.replace('childrens', 'children')} It is sunny.`);
  await question.submit();
  await expect(block).toContainText('You have no AI corrections left.');
  await expect(block.getByRole('button')).toHaveCount(0);
  await page.getByText('Past attempts', { exact: true }).click();
  await page.getByText('Compare two attempts').click();
  await expect(page.getByRole('heading', { name: '1 mistake fixed' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('AI estimate');
  await expect(page.getByRole('article').last()).toContainText('It is sunny.');

  await page.goto('/profile');
  await expect(page.getByText('AI corrections left').locator('..')).toContainText('0');
});

test.describe('in Chinese, on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an AI correction: consent, waiting, and the report from the bell', async ({ page, service }) => {
    service.hold();
    const learner = await signUpLearner(page.request);
    await signIn(page, learner);
    await openQuestion(page, learner, photoToWriteAbout);
    await page.getByRole('textbox').fill(text);
    await page.getByRole('button', { name: '提交' }).tap();
    const block = page.getByRole('region', { name: 'AI 批改' });
    await expect(block).toContainText('剩余：本月免费 1 次。报告完成后才计次。');
    await block.getByRole('button', { name: '获取 AI 批改' }).tap();
    const consent = page.getByRole('dialog', { name: '把你的答案发给批改服务？' });
    await expect(consent).toContainText('它不保存这些内容。');
    await consent.getByRole('button', { name: '同意并发送' }).tap();
    await expect(block.getByRole('status')).toHaveText(/正在阅读你的答案…|下一个就是你/);

    await page.goto('/practice');
    const bell = page.getByRole('banner').getByRole('button', { name: /^AI 批改/ });
    await expect(bell).toHaveAccessibleName('AI 批改');
    service.release();
    await expect(bell).toHaveAccessibleName('AI 批改，1 份新结果');
    await bell.tap();
    await page.getByRole('menuitem', { name: /· 新$/ }).tap();
    await expect(page).toHaveURL(/\/corrections\/\d+$/);
    await expect(page.getByText('估计分数')).toBeVisible();
    await expect(page.getByText('改正标出的错误。').first()).toBeVisible();
    await page.getByRole('button', { name: /^childrens/ }).tap();
    const card = page.getByRole('region', { name: /^第 \d 处修改/ });
    await expect(card).toContainText('检查这个名词是单数还是复数。');
    await page.keyboard.press('ArrowRight');
    await expect(card).not.toContainText('检查这个名词是单数还是复数。');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});
