import { expect, it } from 'vitest';
import { shareGuessedByShape } from '../levels/shape-classifier.ts';
import { bankOf } from '../testing/items.ts';
import { found, word } from '../testing/written-items.ts';
import { checkGuessableWords } from './guessable-words.ts';

const letters = 'abcdefghijklmnopqrst';
/** Twenty words of five letters each, with the same ending. */
const wordsIn = (ending: string) => [...letters].map((letter) => `${letter}${letter}x${ending}`);
const bankWith = (endings: Readonly<Record<string, (index: number) => boolean>>) => {
  const written = Object.entries(endings).flatMap(([ending, isReal]) =>
    wordsIn(ending).map((text, index) => ({ text, real: isReal(index) })),
  );
  return bankOf(1, written.map(({ text, real }, index) => word(100001 + index, text, real)).join(''));
};
const half = (index: number) => index % 2 === 0;

it('finds an ending and a length that give the answer away', () => {
  expect(found(checkGuessableWords, bankWith({ ly: () => true, op: (index) => index === 0 }))).toEqual([
    expect.stringContaining('100% of the words in -ly are real; it should be 35 to 65%.'),
  ]);
  expect(found(checkGuessableWords, bankWith({ ness: (index) => index < 3, lo: half }))).toEqual([
    expect.stringContaining('15% of the words of 7 letters are real'),
    expect.stringContaining('15% of the words in -ness are real'),
  ]);
});

it('accepts endings and lengths that are real as often as not', () => {
  expect(found(checkGuessableWords, bankWith({ ly: half, ness: half }))).toEqual([]);
});

it('guesses words whose shape tells, and no others', () => {
  const shapes = wordsIn('ly').flatMap((text) => ['a', 'e', 'i', 'o'].map((vowel) => vowel + text));
  const telling = [
    ...shapes.map((text) => ({ word: text, real: true })),
    ...shapes.map((text) => ({ word: text.replace('ly', 'oz'), real: false })),
  ];
  expect(shareGuessedByShape(telling, 1)).toBe(1);
  const silent = Array.from({ length: 400 }, () => 'mellow').map((text, index) => ({ word: text, real: half(index) }));
  expect(shareGuessedByShape(silent, 1)).toBeLessThan(0.6);
});
