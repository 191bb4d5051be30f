import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import { diffLetters } from './letter-diff.ts';
import { toNumberForm } from './numbers.ts';
import { toCommonSpelling } from './spelling.ts';
import { countSyllables } from './syllables.ts';
import { toWords } from './words.ts';

describe('numbers', () => {
  it.each([
    ['two hundred and five', '#205'],
    ['three thousand two hundred', '#3200'],
    ['one million', '#1000000'],
    ['nineteen ninety', '#1990'],
    ['twenty first', '#21th'],
    ['21st', '#21th'],
    ['007', '#007'],
    ['two and', null],
    ['five two', null],
    ['hundred', null],
    ['month', null],
    ['and', null],
    ['zero', '#0'],
    ['ten', '#10'],
    ['forty zero', null],
    ['twenty ten', '#2010'],
    ['ten ten', '#1010'],
    ['nineteen nine', null],
    ['five twenty', null],
    ['two hundred twenty', '#220'],
    ['one hundred hundred', null],
    ['hundred twenty', null],
    ['thousand', null],
    ['two thousand and five', '#2005'],
    ['two and five', null],
    ['and five', null],
    ['five hundred and', null],
    ['one million two hundred thousand and three', '#1200003'],
    ['twenty ninth', '#29th'],
    ['twentieth', '#20th'],
    ['two hundredth', '#200th'],
    ['three thousandth', '#3000th'],
    ['two hundred and first', '#201th'],
    ['nineteen ninetieth', null],
    ['thirteenth', '#13th'],
    ['tooth', null],
    ['a10', null],
    ['10b', null],
    ['2point54', '#2point54'],
    ['2nd', '#2th'],
    ['10 20', null],
  ])('%s → %s', (words, form) => expect(toNumberForm(words.split(' '))).toBe(form));
});

describe('syllables', () => {
  it.each([
    ['cat', 1],
    ['table', 2],
    ['breakfast', 2],
    ['walked', 1],
    ['wanted', 2],
    ['university', 5],
    ['make', 1],
    ['the boat left', 3],
    ['names', 1],
    ['rhythm', 1],
    ["don't stop", 2],
    ['in 1990', 5],
    ['...', 0],
    ['', 0],
  ])('%s has %s', (text, count) => expect(countSyllables(text)).toBe(count));
});

describe('words', () => {
  it('are separated from the punctuation around them', () => {
    expect(toWords('“Well-known”, he said — it’s 3,500!')).toEqual([
      { text: 'Well', after: '', plain: 'well' },
      { text: 'known', after: '”,', plain: 'known' },
      { text: 'he', after: '', plain: 'he' },
      { text: 'said', after: '', plain: 'said' },
      { text: 'it’s', after: '', plain: "it's" },
      { text: '3500', after: '!', plain: '3500' },
    ]);
    expect(toWords('e.g.x').map(({ plain }) => plain)).toEqual(['egx']);
    expect(toWords(' – … ')).toEqual([]);
  });
});

describe('British and American spelling', () => {
  it.each([
    ['tyre', 'tire'],
    ['tyres', 'tires'],
    ['programmes', 'programs'],
    ['organise', 'organize'],
    ['realisation', 'realization'],
  ])('%s equals %s', (british, american) => expect(toCommonSpelling(british)).toBe(toCommonSpelling(american)));

  it.each([
    ['organiser', 'organist'],
    ['rise', 'rize'],
    ['tyre', 'tires'],
    ['sour', 'sor'],
  ])('%s does not equal %s', (a, b) => expect(toCommonSpelling(a)).not.toBe(toCommonSpelling(b)));

  it('leaves its own result unchanged', () => {
    fc.assert(
      fc.property(fc.constantFrom('colour', 'centres', 'travelling', 'analysed', 'house', 'theatre'), (word) => {
        expect(toCommonSpelling(toCommonSpelling(word))).toBe(toCommonSpelling(word));
      }),
    );
  });
});

it('treats the name of a built-in property like any other word, and leaves a very long word unchanged', () => {
  expect(['constructor', 'toString', 'valueOf'].map(toCommonSpelling)).toEqual(['constructor', 'toString', 'valueOf']);
  expect(['constructor', 'tostring'].map((word) => toNumberForm([word]))).toEqual([null, null]);
  expect(toCommonSpelling('a'.repeat(216_000))).toHaveLength(216_000);
});

describe('letter by letter', () => {
  it.each([
    ['boat', 'boat', 'b= o= a= t='],
    ['boat', 'Boat', 'B= o= a= t='],
    ['boat', 'bat', 'b= o- a= t='],
    ['bat', 'boat', 'b= o+ a= t='],
    ['boat', 'bost', 'b= o= a>s t='],
    ['sea', '', 's- e- a-'],
    ['', 'sea', 's+ e+ a+'],
  ])('%s given as %s', (expected, given, steps) => {
    const names = diffLetters(expected, given).map((step) => {
      if (step.kind === 'same') return `${step.letter}=`;
      if (step.kind === 'wrong') return `${step.expected}>${step.given}`;
      return step.kind === 'missing' ? `${step.expected}-` : `${step.given}+`;
    });
    expect([...names].sort((a, b) => a.localeCompare(b))).toEqual(
      steps
        .split(' ')
        .filter(Boolean)
        .sort((a, b) => a.localeCompare(b)),
    );
  });

  it('makes the fewest changes for any two words, in either direction', () => {
    const word = fc.stringMatching(/^[abc]{0,8}$/);
    const changes = (a: string, b: string) => diffLetters(a, b).filter(({ kind }) => kind !== 'same').length;
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(changes(a, b)).toBe(distance(a, b));
        expect(changes(b, a)).toBe(distance(a, b));
      }),
    );
  });

  it('keeps both words readable from the comparison', () => {
    const word = fc.stringMatching(/^[a-z]{0,10}$/);
    fc.assert(
      fc.property(word, word, (expected, given) => {
        const diff = diffLetters(expected, given);
        const right = diff.map((step) =>
          step.kind === 'same' ? step.letter : 'expected' in step ? step.expected : '',
        );
        const left = diff.map((step) => (step.kind === 'same' ? step.letter : 'given' in step ? step.given : ''));
        expect(right.join('')).toBe(expected);
        expect(left.join('')).toBe(given);
      }),
    );
  });
});
