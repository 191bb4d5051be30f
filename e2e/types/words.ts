import type { Page } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import { missingLetters, QuestionPage } from '../pages/question-page.ts';
import { goOn, type QuestionDriver, submit } from './question-driver.ts';

export const readAndSelect: QuestionDriver = {
  hostFields: { word: 'river', correct: true },
  keys: ['Y ← Yes', 'N → No', goOn],
  finish: (page) => page.keyboard.press('y'),
  answer: async (page, { correct }) => {
    const wrong = correct ? 'No' : 'Yes';
    await new QuestionPage(page).task.getByRole('button', { name: wrong, exact: true }).click();
  },
};

const letterKeys = [
  '← → Move between letters',
  'Tab Next word',
  'Backspace Clear a letter and go back',
  'Enter Submit',
  goOn,
];

/** Enters some wrong letters, and leaves out the last one. */
async function fillLetters(page: Page, key: Question) {
  const letters = [...missingLetters(key)].map((letter, index) => (index % 9 === 1 ? 'x' : letter));
  const question = new QuestionPage(page);
  await question.type(letters.slice(0, -1).join(''));
  await question.submit();
}

export const readAndComplete: QuestionDriver = {
  hostFields: {
    sentenceTemplate: 'The {} is cold.',
    blankList: [{ clues: ['w', null, null, 'e', 'r'], answer: 'water' }],
  },
  keys: letterKeys,
  finish: submit,
  answer: fillLetters,
};

export const fillInTheBlanks: QuestionDriver = {
  hostFields: {
    sentenceTemplate: 'A {} crosses the river.',
    clues: [['b', null, 'i', null, 'g', 'e']],
    referenceAnswer: [...'bridge'],
  },
  keys: letterKeys,
  finish: submit,
  answer: fillLetters,
};
