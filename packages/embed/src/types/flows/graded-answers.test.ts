import { expect, it } from 'vitest';
import { gradedOf } from './graded-answers.ts';

const middleAnswer = 'It are fun.';
const middleCorrections = [{ start: 3, end: 6, fixes: ['is'], kind: 'agreement' as const }];
const answerComparison = { en: 'The first gives a reason.', zh: '第一篇说明了理由。' };
const gradedAnswers = [
  { level: 'low' as const, text: 'It are fun.', corrections: middleCorrections },
  { level: 'high' as const, text: 'It keeps the heart young.', corrections: [] },
];
const gradedSteps = { en: 'The second gives a reason.', zh: '第二篇说明了理由。' };

it('prefers the graded answers, with their steps in the language of the learner', () => {
  const question = { gradedAnswers, gradedSteps, middleAnswer, answerComparison };
  expect(gradedOf(question, 'en')).toEqual({
    graded: { answers: gradedAnswers, comparison: 'The second gives a reason.' },
  });
  expect(gradedOf(question, 'zh').graded?.comparison).toBe('第二篇说明了理由。');
});

it('takes a middle answer with its mistakes, or without any marked', () => {
  const middle = { level: 'middle', text: 'It are fun.' };
  expect(gradedOf({ middleAnswer, middleCorrections, answerComparison }, 'zh')).toEqual({
    graded: { answers: [{ ...middle, corrections: middleCorrections }], comparison: '第一篇说明了理由。' },
  });
  expect(gradedOf({ middleAnswer, answerComparison }, 'en')).toEqual({
    graded: { answers: [{ ...middle, corrections: [] }], comparison: 'The first gives a reason.' },
  });
});

it('is empty for a host without such answers, or without a comparison', () => {
  expect(gradedOf({}, 'en')).toEqual({});
  expect(gradedOf({ middleAnswer }, 'en')).toEqual({});
  expect(gradedOf({ answerComparison }, 'en')).toEqual({});
  expect(gradedOf({ gradedAnswers }, 'en')).toEqual({});
  expect(gradedOf({ gradedAnswers: [], gradedSteps }, 'en')).toEqual({});
});
