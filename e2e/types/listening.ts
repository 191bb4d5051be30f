import type { Page } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import { choicesOf, InteractiveListeningPage, wrongOf } from '../pages/interactive-listening-page.ts';
import { QuestionPage } from '../pages/question-page.ts';
import { expect } from '../support/test.ts';
import { isWhole, looks } from '../support/whole.ts';
import { goOn, type QuestionDriver, submit, type Take } from './question-driver.ts';

export const listenAndType: QuestionDriver = {
  hostFields: { questionAudioUrl: '/sound.wav', referenceAnswer: 'The ferry leaves at noon.' },
  keys: ['Ctrl . Play the audio', 'Ctrl Enter Submit', goOn],
  finish: submit,
  /** Leaves out one word and misspells another. */
  answer: async (page, { referenceAnswer }) => {
    const [first = '', , ...others] = String(referenceAnswer).split(' ');
    const question = new QuestionPage(page);
    await question.task.getByLabel('Your sentence').fill([`${first}e`, ...others].join(' '));
    await question.submit();
  },
  startsWithAudio: true,
};

const turns = [
  {
    sequenceOrder: 1,
    questionAudioUrl: null,
    blankList: { options: ['Good morning.', 'Good night.'], answer: 'Good morning.' },
  },
  {
    sequenceOrder: 2,
    questionAudioUrl: null,
    blankList: { options: ['On Monday.', 'In blue.'], answer: 'On Monday.' },
  },
];

/** Fills the blanks of the opening, the second with a slip. */
async function complete(screen: InteractiveListeningPage, { opening }: Question, take: Take) {
  for (const [index, { answer }] of (opening?.sentences ?? []).entries()) {
    await screen.blank(index + 1).fill(index === 1 ? answer.slice(0, -1) : answer);
  }
  await take('opening');
  await screen.page.keyboard.press('Control+Enter');
}

async function answer(page: Page, key: Question, take: Take) {
  const screen = new InteractiveListeningPage(page);
  await screen.task.getByRole('radio', { name: /^With today’s first part/ }).check();
  await screen.start();
  await complete(screen, key, take);
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

export const interactiveListening: QuestionDriver = {
  hostFields: {
    questionText: 'At the library',
    bgInfo: 'You ask a librarian for help.',
    referenceAnswer: 'They agreed on Monday.',
    sequences: turns,
  },
  keys: [
    '1 2 3 Choose a reply',
    'Enter Start, then next',
    'Ctrl . Play the introduction (Listen & Complete)',
    'Ctrl Enter Submit',
    goOn,
  ],
  finish: async (page) => {
    const question = new InteractiveListeningPage(page);
    await question.start();
    await expect(question.turn(1)).toBeVisible();
    await page.clock.fastForward('40:00');
    await expect(question.summary()).toBeVisible();
    await isWhole(page, 'the summary of type 7', [looks[1]]);
    await page.clock.fastForward('12:30');
  },
  answer,
  prepare: (page) => InteractiveListeningPage.shorten(page),
};
