import { describe, expect, it } from 'vitest';
import { readQuestionPlace } from './question-session.logic.ts';

describe('readQuestionPlace', () => {
  it.each([undefined, null, 'x', {}, { questionId: 1 }, { questionId: 'a', submoduleId: 1 }])(
    'is null for %j',
    (saved) => {
      expect(readQuestionPlace(saved)).toBeNull();
    },
  );

  it('leaves open where the question is in its list', () => {
    expect(readQuestionPlace({ questionId: 7, submoduleId: 1, count: 5 })).toMatchObject({
      count: null,
      globalIndex: null,
      currentPage: 1,
      indexInPage: 0,
    });
  });

  it('lets the page follow the global index, and the count hold it', () => {
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
