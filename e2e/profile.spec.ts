import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { AccountPages } from './pages/account-pages.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { QuestionPage } from './pages/question-page.ts';
import { SpeakingPage } from './pages/speaking-page.ts';
import { press, pressAt, tabTo } from './support/keyboard.ts';
import { chooseQuestion, goTo } from './support/questions.ts';
import { createLearner, expect, type Learner, test } from './support/test.ts';
import { filesWith, onDevice, recordingFilesOf, tablesWith, userIdOf } from './support/traces.ts';

const nextPassword = 'another quiet library';

/** Answers a word right or wrong, and returns its question. */
async function answerWord(page: Page, learner: Learner, place: number, isRight: boolean) {
  const chosen = await chooseQuestion(page, learner, 1, place);
  const question = await goTo(page, chosen);
  const answer = chosen.key.correct === isRight ? 'Yes' : 'No';
  await question.task.getByRole('button', { name: answer, exact: true }).click();
  await question.isSaved();
  return { ...chosen, answer };
}

/** Reads a text aloud for a second. */
async function readAloud(page: Page, learner: Learner) {
  await goTo(page, await chooseQuestion(page, learner, 2));
  const question = new SpeakingPage(page);
  await question.task.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('timer')).toContainText('0:18');
  await question.task.getByRole('button', { name: 'Stop recording' }).click();
  await question.isSaved();
}

/** A second browser in which the learner is logged in. */
async function elsewhere(browser: Browser, learner: Learner) {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/profile');
  await new AccountPages(page).login(learner.account, learner.password);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  return page;
}

test('the charts show the practice history, also as numbers', async ({ page, learner }) => {
  const profile = new ProfilePage(page);
  await profile.open();
  await expect(page.getByText('No practice yet')).toBeVisible();

  await answerWord(page, learner, 1, true);
  await answerWord(page, learner, 2, false);
  await profile.open();
  await expect(profile.chart('Answers per day')).toHaveAttribute('aria-valuetext', /: 2 answers$/);
  await expect(profile.chart('Average score per day')).toHaveAttribute('aria-valuetext', /: 50%$/);
  await expect(profile.history.getByRole('row', { name: /^Read & Select\s+2 50%$/ })).toBeVisible();
  await expect(profile.history.getByRole('img', { name: /^This week: \w+day, / })).toBeVisible();

  await profile.history.getByText('Show as a table').first().click();
  await expect(profile.history.getByRole('row', { name: /^\w+day, \w+ \d+ 2$/ })).toBeVisible();
  await profile.history.getByText('Last 90 days').click();
  await expect(profile.chart('Answers per day')).toHaveAttribute('max', '89');
});

test('a new password logs the other browser out, but not this one', async ({ page, browser, learner }) => {
  const other = await elsewhere(browser, learner);
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.changePassword('not the password', nextPassword);
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await profile.changePassword(learner.password, nextPassword);
  await expect(page.getByText('Your password was changed, and all your other devices are logged out.')).toBeVisible();

  await other.goto('/profile');
  await expect(other).toHaveURL('/login');
  await profile.open();
  await expect(page.getByText(learner.account, { exact: true })).toBeVisible();
  await other.context().close();
});

test('only the new password logs in', async ({ page }) => {
  const learner = await createLearner(page.request);
  const headers = { authorization: `Bearer ${learner.token}` };
  const data = { currentPassword: learner.password, newPassword: nextPassword };
  expect((await page.request.post('/api/me/password', { headers, data })).ok()).toBe(true);
  await page.context().clearCookies();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  const pages = new AccountPages(page);
  await pages.login(learner.account, learner.password);
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  await pages.login(learner.account, nextPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});

test('logging out everywhere ends all sessions', async ({ page, browser, learner }) => {
  const other = await elsewhere(browser, learner);
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.security.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await other.goto('/profile');
  await expect(other).toHaveURL('/login');
  expect((await page.request.get('/api/me', { headers: { authorization: `Bearer ${learner.token}` } })).status()).toBe(
    401,
  );
  await other.context().close();
});

test('the download contains the latest answers and recordings', async ({ page, learner }) => {
  const { questionId, answer } = await answerWord(page, learner, 1, true);
  await readAloud(page, learner);
  await new ProfilePage(page).open();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^rehearse-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const { account, tables } = JSON.parse(new TextDecoder().decode(files['data.json']));
  expect(account).toBe(learner.account);
  const [word, spoken] = tables.attempts;
  expect(word).toMatchObject({ question_id: questionId, score: 1 });
  expect(word.answer.toLowerCase()).toContain(answer.toLowerCase());
  const sound = files[`recordings/${spoken.recording}`];
  expect(new TextDecoder().decode(sound?.slice(0, 4))).toBe('RIFF');
});

/** Buys a plan and masters a word, through the API. */
async function leaveTraces({ request }: Page, { token }: Learner) {
  const headers = { authorization: `Bearer ${token}` };
  const order = await request.post('/api/create-checkout-session', { headers, data: { priceId: 'vip-7' } });
  const { url } = (await order.json()).data as { url: string };
  const paid = await request.post(url, { form: { outcome: 'pay' }, maxRedirects: 0 });
  expect(paid.headers()['location']).toContain('/pay/success');
  const found = await request.post('/wordbook/search', { headers, data: { query: 'breakfast', page: 1, size: 1 } });
  const wordId = ((await found.json()).data as { content: { id: number }[] }).content[0]?.id;
  const marked = await request.post('/wordbook/practice/status', { headers, data: { wordId } });
  expect(marked.ok()).toBe(true);
}

test('a deleted account leaves nothing in the database, on the disk or on the device', async ({ page, learner }) => {
  await leaveTraces(page, learner);
  await answerWord(page, learner, 1, false);
  await readAloud(page, learner);
  await goTo(page, await chooseQuestion(page, learner, 14));
  await page.getByRole('textbox').fill('A sentence that is not given yet.');
  await expect(page.getByRole('textbox')).toHaveValue('A sentence that is not given yet.');
  expect((await onDevice(page)).rows['drafts']).toBeGreaterThan(0);

  const userId = userIdOf(learner.account);
  const recordings = recordingFilesOf(userId);
  expect(recordings.map(existsSync)).toEqual([true]);
  expect(tablesWith(learner.account, userId)).toEqual(
    expect.arrayContaining(['attempts', 'checkouts', 'recordings', 'review_cards', 'users', 'word_marks']),
  );
  expect(filesWith(learner.account)).not.toEqual([]);

  const profile = new ProfilePage(page);
  await profile.open();
  await profile.delete('not the password');
  await expect(profile.deletion.getByText('This is not your password.')).toBeVisible();
  await profile.deletion.getByLabel('Your password').fill(learner.password);
  await profile.deletion.getByRole('button', { name: 'Delete for good' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(tablesWith(learner.account, userId)).toEqual([]);
  expect(recordings.map(existsSync)).toEqual([false]);
  await expect.poll(() => filesWith(learner.account)).toEqual([]);

  const { items, rows } = await onDevice(page);
  expect(rows).toEqual({ chunks: 0, drafts: 0, outbox: 0, videos: 0 });
  expect(Object.keys(items).filter((key) => !['theme', 'i18nextLng'].includes(key))).toEqual([]);

  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await new AccountPages(page).login(learner.account, learner.password);
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
});

test('with the keyboard: charts and settings', async ({ page, learner }) => {
  await answerWord(page, learner, 1, true);
  const profile = new ProfilePage(page);
  await profile.open();
  const chart = profile.chart('Answers per day');
  await tabTo(page, chart);
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', /: 0 answers$/);
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', /: 1 answer$/);
  await pressAt(page, profile.history.locator('summary').first());
  await expect(profile.history.getByRole('row', { name: /^\w+day, \w+ \d+ 1$/ })).toBeVisible();

  await tabTo(page, page.getByRole('radio', { name: 'Timed' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Exam' })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: '×1', exact: true }));
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(page.getByRole('radio', { name: '×1.5' })).toBeChecked();
  await tabTo(page, page.getByRole('link', { name: 'Download my data' }));

  await goTo(page, await chooseQuestion(page, learner, 8));
  await expect(new QuestionPage(page).mode()).toContainText('Exam');
});

test('with the keyboard: a new password, and a cancelled deletion', async ({ page, learner }) => {
  const profile = new ProfilePage(page);
  await profile.open();
  await tabTo(page, profile.security.getByLabel('Current password'));
  await page.keyboard.type(learner.password);
  await tabTo(page, profile.security.getByLabel('New password'));
  await page.keyboard.type(nextPassword);
  await tabTo(page, profile.security.getByLabel('Confirm password'));
  await page.keyboard.type(nextPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password was changed, and all your other devices are logged out.')).toBeVisible();

  const open = page.getByRole('button', { name: 'Delete account…' });
  await pressAt(page, open);
  await expect(profile.deletion).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile.deletion).toBeHidden();
  await expect(open).toBeFocused();
});
