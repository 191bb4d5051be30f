import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../lexicon.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { rarityOf } from './rarity.ts';
import { levelsOfForms } from './word-levels.ts';

describe('levels of words', () => {
  const levels = levelsOfForms([
    { word: 'stop', level: 'CEFR-A1' },
    { word: 'carry', level: 'CEFR-A2' },
    { word: 'write', level: 'CEFR-A1' },
    { word: 'found', level: 'CEFR-B2' },
    { word: 'find', level: 'CEFR-A1' },
  ]);

  it('are those of inflected forms, too', () => {
    expect(['stopped', 'carries', 'writing', 'wrote'].map((form) => levels.get(form))).toEqual([
      ...['CEFR-A1', 'CEFR-A2', 'CEFR-A1', 'CEFR-A1'],
    ]);
  });

  it('are the lowest where words share a form', () => {
    expect(levels.get('found')).toBe('CEFR-A1');
  });

  it('decide how rare a word is; other words have the rarity of their band', () => {
    const lexicon = { ...loadLexicon(), levelOf: levels };
    expect(rarityOf('stopped', lexicon)).toBe(0);
    expect(rarityOf('the', lexicon)).toBeLessThan(rarityOf('placebo', lexicon));
    expect(rarityOf('zzz', lexicon)).toBe(5);
  });
});

describe('rank correlation', () => {
  it('is 1 for the same order and −1 for the opposite', () => {
    expect(rankCorrelation([1, 2, 3], [10, 20, 90])).toBeCloseTo(1);
    expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  });

  // Spearman's own formula with ties as mean ranks: ranks 0.5, 0.5, 2 and 0, 1, 2
  it('gives equal values the same rank', () => {
    expect(rankCorrelation([5, 5, 9], [1, 2, 3])).toBeCloseTo(Math.sqrt(3) / 2);
  });
});
