import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findKeyPoints } from './key-points.ts';

const sample =
  'I wanted to join the photography club, so I talked to Amara. Cameras can be borrowed, and the yearly fee is ten pounds.';

const kindsOf = (text: string) =>
  Object.fromEntries(
    findKeyPoints(sample, text).points.flatMap(({ words }) => words.map(({ text: word, kind }) => [word, kind])),
  );

describe('findKeyPoints', () => {
  it('finds the sentences of the sample that are mentioned, in other word forms too', () => {
    const result = findKeyPoints(
      sample,
      'The club lends you a camera which you can borrow. The fee is 10 pounds a year.',
    );
    expect(result.points.map(({ mentioned }) => mentioned)).toEqual([false, true]);
    expect(result.mentionedCount).toBe(1);
  });

  it('marks each content word as covered or missing, and ignores the rest', () => {
    const kinds = kindsOf('She joined a club for photography and borrowed something.');
    expect(kinds).toMatchObject({ join: 'covered', 'club,': 'covered', 'borrowed,': 'covered' });
    expect(kinds).toMatchObject({ Cameras: 'missing', 'Amara.': 'missing', 'pounds.': 'missing' });
    expect(kinds).toMatchObject({ the: 'plain', I: 'plain', so: 'plain' });
  });

  it('treats both spellings of a word as the same', () => {
    expect(findKeyPoints('The theatre was organised.', 'An organized theater.').share).toBe(1);
  });

  it('returns the sample word for word', () => {
    const { points } = findKeyPoints(sample, '');
    expect(points.map(({ words }) => words.map(({ text }) => text).join(' ')).join(' ')).toBe(sample);
  });

  it('finds nothing in a text without content words', () => {
    for (const text of ['', '  ', '?!', 'and then it was not there']) {
      expect(findKeyPoints(sample, text)).toMatchObject({ mentionedCount: 0, share: 0 });
    }
  });

  it('finds no points in a sample without words', () => {
    expect(findKeyPoints('  ', 'Anything at all.')).toEqual({ points: [], mentionedCount: 0, share: 0 });
  });

  const text = fc.lorem({ maxCount: 6, mode: 'sentences' });

  it('finds every point in the sample itself', () => {
    fc.assert(
      fc.property(text, (any) => {
        const { points, mentionedCount } = findKeyPoints(any, any);
        const withContent = points.filter(({ words }) => words.some(({ kind }) => kind !== 'plain'));
        expect(mentionedCount).toBe(withContent.length);
      }),
    );
  });

  it('never finds less in a longer text', () => {
    fc.assert(
      fc.property(text, text, text, (one, given, more) => {
        const before = findKeyPoints(one, given);
        const after = findKeyPoints(one, `${given} ${more}`);
        expect(after.mentionedCount).toBeGreaterThanOrEqual(before.mentionedCount);
        expect(after.share).toBeGreaterThanOrEqual(before.share);
      }),
    );
  });

  it('keeps the share between 0 and 1 for any texts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, given) => {
        const { share } = findKeyPoints(one, given);
        expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });
});
