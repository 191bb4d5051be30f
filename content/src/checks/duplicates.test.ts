import { describe, expect, it } from 'vitest';
import { bankOf } from '../testing/items.ts';
import { found, sentence } from '../testing/written-items.ts';
import { checkDuplicates } from './duplicates.ts';

describe('texts', () => {
  it('must not be nearly identical', () => {
    const first = 'The old ferry leaves the northern harbour at seven every morning.';
    const second = 'The old ferry leaves the northern harbour at eight every morning.';
    const other = 'Most of the students had already read the long novel before class.';
    const yaml = sentence(200001, first) + sentence(200002, other) + sentence(200003, second);
    expect(found(checkDuplicates, bankOf(2, yaml))).toEqual([
      'sources/02-read-aloud/first.yaml:14: This text is nearly the same as one of item 200001.',
    ]);
  });
});
