import { describe, expect, it } from 'vitest';
import { bankOf } from '../testing/items.ts';
import { found, lexicon, word } from '../testing/written-items.ts';
import { isOneEditAway } from './neighbours.ts';
import { checkWords } from './words.ts';

describe('words', () => {
  const check = checkWords(lexicon);

  it.each([
    ['a real word that is not in any list', 'blarnet', true, 'is not in any word list'],
    ['a made-up word that is real', 'lantern', false, 'is a real word'],
    ['a made-up word that is a rare real one', 'qanat', false, 'is a real word'],
    ['a form of a real word', 'unlanterned', false, 'is a form of the real word'],
    ['a misspelling of a common word', 'becuase', false, 'one letter away from the common word "because"'],
    ['capital letters', 'Paris', true, 'lower-case letters'],
  ])('finds %s', (_name, text, real, message) => {
    expect(found(check, bankOf(1, word(100001, text, real)))).toEqual([
      expect.stringMatching(new RegExp(`^sources/01-read-and-select/first.yaml:2: .*${message}`)),
    ]);
  });

  it('passes valid words and finds duplicates', () => {
    expect(found(check, bankOf(1, word(100001, 'lantern', true) + word(100002, 'plindroque', false)))).toEqual([]);
    expect(found(check, bankOf(1, word(100001, 'lantern', true) + word(100002, 'lantern', true)))[0]).toContain(':8: ');
  });

  it('counts one edit', () => {
    expect([isOneEditAway('cat', 'cart'), isOneEditAway('form', 'from'), isOneEditAway('cat', 'cut')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isOneEditAway('cat', 'cat'), isOneEditAway('cat', 'dog'), isOneEditAway('abcd', 'badc')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
