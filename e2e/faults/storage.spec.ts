import { AccountPages } from '../pages/account-pages.ts';
import { PracticeBrowserPage } from '../pages/practice-browser-page.ts';
import { missingLetters, QuestionPage } from '../pages/question-page.ts';
import { attemptsOf } from '../support/attempts.ts';
import { origin } from '../support/place.ts';
import { chooseQuestion, openQuestion } from '../support/questions.ts';
import { hasRecorded, recordingOf } from '../support/sound.ts';
import { createLearner, expect, test } from '../support/test.ts';

test('a full device: a recording is still uploaded completely, with a warning', async ({ page, learner, context }) => {
  const { question, ...chosen } = await openQuestion(page, learner, 2);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await question.task.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('No space left on this device')).toBeVisible();
  await hasRecorded(question, 2);
  await question.task.getByRole('button', { name: 'Stop recording' }).click();
  await question.isSaved();
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
  expect((await recordingOf(page.request, learner, chosen)).seconds).toBeGreaterThan(1.9);
});

test('a full device: an unsent answer is not shown as saved on the device', async ({ page, learner, context }) => {
  const { question, ...chosen } = await openQuestion(page, learner, 10);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await question.type(missingLetters(chosen.key));
  await context.setOffline(true);
  await question.submit();
  await expect(question.task.getByText('Not sent yet. Keep this page open for now.')).toBeVisible();
  await context.setOffline(false);
  await question.isSaved();
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
});

for (const { blocked, script } of [
  {
    blocked: 'IndexedDB',
    script: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
  },
  {
    blocked: 'all storage',
    script: () => {
      const deny = {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'indexedDB']) Object.defineProperty(window, name, deny);
    },
  },
]) {
  test(`a browser that blocks ${blocked}: login, typing, leaving and returning, and saving all work, with a warning`, async ({
    page,
  }) => {
    const learner = await createLearner(page.request);
    const chosen = await chooseQuestion(page, learner, 8);
    const letters = missingLetters(chosen.key);
    await page.addInitScript(script);
    await page.goto('/practice');
    await new AccountPages(page).login(learner.account, learner.password);
    const browser = new PracticeBrowserPage(page);
    await browser.choose('Reading', 'Read & Complete');
    await browser.byNumber();
    await browser.openQuestion(chosen.questionId);
    const question = new QuestionPage(page);
    await question.isOpen(chosen.questionId);
    await expect(page.getByText('Your browser does not save data for this site')).toBeVisible();
    await question.type(letters.slice(0, 4));
    await question.exit();
    await browser.openQuestion(chosen.questionId);
    await question.type(letters.slice(4));
    await question.submit();
    await expect(question.task.getByText('All correct')).toBeVisible();
    await question.isSaved();
    expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
  });
}
