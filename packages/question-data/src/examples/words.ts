import type { QuestionData } from '../schemas.ts';

/** 1 Read & Select. */
export const readAndSelect: readonly QuestionData<1>[] = [
  { type: 'read-and-select', word: 'harbor', correct: true },
  {
    type: 'read-and-select',
    version: 1,
    questionId: 2,
    difficultyLevel: 'Medium',
    word: 'plomment',
    correct: false,
    explanation: {
      en: 'There is no such word; "comment" and "moment" end alike.',
      zh: '没有这个词；comment 和 moment 的结尾与它相似。',
    },
  },
];

/** 8 Read & Complete. */
export const readAndComplete: readonly QuestionData<8>[] = [
  {
    type: 'read-and-complete',
    questionText: 'The bakery',
    sentenceTemplate: 'The bakery opens at six. People {} up outside, and the {} of fresh bread fills the whole {}.',
    blankList: [
      { clues: ['l', 'i', null, null], answer: 'line' },
      {
        clues: ['s', 'm', null, null, null],
        answer: 'smell',
        acceptedAnswers: ['scent'],
        explanation: { en: 'Bread has a smell, which can fill a place.' },
      },
      { clues: ['s', 't', 'r', null, null, null], answer: 'street' },
    ],
  },
];

/** 10 Fill In the Blanks. */
export const fillInTheBlanks: readonly QuestionData<10>[] = [
  {
    type: 'fill-in-the-blanks',
    sentenceTemplate: 'She keeps her {} in a safe, because some of them are very old.',
    clues: [['d', 'o', 'c', null, null, null, null, null, null]],
    referenceAnswer: 'documents',
    explanation: { en: 'Old papers that are kept in a safe are documents.' },
  },
];
