import type { Page } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import { choicesOf, InteractiveListeningPage, wrongOf } from '../../e2e/pages/interactive-listening-page.ts';
import { missingLetters, QuestionPage } from '../../e2e/pages/question-page.ts';
import { ReadingPage } from '../../e2e/pages/reading-page.ts';
import { SpeakingPage } from '../../e2e/pages/speaking-page.ts';
import { WritingPage } from '../../e2e/pages/writing-page.ts';

/** Takes a screenshot of a step between the task and its review. */
type Take = (part: string) => Promise<void>;

const text =
  'A family is sitting in a bright kitchen. on the left a woman is cooking, and two children are waiting at the the table for their breakfast, so it is probably early in the morning. I think that they are happy.';

async function judgeWrongly(page: Page, { correct }: Question) {
  await new QuestionPage(page).task.getByRole('button', { name: correct ? 'No' : 'Yes', exact: true }).click();
}

async function readAloud(page: Page, _: Question, take: Take) {
  const screen = new SpeakingPage(page);
  await screen.task.getByRole('button', { name: 'Start recording' }).click();
  await screen.hasRecorded(2);
  await take('recording');
  await screen.speakFor(3);
}

async function speak(page: Page) {
  const screen = new SpeakingPage(page);
  await screen.speakNow.click();
  await screen.speakFor(3);
}

/** Leaves out one word and misspells another. */
async function writeDown(page: Page, { referenceAnswer }: Question) {
  const [first = '', , ...others] = String(referenceAnswer).split(' ');
  const question = new QuestionPage(page);
  await question.task.getByLabel('Your sentence').fill([`${first}e`, ...others].join(' '));
  await question.submit();
}

async function converse(page: Page, key: Question, take: Take) {
  const screen = new InteractiveListeningPage(page);
  await screen.start();
  for (const [index, choice] of choicesOf(key).entries()) {
    if (index === 2) {
      await screen.option(choice.answer).check();
      await take('turn');
    }
    await screen.reply(index === 1 ? wrongOf(choice) : choice.answer);
    if (index === 1) await take('mark');
    await screen.goOn();
  }
  await screen.summary().fill('They talk about the club, which meets on Wednesdays, and agree to go together.');
  await take('summary');
  await screen.submit();
}

/** Enters some wrong letters, and leaves out the last one. */
async function fillLetters(page: Page, key: Question) {
  const letters = [...missingLetters(key)].map((letter, index) => (index % 9 === 1 ? 'x' : letter));
  const question = new QuestionPage(page);
  await question.type(letters.slice(0, -1).join(''));
  await question.submit();
}

async function read(page: Page, { sequences = [] }: Question, take: Take) {
  const [blanks, gap, first, second, idea, title] = sequences;
  if (!blanks || !gap || !first || !second || !idea || !title) throw new Error('The question has no six steps.');
  const screen = new ReadingPage(page);
  let count = 0;
  await screen.fillBlanks(blanks, (right, options) =>
    count++ === 1 ? (options.find((it) => it !== right) ?? '') : right,
  );
  await screen.nextStep();
  await screen.choose(gap, 'wrong');
  await take('passage');
  await screen.nextStep();
  for (const highlight of [first, second]) {
    const ends = await screen.endsOf(highlight);
    await ends.first.click();
    await ends.last.click();
    if (highlight === first) await take('highlight');
    await screen.nextStep();
  }
  await screen.choose(idea);
  await screen.nextStep();
  await screen.choose(title);
  await screen.submit();
}

async function write(page: Page) {
  const screen = new WritingPage(page);
  await screen.box().fill(text);
  await screen.submit();
}

async function writeTwice(page: Page, _: Question, take: Take) {
  const screen = new WritingPage(page);
  await screen.box().fill(text);
  await screen.goOn();
  await screen.locked().waitFor();
  await take('part-two');
  await screen.box().fill('I would say the same of other families, because breakfast is a quiet time of the day.');
  await screen.submit();
}

const answers: Readonly<Record<number, (page: Page, key: Question, take: Take) => Promise<void>>> = {
  1: judgeWrongly,
  2: readAloud,
  3: speak,
  4: speak,
  5: speak,
  6: writeDown,
  7: converse,
  8: fillLetters,
  9: read,
  10: fillLetters,
  11: write,
  12: writeTwice,
  13: speak,
  14: write,
};

/** Setup before the page is opened. */
export async function prepare(page: Page, submoduleId: number) {
  if (submoduleId === 7) await InteractiveListeningPage.shorten(page);
}

/** Waits for audio, for questions that begin with it. */
export async function beginsToSound(page: Page, submoduleId: number) {
  if (submoduleId === 4 || submoduleId === 6) await page.getByText('Playing', { exact: true }).waitFor();
}

/** Answers a question partly right, like a typical learner. */
export async function answer(page: Page, submoduleId: number, key: Question, take: Take) {
  await answers[submoduleId]?.(page, key, take);
}
