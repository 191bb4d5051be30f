import { describe, expect, it } from 'vitest';
import { bankOf, whyOf } from '../testing/items.ts';
import { found, sentence } from '../testing/written-items.ts';
import { checkIds } from './ids.ts';

describe('ids', () => {
  it('must be in the range of the submodule', () => {
    expect(found(checkIds, bankOf(2, sentence(300001, 'Good morning.')))).toEqual([
      'sources/02-read-aloud/first.yaml:1: The id 300001 must be between 200001 and 279999.',
    ]);
  });

  it('must leave those of operators’ items and photographs free', () => {
    const photo = (id: number) =>
      `- id: ${id}\n  level: easy\n  picture: park\n  sample: A park.\n  middle: A park.\n  better: { en: Why., zh: 因为。 }\n${whyOf(id)}`;
    expect(found(checkIds, bankOf(11, photo(1179999)))).toEqual([]);
    expect(found(checkIds, bankOf(11, photo(1180001)))).toEqual([
      'sources/11-write-about-the-photo/first.yaml:1: The id 1180001 must be between 1100001 and 1179999.',
    ]);
  });

  it('must be ascending and unique', () => {
    const yaml = sentence(200002, 'One.') + sentence(200002, 'Two.') + sentence(200001, 'Three.');
    expect(found(checkIds, bankOf(2, yaml))).toEqual([
      'sources/02-read-aloud/first.yaml:7: The id 200002 must be greater than the previous one, 200002.',
      'sources/02-read-aloud/first.yaml:13: The id 200001 must be greater than the previous one, 200002.',
    ]);
  });

  it('finds an id used in two files', () => {
    const [first] = bankOf(2, sentence(200001, 'One.')).items[2];
    if (!first) throw new Error('There must be an item.');
    const bank = bankOf(2, sentence(200001, 'One.'));
    const other = { ...first, file: 'sources/02-read-aloud/second.yaml' };
    expect(found(checkIds, { ...bank, items: { ...bank.items, 2: [first, other] } })).toEqual([
      'sources/02-read-aloud/second.yaml:1: The id 200001 is also used in sources/02-read-aloud/first.yaml.',
    ]);
  });
});
