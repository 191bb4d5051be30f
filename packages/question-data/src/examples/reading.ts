import type { QuestionData } from '../schemas.ts';

const ending = 'Today two of them are left, and both are museums.';
const whole = `For centuries the mills along the river ground the corn of the whole valley. Each village had its own. ${ending}`;

/** 9 Interactive Reading. */
export const interactiveReading: readonly QuestionData<9>[] = [
  {
    type: 'interactive-reading',
    questionText: 'The mills of the valley',
    sequences: [
      {
        sequenceOrder: 1,
        sentenceTemplate: 'For {1} the mills along the river ground the corn of the whole {2}.',
        blankList: [
          { indexNumber: 1, options: ['centuries', 'minutes', 'strangers'], answer: 'centuries' },
          { indexNumber: 2, options: ['valley', 'sentence', 'summer'], answer: 'valley' },
        ],
      },
      {
        sequenceOrder: 2,
        sentenceTemplate:
          'For centuries the mills along the river ground the corn of the whole valley. Each village had its own. {}',
        blankList: { options: [ending, 'Corn is yellow.', 'The river is cold in winter.'], answer: ending },
      },
      {
        sequenceOrder: 3,
        sentenceTemplate: whole,
        blankList: { question: 'What did the mills do?', answer: 'ground the corn of the whole valley' },
      },
      {
        sequenceOrder: 4,
        sentenceTemplate: whole,
        blankList: { question: 'How are the last mills used?', answer: 'both are museums' },
      },
      {
        sequenceOrder: 5,
        sentenceTemplate: whole,
        blankList: {
          options: ['The valley had many mills, of which two are left.', 'Museums are always near rivers.'],
          answer: 'The valley had many mills, of which two are left.',
        },
      },
      {
        sequenceOrder: 6,
        sentenceTemplate: whole,
        blankList: { options: ['The mills of the valley', 'How to bake bread'], answer: 'The mills of the valley' },
      },
    ],
  },
];
