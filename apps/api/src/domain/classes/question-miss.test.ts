import { describe, expect, it } from 'vitest';
import { outcomeOf, shareOf, worstFirst } from './outcome.ts';
import { missesOf, mostFrequent } from './question-miss.ts';

describe('what a class gets wrong in a question', () => {
  it('is the word and what was given for it', () => {
    const words = [{ word: 'garden', reason: 'wrongLetters', given: 'garda_' } as const];
    const miss = { reason: 'lowScore', given: 'The whole answer of a learner', score: 0.5 } as const;
    expect(missesOf(7, { miss, words, share: 0.5 })).toEqual([{ questionId: 7, word: 'garden', given: 'garda_' }]);
  });

  it('is the answer itself where there is only yes and no', () => {
    const miss = { reason: 'notRecognized', given: 'no', score: null } as const;
    const words = [{ word: 'harvest', reason: 'notRecognized', given: null } as const];
    expect(missesOf(7, { miss, isOneWord: true, words, share: 0 })).toEqual([
      { questionId: 7, word: null, given: 'no' },
    ]);
  });

  it('is no long text of a learner', () => {
    const words = [
      { word: 'garden', reason: 'misheard', given: 'my address is 12 Long Street in the old town' } as const,
    ];
    expect(missesOf(7, { miss: null, words, share: 0.9 })).toEqual([]);
  });

  it('is counted, the most frequent first and at most five', () => {
    const of = (given: string) => ({ questionId: 7, word: 'garden', given });
    const given = ['a', 'b', 'b', 'c', 'd', 'e', 'f', 'b', 'c'];
    expect(mostFrequent(given.map(of)).map((miss) => [miss.given, miss.count])).toEqual([
      ['b', 3],
      ['c', 2],
      ['a', 1],
      ['d', 1],
      ['e', 1],
    ]);
  });
});

describe('how an answer turned out', () => {
  it.each([
    ['right', 1],
    ['right', 1 / 3 + 1 / 3 + 1 / 3],
    ['partly', 0.5],
    ['wrong', 0],
    ['ungraded', null],
  ])('is %s with the score %s', (outcome, score) => {
    expect(outcomeOf({ state: 'answered', score })).toBe(outcome);
  });

  it('is missed without an answer', () => {
    expect(outcomeOf({ state: 'missed', score: null })).toBe('missed');
  });

  it('is a mean of three answers or more', () => {
    expect(shareOf(2, 2)).toBeNull();
    expect(shareOf(1.5, 3)).toBe(0.5);
  });

  it('is sorted by the lowest mean, with those of few answers last', () => {
    const figures = [
      { answers: 2, points: 0 },
      { answers: 4, points: 3 },
      { answers: 3, points: 1 },
      { answers: 6, points: 2 },
      { answers: 1, points: 0.5 },
    ];
    expect(figures.toSorted(worstFirst).map(({ answers }) => answers)).toEqual([6, 3, 4, 2, 1]);
  });
});
