import { expect, it } from 'vitest';
import { withoutNulls } from './without-nulls.ts';

it('takes fields that are null for absent, at any depth, and leaves nulls in lists', () => {
  const question = {
    questionId: 8,
    questionText: null,
    clues: [['b', null, 'y']],
    sequences: [{ sequenceOrder: 1, questionAudioUrl: null, blankList: { options: ['a', 'b'], answer: 'a' } }],
    isPracticed: false,
  };
  expect(withoutNulls(question)).toEqual({
    questionId: 8,
    clues: [['b', null, 'y']],
    sequences: [{ sequenceOrder: 1, blankList: { options: ['a', 'b'], answer: 'a' } }],
    isPracticed: false,
  });
});
