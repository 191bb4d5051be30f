import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeHighlight, highlightMark } from './highlight.ts';
import { findAnswer, textOfRange, toPassageWords, type WordRange, widenRange } from './passage-words.ts';

const passage =
  'Mr. Lee smiled. "Just tell me how you got it," he said.\n\nSo she told him – slowly – how she got it. It rained.';
const words = toPassageWords(passage);
const placeOf = (answer: string) => findAnswer(words, answer);

describe('the words of a passage', () => {
  it('keep their punctuation, and a lone dash belongs to the word before it', () => {
    expect(words.map(({ text }) => text)).toEqual([
      ...['Mr.', 'Lee', 'smiled.', '"Just', 'tell', 'me', 'how', 'you', 'got', 'it,"', 'he', 'said.'],
      ...['So', 'she', 'told', 'him –', 'slowly –', 'how', 'she', 'got', 'it.', 'It', 'rained.'],
    ]);
  });

  it('are separated by a dash between them', () => {
    expect(toPassageWords('bread—and salt, well-known').map(({ text }) => text)).toEqual([
      ...['bread—', 'and', 'salt,', 'well-known'],
    ]);
    expect(textOfRange(toPassageWords('bread—and salt'), { start: 0, end: 1 })).toBe('bread—and');
  });

  it('know their sentence and paragraph; "Mr." does not end a sentence', () => {
    const sentences = [0, 1, 2, 3].map((number) => words.filter(({ sentence }) => sentence === number));
    expect(sentences.map((each) => each.map(({ text }) => text).join(' '))).toEqual([
      'Mr. Lee smiled.',
      '"Just tell me how you got it," he said.',
      'So she told him – slowly – how she got it.',
      'It rained.',
    ]);
    expect(words.find(({ paragraph }) => paragraph === 1)?.text).toBe('So');
  });

  it('finds every occurrence of an answer, whatever its case and punctuation', () => {
    expect(placeOf('just tell me how you got it')).toEqual([{ start: 3, end: 9 }]);
    expect(placeOf('got it')).toEqual([
      { start: 8, end: 9 },
      { start: 19, end: 20 },
    ]);
    expect(placeOf('got him')).toEqual([]);
    expect(placeOf('')).toEqual([]);
  });

  it('widens a range to whole sentences and paragraphs', () => {
    const [range] = placeOf('tell me');
    if (!range) throw new Error('not found');
    expect(textOfRange(words, widenRange(words, range, 'sentence'))).toBe('"Just tell me how you got it," he said.');
    expect(widenRange(words, range, 'paragraph')).toEqual({ start: 0, end: 11 });
  });
});

describe('a highlight', () => {
  const key = { start: 10, end: 13 };

  it.each([
    ['the answer itself', { start: 10, end: 13 }, 1],
    ['the same from the end to the start', { start: 13, end: 10 }, 1],
    ['one word left out', { start: 11, end: 13 }, 0.75],
    ['one word too many', { start: 10, end: 14 }, 0.75],
    ['one left out and one too many', { start: 11, end: 14 }, 0.5],
    ['the sentence around it', { start: 4, end: 20 }, 0],
    ['the words after it', { start: 14, end: 17 }, 0],
    ['nothing', null, 0],
  ])('%s', (_title, given, score) => {
    expect(gradeHighlight(given, [key]).score).toBe(score);
  });

  it('reports which words were right, missed and extra', () => {
    const result = gradeHighlight({ start: 12, end: 15 }, [key]);
    expect(result).toMatchObject({ rightCount: 2, missedCount: 2, extraCount: 2 });
    expect([9, 10, 11, 12, 13, 14, 15, 16].map((index) => highlightMark(index, result))).toEqual([
      ...[null, 'missed', 'missed', 'right', 'right', 'extra', 'extra', null],
    ]);
  });

  it('accepts each occurrence of an answer that appears twice', () => {
    const keys = placeOf('got it');
    expect(keys.map((each) => gradeHighlight(each, keys).score)).toEqual([1, 1]);
    expect(gradeHighlight({ start: 18, end: 20 }, keys)).toMatchObject({ score: 0.5, key: { start: 19, end: 20 } });
  });

  it('scores 0 without a key', () => {
    expect(gradeHighlight({ start: 1, end: 2 }, [])).toMatchObject({ score: 0, key: null, extraCount: 2 });
  });
});

const place = fc.nat(400);
const range = fc.tuple(place, place).map(([a, b]): WordRange => ({ start: Math.min(a, b), end: Math.max(a, b) }));
const score = (given: WordRange, key: WordRange) => gradeHighlight(given, [key]).score;

describe('any highlight', () => {
  it('scores 1 for the answer itself, less for any other, and never below 0', () => {
    fc.assert(
      fc.property(range, range, (given, key) => {
        expect(score(key, key)).toBe(1);
        const got = score(given, key);
        expect(got).toBeGreaterThanOrEqual(0);
        if (given.start !== key.start || given.end !== key.end) expect(got).toBeLessThan(1);
      }),
    );
  });

  it('scores the same when the passage is mirrored', () => {
    const mirrored = ({ start, end }: WordRange) => ({ start: 400 - end, end: 400 - start });
    fc.assert(
      fc.property(range, range, (given, key) => {
        expect(score(mirrored(given), mirrored(key))).toBe(score(given, key));
      }),
    );
  });

  it('never scores higher when an end moves away from the answer', () => {
    fc.assert(
      fc.property(range, range, fc.nat(20), (given, key, by) => {
        const start = given.start <= key.start ? given.start - by : Math.min(given.start + by, given.end);
        expect(score({ ...given, start }, key)).toBeLessThanOrEqual(score(given, key));
        const end = given.end >= key.end ? given.end + by : Math.max(given.end - by, given.start);
        expect(score({ ...given, end }, key)).toBeLessThanOrEqual(score(given, key));
      }),
    );
  });

  it('scores 0 outside the answer, and costs the words missed and added', () => {
    fc.assert(
      fc.property(range, range, (given, key) => {
        const { score: got, rightCount, missedCount, extraCount } = gradeHighlight(given, [key]);
        if (rightCount === 0) expect(got).toBe(0);
        else expect(got).toBeCloseTo(Math.max(0, 1 - (missedCount + extraCount) / (key.end - key.start + 1)), 10);
      }),
    );
  });

  it('never scores lower when the answer occurs once more', () => {
    fc.assert(
      fc.property(range, fc.array(range, { minLength: 1 }), range, (given, keys, another) => {
        expect(gradeHighlight(given, [...keys, another]).score).toBeGreaterThanOrEqual(
          gradeHighlight(given, keys).score,
        );
      }),
    );
  });

  it('scores 1 for words found in the passage', () => {
    fc.assert(
      fc.property(fc.nat(words.length - 1), fc.nat(words.length - 1), (a, b) => {
        const given = { start: Math.min(a, b), end: Math.max(a, b) };
        expect(gradeHighlight(given, findAnswer(words, textOfRange(words, given))).score).toBe(1);
      }),
    );
  });
});
