import { missingLetters } from '../pages/question-page.ts';
import { attemptsOf } from '../support/attempts.ts';
import { builtFiles } from '../support/built.ts';
import { signUpLearner } from '../support/learners.ts';
import { ownServerTest } from '../support/own-server.ts';
import { openQuestion } from '../support/questions.ts';
import { expect, signIn } from '../support/test.ts';

const review = '../../packages/ui/src/practice/letter-boxes/letters-review.tsx';

ownServerTest(
  'a killed server loses no answer: the page keeps working and saves it when the server is back',
  async ({ page, ownServer }) => {
    const learner = await signUpLearner(page.request);
    await signIn(page, learner);
    // the review is fetched while the question is answered
    const fetched = builtFiles(review).map(async (file) => (await page.waitForResponse(file)).finished());
    const { question, ...chosen } = await openQuestion(page, learner, 10);
    await question.type(missingLetters(chosen.key));
    await Promise.all(fetched);
    await ownServer.kill();
    await question.submit();
    await expect(question.task.getByText('All correct')).toBeVisible();
    await expect(question.task.getByText('Saved on this device.', { exact: false })).toBeVisible();

    await ownServer.restart();
    await expect(question.task.getByText('Saved', { exact: true })).toBeVisible({ timeout: 15_000 });
    expect(attemptsOf(learner, chosen.questionId, ownServer.folder)).toHaveLength(1);
  },
);
