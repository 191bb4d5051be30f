import { expect, it } from 'vitest';
import { placeOfQuestion } from './place-of-question.ts';

it('a question is practised as a list of one', () => {
  expect(placeOfQuestion({ questionId: 9, submoduleId: 10 })).toMatchObject({
    moduleId: 4,
    count: 1,
    globalIndex: 1,
    currentPage: 1,
  });
});
