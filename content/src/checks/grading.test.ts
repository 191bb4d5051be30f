import { describe, expect, it } from 'vitest';
import { bankOf } from '../testing/items.ts';
import { cloze, found, passage } from '../testing/written-items.ts';
import { checkGrading } from './grading.ts';

describe('grading', () => {
  it('gives full marks to every key, and finds an accepted word that would be marked wrong', () => {
    const accepted = cloze('"Read every pa{ge} of it."', '  accept: [part]\n');
    expect(found(checkGrading, bankOf(10, accepted))).toEqual([]);
    expect(found(checkGrading, bankOf(10, accepted.replace('[part]', '[line]')))).toEqual([
      'sources/10-fill-in-the-blanks/first.yaml:2: "line" is correct but does not get full marks.',
    ]);
    expect(found(checkGrading, bankOf(8, passage('"It rains. The wa{ter} is we{t}. Good."')))).toEqual([]);
  });
});
