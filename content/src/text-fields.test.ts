import { describe, expect, it } from 'vitest';
import { placesOf } from './text-fields.ts';

describe('the places of a run of words', () => {
  it('are where no letter or digit is next to it: beside punctuation and at both ends too', () => {
    expect(placesOf('art', 'art, party, art-house: “art” 9art art')).toEqual([0, 12, 24, 34]);
    expect(placesOf('in the end', 'In the end, in the ending, in the end')).toEqual([27]);
  });

  it('see letters with accents as letters, and take signs of patterns as they are', () => {
    expect(placesOf('caf', 'café caf')).toEqual([5]);
    expect(placesOf('U.S.', 'the UxSx or U.S.')).toEqual([12]);
  });

  it('are none for an empty run', () => {
    expect(placesOf('', 'a text')).toEqual([]);
  });
});
