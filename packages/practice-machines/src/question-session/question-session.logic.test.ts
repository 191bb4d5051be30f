import { describe, expect, it } from 'vitest';
import { readQuestionPlace } from './question-session.logic.ts';

describe('readQuestionPlace', () => {
  it.each([undefined, null, 'x', {}, { questionId: 1 }, { questionId: 'a', submoduleId: 1 }])(
    'is null for %j',
    (saved) => {
      expect(readQuestionPlace(saved)).toBeNull();
    },
  );

  it('allows an unknown position in the list', () => {
    expect(readQuestionPlace({ questionId: 7, submoduleId: 1, count: 5 })).toMatchObject({
      count: null,
      globalIndex: null,
      currentPage: 1,
      indexInPage: 0,
    });
  });

  it('derives the page from the global index, and raises the count to include it', () => {
    expect(readQuestionPlace({ questionId: '7', submoduleId: 1, globalIndex: 21, currentPage: 9, count: 5 })).toEqual({
      questionId: 7,
      submoduleId: 1,
      moduleId: 1,
      filters: { isAsc: false, difficultyLevel: 'null', isPracticed: 'null' },
      count: 21,
      globalIndex: 21,
      currentPage: 3,
      indexInPage: 0,
    });
  });
});
