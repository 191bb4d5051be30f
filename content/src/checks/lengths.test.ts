import { describe, expect, it } from 'vitest';
import { bankOf } from '../testing/items.ts';
import { found, sentence } from '../testing/written-items.ts';
import { checkLengths } from './lengths.ts';

describe('texts', () => {
  it('must have a reasonable length', () => {
    expect(found(checkLengths, bankOf(2, sentence(200001, 'Far too short.')))).toEqual([
      'sources/02-read-aloud/first.yaml:2: text has 3 words; it should have 8 to 45.',
    ]);
  });
});
