import { describe, expect, it } from 'vitest';
import { isOneEditAway } from '../checks/neighbours.ts';
import { checkMadeUpWord } from '../checks/words.ts';
import { loadLexicon } from '../lexicon.ts';
import { createFilter } from './filter.ts';
import { createGenerator } from './generate.ts';

const lexicon = loadLexicon();
const isCandidate = createFilter(lexicon);
const generate = createGenerator(lexicon, isCandidate);

describe('generated words', () => {
  const words = generate({ count: 150, seed: 3 });

  it('are deterministic for a seed and differ between seeds', () => {
    expect(words).toHaveLength(150);
    expect(generate({ count: 10, seed: 5 })).toEqual(generate({ count: 10, seed: 5 }));
    expect(generate({ count: 10, seed: 6 })).not.toEqual(generate({ count: 10, seed: 5 }));
  });

  it('are not words, forms of words or typos, and no two are one edit apart', () => {
    const judge = checkMadeUpWord(lexicon);
    expect(words.filter((word) => judge(word) !== undefined)).toEqual([]);
    expect(words.filter((word) => words.some((other) => isOneEditAway(word, other)))).toEqual([]);
  });

  it('have all lengths from 4 to 11 letters and many endings', () => {
    expect(new Set(words.map(({ length }) => length))).toEqual(new Set([4, 5, 6, 7, 8, 9, 10, 11]));
    expect(new Set(words.map((word) => word.slice(-3))).size).toBeGreaterThan(75);
  });

  it('exclude existing words', () => {
    const again = generate({ count: 10, seed: 3, taken: words.slice(0, 5) });
    expect(again.filter((word) => words.slice(0, 5).includes(word))).toEqual([]);
  });
});

it.each([
  ['a real word', 'lantern'],
  ['two words in one', 'breadlamp'],
  ['a word with an affix', 'lanternous'],
  ['a misspelt word', 'resteraunt'],
  ['a truncated word', 'elephan'],
  ['an unpronounceable string', 'brtksol'],
  ['too many vowels in a row', 'boaeul'],
  ['what offends', 'plishitter'],
])('%s is not a candidate', (_name, word) => {
  expect(isCandidate(word)).toBe(false);
});
