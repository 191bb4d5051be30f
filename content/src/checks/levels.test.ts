import { describe, expect, it } from 'vitest';
import { bankOf } from '../testing/items.ts';
import { found, sentence } from '../testing/written-items.ts';
import { checkLevels } from './levels.ts';

describe('levels', () => {
  it('must be well distributed, with enough items', () => {
    const messages = found(checkLevels, bankOf(2, sentence(200001, 'One.'))).filter((line) => line.includes('02-'));
    expect(messages).toEqual([
      'sources/02-read-aloud:1: There are 0 easy items; at least 4 are needed.',
      'sources/02-read-aloud:1: There are 0 medium items; at least 4 are needed.',
      'sources/02-read-aloud:1: There are 1 hard items; at least 4 are needed.',
      'sources/02-read-aloud:1: There are 1 items; at least 20 are needed.',
    ]);
  });
});
