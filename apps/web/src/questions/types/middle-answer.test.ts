import { expect, it } from 'vitest';
import { middleOf } from './middle-answer.ts';

const middleAnswer = 'It is fun.';
const answerComparison = { en: 'The first gives a reason.', zh: '第一篇说明了理由。' };

it('compares in the language of the learner', () => {
  expect(middleOf({ middleAnswer, answerComparison }, 'en')).toEqual({
    middle: { text: 'It is fun.', comparison: 'The first gives a reason.' },
  });
  expect(middleOf({ middleAnswer, answerComparison }, 'zh').middle?.comparison).toBe('第一篇说明了理由。');
});

it('gives nothing of a host that has no middle answer, or can’t say what it lacks', () => {
  expect(middleOf({}, 'en')).toEqual({});
  expect(middleOf({ middleAnswer }, 'en')).toEqual({});
  expect(middleOf({ answerComparison }, 'en')).toEqual({});
});
