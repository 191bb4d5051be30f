import type { Page } from '@playwright/test';
import { WritingPage } from '../pages/writing-page.ts';
import { expect } from '../support/test.ts';
import { essay, type QuestionDriver, writeShortly } from './question-driver.ts';

const text =
  'A family is sitting in a bright kitchen. on the left a woman is cooking, and two children are waiting at the the table for their breakfast, so it is probably early in the morning. I think that they are happy.';

async function answer(page: Page) {
  const screen = new WritingPage(page);
  await screen.box().fill(text);
  await screen.submit();
}

const keys = ['Ctrl Enter Submit'];

export const writeAboutThePhoto: QuestionDriver = {
  hostFields: { questionImageUrl: '/no-such-picture.png', referenceAnswer: 'Two boats lie in a quiet harbour.' },
  keys,
  finish: writeShortly,
  answer,
};

export const interactiveWriting: QuestionDriver = {
  hostFields: {
    partOneData: { question: 'Which place would you visit?', answer: essay },
    partTwoData: [{ question: 'Who would you take along?', answer: 'My sister, who loves the sea.' }],
  },
  keys: ['Ctrl Enter Next part, or submit'],
  finish: async (page) => {
    const question = new WritingPage(page);
    await question.box().fill('We meet at the bakery.');
    await question.goOn();
    await expect(question.locked()).toBeVisible();
    await writeShortly(page);
  },
  answer: async (page, _, take) => {
    const screen = new WritingPage(page);
    await screen.box().fill(text);
    await screen.goOn();
    await screen.locked().waitFor();
    await take('part-two');
    await screen.box().fill('I would say the same of other families, because breakfast is a quiet time of the day.');
    await screen.submit();
  },
};

export const writingSample: QuestionDriver = {
  hostFields: { questionText: 'Is it better to travel alone?', referenceAnswer: essay },
  keys,
  finish: writeShortly,
  answer,
};
