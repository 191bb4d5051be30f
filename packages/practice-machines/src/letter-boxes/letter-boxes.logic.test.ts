import { describe, expect, it } from 'vitest';
import { passageQuestion, sentenceQuestion } from './letter-boxes.fixtures.ts';
import {
  emptyEntries,
  endOf,
  fillWord,
  firstEmpty,
  isEntriesFor,
  lastLetter,
  pasteLetters,
} from './letter-boxes.logic.ts';
import type { LetterBoxesQuestion } from './letter-boxes.types.ts';

const ask = (...words: readonly (readonly (string | null)[])[]): LetterBoxesQuestion => ({
  questionId: 1,
  segments: words.map((clues) => ({ kind: 'word', clues, answer: 'x'.repeat(clues.length) })),
});

describe('the entries of a draft', () => {
  const question = ask(['a', null], [null, null, null]);

  it('are a letter or nothing for each box of each word', () => {
    expect(isEntriesFor(question, emptyEntries(question))).toBe(true);
    expect(
      isEntriesFor(question, [
        ['', 'b'],
        ['c', '', 'd'],
      ]),
    ).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'ab'],
    ['an object with a length', { length: 2 }],
    ['a word too few', [['', '']]],
    ['a word too many', [['', ''], ['', '', ''], ['']]],
    ['no words for words', [['', ''], 'abc']],
    ['nothing for a word', [['', ''], null]],
    [
      'a box too few',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    [
      'a box too many',
      [
        ['', ''],
        ['', '', '', ''],
      ],
    ],
    [
      'a number for a letter',
      [
        ['', ''],
        ['', 1, ''],
      ],
    ],
    [
      'one right word beside a wrong one',
      [
        ['', 'b'],
        [1, 2, 3],
      ],
    ],
  ])('are not %s', (_name, value) => expect(isEntriesFor(question, value)).toBe(false));
});

describe('a letter', () => {
  it.each([
    ['ab', 'b'],
    ['a ', 'a'],
    ['e\u0301', 'é'],
    ['😀', '😀'],
    ['  ', ''],
    ['', ''],
  ])('of %j is %j', (text, letter) => expect(lastLetter(text)).toBe(letter));
});

describe('a paste', () => {
  const paste = (question: LetterBoxesQuestion, text: string) => {
    const entries = emptyEntries(question);
    return pasteLetters(question, entries, endOf(question, 'first'), text).entries.map((word) => word.join(''));
  };

  it('of the whole word skips the given letters, in any case', () => {
    expect(paste(ask(['b', 'r', null, null]), 'BRid')).toEqual(['id']);
    expect(paste(ask(['b', null, 'i', null]), 'brid')).toEqual(['rd']);
  });

  it('of another word of the same length is typed unchanged', () => {
    expect(paste(ask(['b', 'r', null, null]), 'crid')).toEqual(['cr']);
    expect(paste(ask(['b', 'r', null, null], [null, null]), 'xrid')).toEqual(['xr', 'id']);
  });

  it('continues into the next word', () => {
    expect(paste(ask([null], [null], [null]), 'ab c')).toEqual(['a', 'b', 'c']);
  });
});

describe('a word in one field', () => {
  it('keeps given boxes empty, and does not change other words', () => {
    const question = ask(['a', null, 'c', null], [null]);
    const start = [['', '', '', ''], ['z']];
    expect(fillWord(question, start, 0, 'xy')).toEqual([['', 'x', '', 'y'], ['z']]);
    expect(fillWord(question, start, 0, 'abcd')).toEqual([['', 'b', '', 'd'], ['z']]);
    expect(fillWord(question, start, 0, 'x')).toEqual([['', 'x', '', ''], ['z']]);
    expect(fillWord(question, start, 5, 'x')).toEqual(start);
  });
});

describe('the cursor after a reload', () => {
  it('is the first empty box, or the last box when all are full', () => {
    const question = ask([null, null], ['a', null]);
    expect(
      firstEmpty(question, [
        ['x', ''],
        ['', ''],
      ]),
    ).toEqual({ word: 0, box: 1 });
    expect(
      firstEmpty(question, [
        ['x', 'y'],
        ['', 'z'],
      ]),
    ).toEqual({ word: 1, box: 1 });
  });

  it('is the beginning for a question without boxes', () => {
    expect(endOf(ask(['a']), 'last')).toEqual({ word: 0, box: 0 });
    expect(endOf(sentenceQuestion, 'last').box).toBeGreaterThan(endOf(sentenceQuestion, 'first').box);
    expect(endOf(passageQuestion, 'last').word).toBeGreaterThan(0);
  });
});
