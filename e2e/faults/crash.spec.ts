import { missingLetters, QuestionPage } from '../pages/question-page.ts';
import { attemptsOf } from '../support/attempts.ts';
import { crash } from '../support/crash.ts';
import { ownBrowserTest } from '../support/own-browser.ts';
import { type ChosenQuestion, goTo, openQuestion } from '../support/questions.ts';
import { recordingOf, speakFor } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

/** Input for questions of these types. */
const typedTypes = [
  { submoduleId: 6, name: 'Listen & Type' },
  { submoduleId: 8, name: 'Read & Complete' },
  { submoduleId: 10, name: 'Fill In the Blanks' },
] as const;

const answerOf = ({ submoduleId, key }: ChosenQuestion) =>
  submoduleId === 6 ? String(key.referenceAnswer) : missingLetters(key);

/** The fields that are enabled at the start, independent of later name changes. */
const fieldsOf = (question: QuestionPage) => question.task.getByRole('textbox', { disabled: false });

/** Values of a question's fields. */
const lettersOf = async (question: QuestionPage) =>
  (await fieldsOf(question).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).join('');

async function typeAnswer(question: QuestionPage, chosen: ChosenQuestion) {
  await fieldsOf(question).first().click();
  await question.page.keyboard.type(answerOf(chosen));
}

for (const { submoduleId, name } of typedTypes) {
  test(`${name}: a reload right after the last key keeps every letter`, async ({ page, learner }) => {
    const { question, ...chosen } = await openQuestion(page, learner, submoduleId);
    await typeAnswer(question, chosen);
    await page.reload();
    await expect.poll(() => lettersOf(question)).toBe(answerOf(chosen));
  });

  test(`${name}: a tab that crashes right after the last key keeps every letter`, async ({
    page,
    learner,
    context,
  }) => {
    const { question, ...chosen } = await openQuestion(page, learner, submoduleId);
    await typeAnswer(question, chosen);
    await crash(page);

    const again = new QuestionPage(await context.newPage());
    await again.page.goto('/practice/questions/detail');
    await again.isOpen(chosen.questionId);
    await expect.poll(() => lettersOf(again)).toBe(answerOf(chosen));
  });
}

ownBrowserTest('Read & Complete: a browser that is killed keeps every letter that was on screen', async ({ own }) => {
  const { learner, start } = own;
  const first = await start();
  const { question, ...chosen } = await openQuestion(first.page, learner, 8);
  await typeAnswer(question, chosen);
  const onScreen = await lettersOf(question);
  await first.kill();

  const second = await start();
  const again = await goTo(second.page, chosen);
  await expect.poll(() => lettersOf(again)).toBe(onScreen);
});

ownBrowserTest('Read Aloud: a browser killed while recording loses at most half a second', async ({ own, request }) => {
  const { learner, start } = own;
  const first = await start();
  const { question, ...chosen } = await openQuestion(first.page, learner, 2);
  await speakFor(question, 3);
  await first.kill();

  const second = await start();
  const again = await goTo(second.page, chosen);
  await expect(again.task.getByText('We saved your recording')).toBeVisible();
  expect(attemptsOf(learner, chosen.questionId)).toEqual([]);
  await again.task.getByRole('button', { name: 'Use this recording' }).click();
  await again.isSaved();
  expect(attemptsOf(learner, chosen.questionId)).toHaveLength(1);
  const { seconds, peak } = await recordingOf(request, learner, chosen);
  expect(seconds).toBeGreaterThan(2.5);
  expect(peak).toBeGreaterThan(0.1);
});
