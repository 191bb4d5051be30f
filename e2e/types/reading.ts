import type { Page } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import { ReadingPage } from '../pages/reading-page.ts';
import { goOn, type QuestionDriver, type Take } from './question-driver.ts';

const opening = 'The old mill by the river was {1} in 1820. For a century it {2} flour for the whole valley.';
/** The six steps of the passage. */
export const readingSteps = [
  {
    sequenceOrder: 1,
    sentenceTemplate: opening,
    blankList: [
      { indexNumber: 1, options: ['built', 'grown', 'made up'], answer: 'built' },
      { indexNumber: 2, options: ['ground', 'drove', 'felt'], answer: 'ground' },
    ],
  },
  {
    sequenceOrder: 2,
    blankList: {
      options: ['Then the railway came.', 'Nobody can swim there.'],
      answer: 'Then the railway came.',
    },
  },
  { sequenceOrder: 3, blankList: { question: 'What did the mill make?', answer: 'flour' } },
  { sequenceOrder: 4, blankList: { question: 'When was it built?', answer: '1820' } },
  {
    sequenceOrder: 5,
    blankList: { options: ['A mill and its valley.', 'How to bake.'], answer: 'A mill and its valley.' },
  },
  { sequenceOrder: 6, blankList: { options: ['The Mill', 'The Sea'], answer: 'The Mill' } },
];

async function answer(page: Page, { sequences = [] }: Question, take: Take) {
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

export const interactiveReading: QuestionDriver = {
  hostFields: { questionText: 'The Mill', sequences: readingSteps },
  keys: [
    '← → Move from word to word',
    'Ctrl → Next sentence',
    'Enter Space Set the first, then the last word of a highlight',
    'Esc Clear the highlight',
    'Ctrl Enter Next step, or Submit',
    goOn,
  ],
  finish: (page) => page.clock.fastForward('01:20:00'),
  answer,
};
