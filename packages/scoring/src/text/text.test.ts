import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLetters } from './letter-diff.ts';
import { toNumberForm } from './numbers.ts';
import { countSyllables } from './syllables.ts';

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
  ])('%s has %s', (text, count) => expect(countSyllables(text)).toBe(count));
});

describe('letter by letter', () => {
  it('both words can be read off the comparison, for any two words', () => {
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
