import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeDictation } from './dictation.ts';

const TEXT = "The museum doesn't open until ten o'clock on Sundays, so we'll have breakfast first.";
const kinds = (given: string, text = TEXT) => gradeDictation(text, given).words.map((word) => word.kind);

describe('what counts as the same', () => {
  it.each([
    ['case and punctuation', 'Well, I think so!', 'well i think so'],
    ['a contraction written out', "We'll go, but she doesn't.", 'We will go but she does not'],
    ['a full form contracted', 'We will go but she does not', "We'll go, but she doesn't."],
    ['a contraction without its apostrophe', "It doesn't and they've", 'it doesnt and theyve'],
    ['a curly apostrophe', 'I don’t know', "I don't know"],
    ['numbers in words or digits', 'Ten of the 125 boats', '10 of the one hundred and twenty-five boats'],
    ['large numbers with a comma', 'about 18,000 people', 'about eighteen thousand people'],
    ['years', 'in 1990 and 2024', 'in nineteen ninety and twenty twenty-four'],
    ['ordinals', 'on the twenty-first of May', 'on the 21st of May'],
    ['British and American spelling', 'The grey theatre organised travelling', 'The gray theater organized traveling'],
    ['derived spellings', 'favourite colours, neighbouring centres', 'favorite colors neighboring centers'],
    ['per cent', 'ten per cent', '10%'],
    ['hyphens', 'a well-known author', 'a well known author'],
    ['titles', 'Mr. Lee and Dr. Roy', 'mister Lee and doctor Roy'],
    ['times of day', 'at 7 a.m. sharp', 'at seven am sharp'],
  ])('%s', (_title, text, given) => {
    expect(gradeDictation(text, given)).toMatchObject({ score: 1 });
    expect(gradeDictation(given, text)).toMatchObject({ score: 1 });
  });

  it.each([
    ['four', 'for'],
    ['hour', 'our'],
    ['we will', 'well'],
    ['she would', 'shed'],
    ['ten', '11'],
    ['first', 'one'],
    ['exercise', 'exercize'],
  ])('but "%s" is not "%s"', (text, given) => {
    expect(gradeDictation(text, given).score).toBeLessThan(1);
  });
});

describe('what a slip costs', () => {
  it('a misspelt word costs 0.3 to 0.5, and shows where', () => {
    const result = gradeDictation('a small museum', 'a small musem');
    expect(result.words[2]).toEqual({
      kind: 'near',
      expected: 'museum',
      after: '',
      given: 'musem',
      cost: expect.closeTo(0.3833, 3),
      lost: expect.closeTo(0.1278, 3),
      letters: [
        { kind: 'same', letter: 'm' },
        { kind: 'same', letter: 'u' },
        { kind: 'same', letter: 's' },
        { kind: 'same', letter: 'e' },
        { kind: 'missing', expected: 'u' },
        { kind: 'same', letter: 'm' },
      ],
    });
    expect(result.score).toBeCloseTo(1 - 0.3833 / 3, 3);
  });

  it('a word left out costs more than the same word misspelt', () => {
    const left = gradeDictation(TEXT, TEXT.replace('breakfast ', ''));
    const misspelt = gradeDictation(TEXT, TEXT.replace('breakfast', 'brekfast'));
    expect(left.score).toBeLessThan(misspelt.score);
    expect(left.words.filter((word) => word.kind === 'missing')).toEqual([
      { kind: 'missing', expected: 'breakfast', after: '', cost: 1, lost: 1 / 14 },
    ]);
  });

  it('a negation left out is no near miss', () => {
    expect(gradeDictation('it does not open', 'it does open').words[2]).toMatchObject({ kind: 'missing' });
    expect(gradeDictation("it doesn't open", 'it does open').words[1]).toMatchObject({ kind: 'wrong', cost: 1 });
  });

  it('a split or joined word is a near miss', () => {
    expect(gradeDictation('have breakfast', 'have break fast').words[1]).toMatchObject({ kind: 'near', cost: 0.3 });
    expect(gradeDictation('a lot of', 'alot of').words[0]).toMatchObject({ kind: 'near', given: 'alot' });
  });

  it('keeps words in line after a gap', () => {
    expect(kinds('The museum open until ten on Sundays.')).toEqual([
      ...['match', 'match', 'missing', 'match', 'match', 'match', 'missing', 'match', 'match'],
      ...['missing', 'missing', 'missing', 'missing', 'missing'],
    ]);
  });

  it('words added cost too, and the score ends at 0', () => {
    expect(gradeDictation('so we go', 'so then we go').words[1]).toEqual({
      kind: 'extra',
      given: 'then',
      cost: 1,
      lost: 1 / 3,
    });
    expect(gradeDictation('go', 'one two three four').score).toBe(0);
  });

  it('nothing written gives 0 and every word as missing', () => {
    const result = gradeDictation(TEXT, '  ');
    expect(result.score).toBe(0);
    expect(result.correctCount).toBe(0);
    expect(new Set(result.words.map((word) => word.kind))).toEqual(new Set(['missing']));
  });

  it('keeps the text as it is written, with its punctuation', () => {
    const { words } = gradeDictation('“Don’t go,” she said.', 'dont go she said');
    expect(words).toMatchObject([
      { expected: 'Don’t', after: '' },
      { expected: 'go', after: ',”' },
      { expected: 'she', after: '' },
      { expected: 'said', after: '.' },
    ]);
  });

  it('takes the accepted text that is nearest', () => {
    const result = gradeDictation("Tom's going home", 'Tom is going home', ['Tom is going home']);
    expect(result).toMatchObject({ score: 1, expected: 'Tom is going home' });
  });

  it('a pasted book is graded without hanging', () => {
    expect(gradeDictation(TEXT, 'word '.repeat(20_000)).words.length).toBeGreaterThan(19_000);
  });
});

describe('what is counted', () => {
  it.each([
    ['so we go home', 'so we go home', 4],
    ['so we go home', 'so then we go home now', 4],
    ['so we go home', 'so we stop home', 3],
    ['so we go home', 'so we go', 3],
    ['so we go home', 'so we go hone', 3],
    ['so we go home', '', 0],
    ['so we go home', 'one two three four five six', 0],
  ])('of "%s", "%s" has so many right words: %i', (text, given, count) => {
    expect(gradeDictation(text, given)).toMatchObject({ correctCount: count, expectedCount: 4 });
  });

  it('a question without a text gives 0, and what was written is too much', () => {
    expect(gradeDictation('', 'so we go')).toMatchObject({ score: 0, expectedCount: 0, correctCount: 0 });
    expect(gradeDictation('', '')).toEqual({ score: 0, expectedCount: 0, correctCount: 0, words: [], expected: '' });
    expect(gradeDictation('', 'so').words).toEqual([{ kind: 'extra', given: 'so', cost: 1, lost: 0 }]);
  });

  it('the text itself, of those that are as near', () => {
    expect(gradeDictation('go now', 'go', ['go then', 'go there'])).toMatchObject({ expected: 'go now', score: 0.5 });
    expect(gradeDictation('go now', 'go then', ['go then', 'go there']).expected).toBe('go then');
  });

  it('a word is a near miss from 60 % of its letters on', () => {
    expect(gradeDictation('abcde', 'abcxy').words[0]).toMatchObject({ kind: 'near', cost: expect.closeTo(0.5, 9) });
    expect(gradeDictation('abcde', 'abxyz').words[0]).toMatchObject({ kind: 'wrong', cost: 1 });
  });

  it('apostrophes are no letters of a misspelling', () => {
    expect(gradeDictation("the dog's bowl", 'the dogs bowl').words[1]).toMatchObject({ kind: 'match' });
    expect(gradeDictation("dog's", 'dags').words[0]).toMatchObject({ kind: 'near', cost: expect.closeTo(0.425, 9) });
    expect(gradeDictation('dags', "dog's").words[0]).toMatchObject({ kind: 'near', cost: expect.closeTo(0.425, 9) });
  });

  it('a long number in words is one step, and words beside it are not part of it', () => {
    const text = 'one million two hundred thousand three hundred five people';
    expect(gradeDictation(text, '1200305 people').words).toMatchObject([
      { kind: 'match', expected: 'one million two hundred thousand three hundred five', given: '1200305' },
      { kind: 'match', expected: 'people' },
    ]);
    expect(gradeDictation('I paid two dollars', 'I paid $2 dollars').score).toBe(1);
  });

  it('of a pasted book, words far beyond the text are too much and nothing else', () => {
    const result = gradeDictation('so we go', `so we go ${'on '.repeat(80)}`);
    expect(result.words).toHaveLength(83);
    expect(result.words.slice(3)).toEqual(
      Array.from({ length: 80 }, () => ({ kind: 'extra', given: 'on', cost: 1, lost: 1 / 3 })),
    );
    expect(gradeDictation('so we go', `${'on '.repeat(55)}so we go`)).toMatchObject({ correctCount: 3 });
  });
});

const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 12 });

describe('for any texts', () => {
  it('the text itself scores 1', () => {
    fc.assert(fc.property(words, (list) => void expect(gradeDictation(list.join(' '), list.join(' ')).score).toBe(1)));
  });

  it('gives every written word back, in order', () => {
    fc.assert(
      fc.property(words, words, (expected, given) => {
        const { words: aligned } = gradeDictation(expected.join(' '), given.join(' '));
        const right = aligned.flatMap((word) => (word.kind === 'extra' ? [] : word.expected.split(' ')));
        const left = aligned.flatMap((word) => (word.kind === 'missing' ? [] : word.given.split(' ')));
        expect(right).toEqual(expected);
        expect(left).toEqual(given);
      }),
    );
  });

  it('the score is 1 minus what was lost, floored at 0', () => {
    fc.assert(
      fc.property(words, fc.string(), (expected, given) => {
        const result = gradeDictation(expected.join(' '), given);
        const lost = result.words.reduce((sum, word) => sum + word.lost, 0);
        expect(result.score).toBeCloseTo(Math.max(0, 1 - lost), 9);
      }),
    );
  });

  it('stays between 0 and 1, and never counts more words right than there are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, given) => {
        const { score, correctCount, expectedCount } = gradeDictation(text, given);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(correctCount).toBeGreaterThanOrEqual(0);
        expect(correctCount).toBeLessThanOrEqual(expectedCount);
      }),
    );
  });

  it('text and answer may change places: what is lost in words stays the same', () => {
    const lost = (text: string, given: string) => {
      const { words: aligned, expectedCount } = gradeDictation(text, given);
      return aligned.reduce((sum, word) => sum + word.lost, 0) * expectedCount;
    };
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(lost(a.join(' '), b.join(' '))).toBeCloseTo(lost(b.join(' '), a.join(' ')), 9);
      }),
    );
  });

  it('leaving a word out never raises the score', () => {
    fc.assert(
      fc.property(words, fc.nat(), (list, at) => {
        const index = at % list.length;
        const shorter = list.filter((_, position) => position !== index);
        const full = gradeDictation(list.join(' '), list.join(' ')).score;
        expect(gradeDictation(list.join(' '), shorter.join(' ')).score).toBeLessThan(full);
      }),
    );
  });
});
