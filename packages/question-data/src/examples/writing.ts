import type { QuestionData } from '../schemas.ts';

/** 11 Write About the Photo. */
export const writeAboutThePhoto: readonly QuestionData<11>[] = [
  {
    type: 'write-about-the-photo',
    questionImageUrl: 'https://school.example/pictures/market.jpg',
    imageAlt: { en: 'A market' },
    referenceAnswer: 'A woman is choosing apples at a market while a man is waiting behind her with an empty basket.',
  },
];

/** 12 Interactive Writing. */
export const interactiveWriting: readonly QuestionData<12>[] = [
  {
    type: 'interactive-writing',
    partOneData: {
      question: 'Should schools teach cooking? Give reasons.',
      answer: 'Schools should teach cooking, because everybody has to eat and few people learn it at home.',
    },
    partTwoData: [
      { question: 'Who should pay for the food?', answer: 'The town should pay, so that every child can take part.' },
      { question: 'What would you leave out instead?' },
    ],
  },
];

/** 14 Writing Sample. */
export const writingSample: readonly QuestionData<14>[] = [
  {
    type: 'writing-sample',
    questionText: 'Is it better to live in a town or in the country? Give reasons and examples.',
  },
];
