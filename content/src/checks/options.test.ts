import { describe, expect, it } from 'vitest';
import { bankOf } from '../testing/items.ts';
import { found, talk, turn } from '../testing/written-items.ts';
import { checkOptions } from './options.ts';

describe('choices', () => {
  it.each([
    ['a key that is not an option', turn('[a, b, c]', 4), 'The answer is option 4, but there are 3 options.'],
    ['equal options', turn('[a, b, "B!"]', 1), 'Two options are the same.'],
    ['too few options', turn('[a, b]', 1), 'There are 2 options; at least 3 are needed.'],
  ])('finds %s', (_name, first, message) => {
    expect(found(checkOptions, bankOf(7, talk(first)))).toEqual([
      `sources/07-interactive-listening/first.yaml:7: ${message}`,
    ]);
  });

  it('finds keys that are too often at the same position', () => {
    const yaml = [1, 2, 3, 4].map((n) => talk(turn('[a, b, c]', 1)).replace('700001', `70000${n}`)).join('');
    expect(found(checkOptions, bankOf(7, yaml))).toEqual([
      'sources/07-interactive-listening:1: Option 1 is the key in 100% of the choices; spread the keys.',
    ]);
  });
});
