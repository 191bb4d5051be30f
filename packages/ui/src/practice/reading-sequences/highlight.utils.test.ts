import { toPassageWords } from '@rehearse/scoring';
import { describe, expect, it } from 'vitest';
import { destinationOf, sentencesOf } from './highlight.utils.ts';

const words = toPassageWords('One two three four. Five six seven.\n\nEight nine. Ten eleven twelve.');
/** Four words per line. */
const placeOf = (word: number) => ({ top: Math.floor(word / 4) * 30, center: (word % 4) * 50 });
const go = (at: number, key: string, jump = false) => destinationOf(words, at, { key, jump }, placeOf);

describe('a key leads', () => {
  it.each([
    ['to the next word', 3, 'ArrowRight', false, 4],
    ['to the word before', 4, 'ArrowLeft', false, 3],
    ['to the same place a line below', 1, 'ArrowDown', false, 5],
    ['to the same place a line above', 10, 'ArrowUp', false, 6],
    ['nowhere below the last line', 9, 'ArrowDown', false, 9],
    ['to the next sentence', 1, 'ArrowRight', true, 4],
    ['to the beginning of the sentence', 6, 'ArrowLeft', true, 4],
    ['to the end of the line', 5, 'End', false, 7],
    ['to the beginning of the line', 6, 'Home', false, 4],
    ['to the end of the passage', 2, 'End', true, 11],
    ['to the beginning of the passage', 8, 'Home', true, 0],
    ['nowhere, if it moves nothing', 3, 'a', false, null],
  ])('%s', (_title, at, key, jump, to) => {
    expect(go(at, key, jump)).toBe(to);
  });

  it('to a word of the passage, from every word', () => {
    for (const at of words.keys()) {
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
        for (const jump of [true, false]) expect(words[go(at, key, jump) ?? -1]).toBeDefined();
      }
    }
  });
});

it('the sentences follow each other without a gap', () => {
  expect(sentencesOf(words)).toEqual([
    { start: 0, end: 3 },
    { start: 4, end: 6 },
    { start: 7, end: 8 },
    { start: 9, end: 11 },
  ]);
});
