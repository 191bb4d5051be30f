import { choicesOf, InteractiveListeningPage, wrongOf } from '../pages/interactive-listening-page.ts';
import { questionOf } from '../support/bank.ts';
import { openByEnter, openByKeyboard, pressAt, titleOf } from '../support/keyboard.ts';
import { screenReaderOn } from '../support/screen-reader.ts';
import { expect, test } from '../support/test.ts';

test('Listen & Type: the box has the focus, Ctrl . plays again, Ctrl Enter submits', async ({ page, learner }) => {
  await InteractiveListeningPage.shorten(page);
  const reader = await screenReaderOn(page);
  const type = { submoduleId: 6, module: 'Listening', submodule: 'Listen & Type' };
  const { question, key } = await openByKeyboard(page, learner, type);
  const box = question.task.getByLabel('Your sentence');
  await expect(box).toBeFocused();
  await reader.hears('2 plays left');
  await expect(question.task.getByRole('button', { name: 'Play again' })).toBeVisible();
  await page.keyboard.press('Control+.');
  await reader.hears('1 play left');
  await page.keyboard.type(String(key.referenceAnswer));
  await page.keyboard.press('Control+Enter');
  await expect(question.task.getByRole('heading', { name: 'Every word is right' })).toBeFocused();
  await reader.hears('Saved');

  await pressAt(page, question.task.getByRole('button', { name: 'Solve Again' }));
  await expect(box).toBeFocused();
});

test('Interactive Listening: played, replied to right and wrong, summarized, saved, and repeated', async ({
  page,
  learner,
}) => {
  await InteractiveListeningPage.shorten(page);
  const reader = await screenReaderOn(page);
  const type = { submoduleId: 7, module: 'Listening', submodule: 'Interactive Listening' };
  const { key, questionId } = await openByEnter(page, learner, type);
  const question = new InteractiveListeningPage(page);
  const choices = choicesOf(key);
  const transcriptOf = (index: number) => key.sequences?.[index]?.transcript ?? 'no transcript';
  await expect(titleOf(page, `Interactive Listening #${questionId}`)).toBeFocused();
  await expect(question.task.getByText(key.bgInfo ?? '', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  for (const [index, choice] of choices.entries()) {
    await expect(question.turn(index + 1)).toBeFocused();
    await reader.hears('Choose your reply.');
    const text = index === 1 ? wrongOf(choice) : choice.answer;
    await page.keyboard.press(String(choice.options.indexOf(text) + 1));
    await expect(question.option(text)).toBeChecked();
    await page.keyboard.press('Enter');
    await question.hasMark(index === 1 ? 'Wrong' : 'Right');
    const said = question.thread().getByRole('listitem').nth(index);
    await expect(said).toContainText(choice.answer);
    await expect(said).not.toContainText(transcriptOf(index));
    await page.keyboard.press('Enter');
  }
  await expect(question.summary()).toBeFocused();
  await expect(page.getByRole('timer')).toContainText('1:1');
  await page.keyboard.type('The club meets on Wednesdays.');
  await expect(question.task.getByText('5 words')).toBeVisible();
  await page.keyboard.press('Control+Enter');

  await expect(question.task.getByRole('heading', { name: '4 of 5 replies right' })).toBeFocused();
  await reader.hears('Saved');
  await question.isSaved();
  await expect(question.task.getByText('80%')).toBeVisible();
  await expect(question.thread()).toContainText(transcriptOf(1));
  await expect(question.task.getByText('−20%')).toHaveCount(1);
  const saved = await questionOf(page.request, learner, { questionId, submoduleId: 7 });
  expect(saved.isPracticed).toBe(true);
  expect(JSON.parse(saved.userAnswer ?? 'null')).toEqual({
    answers: choices.map((choice, index) => ({
      sequenceOrder: index + 1,
      answer: index === 1 ? wrongOf(choice) : choice.answer,
      correct: index !== 1,
    })),
    summary: 'The club meets on Wednesdays.',
  });

  await pressAt(page, question.task.getByRole('button', { name: 'Solve Again' }));
  await expect(question.task.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(question.turn(1)).toBeFocused();
  await expect(question.thread()).toHaveCount(0);
});

test('Interactive Listening: the end of the conversation’s time is announced', async ({ page, learner }) => {
  await page.clock.install();
  await InteractiveListeningPage.shorten(page);
  const reader = await screenReaderOn(page);
  const type = { submoduleId: 7, module: 'Listening', submodule: 'Interactive Listening' };
  await openByEnter(page, learner, type);
  const question = new InteractiveListeningPage(page);
  await page.keyboard.press('Enter');
  await reader.hears('Choose your reply.');
  await page.clock.fastForward('02:50');
  await page.clock.runFor(70_000);
  await reader.hears('60 seconds left', '30 seconds left', '10 seconds left', /^Time for the conversation is up/);
  await expect(question.summary()).toBeFocused();
});
