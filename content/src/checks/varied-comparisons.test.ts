import { describe, expect, it } from 'vitest';
import { bankOf, whyOf } from '../testing/items.ts';
import { found } from '../testing/written-items.ts';
import { checkVariedComparisons } from './varied-comparisons.ts';

const photo = (en: string, id: number) =>
  `- id: ${id}\n  level: easy\n  picture: lake\n  sample: They swim.\n  middle: It is fun.\n  better: { en: '${en}', zh: 比较。 }\n${whyOf(id)}`;
const photos = (texts: readonly string[]) => bankOf(11, texts.map((en, index) => photo(en, 1100001 + index)).join(''));

const essay = (en: string, id: number) =>
  `- id: ${id}\n  level: easy\n  prompt: Why?\n  sample: Why not?\n  graded: { low: One., middle: Two., high: Three., steps: { en: '${en}', zh: 比较。 } }\n${whyOf(id)}`;
const essays = (texts: readonly string[]) => bankOf(14, texts.map((en, index) => essay(en, 1400001 + index)).join(''));

const part = (graded = '') => `{ question: Where?, sample: Here.${graded} }`;
const letter = (en: string, id: number) =>
  `- id: ${id}\n  level: easy\n  partOne: ${part(`, graded: { low: One., middle: Two., high: Three., steps: { en: '${en}', zh: 比较。 } }`)}\n  partTwo: [${Array(3).fill(part()).join(', ')}]\n${whyOf(id)}`;
const letters = (texts: readonly string[]) =>
  bankOf(12, texts.map((en, index) => letter(en, 1200001 + index)).join(''));

/** Twenty comparisons, of which the given number begin alike. */
const twentyWith = (alike: number, opening = 'The first') =>
  Array.from({ length: 20 }, (_, index) => (index < alike ? `${opening} has ${index}.` : `Answer ${index} is better.`));

describe('comparisons of answers', () => {
  it('may begin with the same two words in 15 of 100 cases', () => {
    expect(found(checkVariedComparisons, photos(twentyWith(3)))).toEqual([]);
  });

  it.each([
    ['a shorter answer and its sample', photos, '11-write-about-the-photo'],
    ['three graded answers', essays, '14-writing-sample'],
    ['graded answers to part one of two', letters, '12-interactive-writing'],
  ])('must not begin with the same two words more often: %s', (_name, bank, folder) => {
    expect(found(checkVariedComparisons, bank(twentyWith(4)))).toEqual([
      `sources/${folder}:1: 20% of the comparisons begin with "the first"; vary how they begin.`,
    ]);
  });

  it('begin alike whatever their capitals and quotation marks', () => {
    const texts = [...twentyWith(2).slice(0, 18), '"The first" is a quote.', 'THE FIRST, loudly.'];
    expect(found(checkVariedComparisons, photos(texts))).toEqual([
      expect.stringContaining('20% of the comparisons begin with "the first"'),
    ]);
  });

  it('are judged only if there are enough of them', () => {
    expect(found(checkVariedComparisons, photos(Array(19).fill('The first is better.')))).toEqual([]);
  });
});
