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

describe('the cost of a mistake', () => {
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

  it('costs more to leave a word out than to misspell it', () => {
    const left = gradeDictation(TEXT, TEXT.replace('breakfast ', ''));
    const misspelt = gradeDictation(TEXT, TEXT.replace('breakfast', 'brekfast'));
    expect(left.score).toBeLessThan(misspelt.score);
    expect(left.words.filter((word) => word.kind === 'missing')).toEqual([
      { kind: 'missing', expected: 'breakfast', after: '', cost: 1, lost: 1 / 14 },
    ]);
  });

  it('does not treat a missing negation as a near miss', () => {
    expect(gradeDictation('it does not open', 'it does open').words[2]).toMatchObject({ kind: 'missing' });
    expect(gradeDictation("it doesn't open", 'it does open').words[1]).toMatchObject({ kind: 'wrong', cost: 1 });
  });

  it('treats a split or joined word as a near miss', () => {
    expect(gradeDictation('have breakfast', 'have break fast').words[1]).toMatchObject({ kind: 'near', cost: 0.3 });
    expect(gradeDictation('a lot of', 'alot of').words[0]).toMatchObject({ kind: 'near', given: 'alot' });
  });

  it('keeps the words aligned after a gap', () => {
    expect(kinds('The museum open until ten on Sundays.')).toEqual([
      ...['match', 'match', 'missing', 'match', 'match', 'match', 'missing', 'match', 'match'],
      ...['missing', 'missing', 'missing', 'missing', 'missing'],
    ]);
  });

  it('charges for added words, and never scores below 0', () => {
    expect(gradeDictation('so we go', 'so then we go').words[1]).toEqual({
      kind: 'extra',
      given: 'then',
      cost: 1,
      lost: 1 / 3,
    });
    expect(gradeDictation('go', 'one two three four').score).toBe(0);
  });

  it('scores 0 for an empty answer, with every word missing', () => {
    const result = gradeDictation(TEXT, '  ');
    expect(result.score).toBe(0);
    expect(result.correctCount).toBe(0);
    expect(new Set(result.words.map((word) => word.kind))).toEqual(new Set(['missing']));
  });

  it('keeps the text as written, with its punctuation', () => {
    const { words } = gradeDictation('“Don’t go,” she said.', 'dont go she said');
    expect(words).toMatchObject([
      { expected: 'Don’t', after: '' },
      { expected: 'go', after: ',”' },
      { expected: 'she', after: '' },
      { expected: 'said', after: '.' },
    ]);
  });

  it('compares with the nearest accepted text', () => {
    const result = gradeDictation("Tom's going home", 'Tom is going home', ['Tom is going home']);
    expect(result).toMatchObject({ score: 1, expected: 'Tom is going home' });
  });

  it('grades a pasted book without hanging', () => {
    expect(gradeDictation(TEXT, 'word '.repeat(20_000)).words.length).toBeGreaterThan(19_000);
  });
});

describe('counts', () => {
  it.each([
    ['so we go home', 'so we go home', 4],
    ['so we go home', 'so then we go home now', 4],
    ['so we go home', 'so we stop home', 3],
    ['so we go home', 'so we go', 3],
    ['so we go home', 'so we go hone', 3],
    ['so we go home', '', 0],
    ['so we go home', 'one two three four five six', 0],
  ])('"%s" answered with "%s" has %i right words', (text, given, count) => {
    expect(gradeDictation(text, given)).toMatchObject({ correctCount: count, expectedCount: 4 });
  });

  it('scores 0 for a question without text, and marks every written word as extra', () => {
    expect(gradeDictation('', 'so we go')).toMatchObject({ score: 0, expectedCount: 0, correctCount: 0 });
    expect(gradeDictation('', '')).toEqual({ score: 0, expectedCount: 0, correctCount: 0, words: [], expected: '' });
    expect(gradeDictation('', 'so').words).toEqual([{ kind: 'extra', given: 'so', cost: 1, lost: 0 }]);
  });

  it('prefers the text itself when an accepted text is equally near', () => {
    expect(gradeDictation('go now', 'go', ['go then', 'go there'])).toMatchObject({ expected: 'go now', score: 0.5 });
    expect(gradeDictation('go now', 'go then', ['go then', 'go there']).expected).toBe('go then');
  });

  it('treats a word as a near miss when at least 60 % of its letters are right', () => {
    expect(gradeDictation('abcde', 'abcxy').words[0]).toMatchObject({ kind: 'near', cost: expect.closeTo(0.5, 9) });
    expect(gradeDictation('abcde', 'abxyz').words[0]).toMatchObject({ kind: 'wrong', cost: 1 });
  });

  it('does not count apostrophes as letters', () => {
    expect(gradeDictation("the dog's bowl", 'the dogs bowl').words[1]).toMatchObject({ kind: 'match' });
    expect(gradeDictation("dog's", 'dags').words[0]).toMatchObject({ kind: 'near', cost: expect.closeTo(0.425, 9) });
    expect(gradeDictation('dags', "dog's").words[0]).toMatchObject({ kind: 'near', cost: expect.closeTo(0.425, 9) });
  });

  it('aligns a long number in words as one step, without its neighbours', () => {
    const text = 'one million two hundred thousand three hundred five people';
    expect(gradeDictation(text, '1200305 people').words).toMatchObject([
      { kind: 'match', expected: 'one million two hundred thousand three hundred five', given: '1200305' },
      { kind: 'match', expected: 'people' },
    ]);
    expect(gradeDictation('I paid two dollars', 'I paid $2 dollars').score).toBe(1);
  });

  it('marks words far beyond the text as extra without comparing them', () => {
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
  it('scores 1 for the text itself', () => {
    fc.assert(fc.property(words, (list) => void expect(gradeDictation(list.join(' '), list.join(' ')).score).toBe(1)));
  });

  it('returns every written word, in order', () => {
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

  it('scores 1 minus the losses, floored at 0', () => {
    fc.assert(
      fc.property(words, fc.string(), (expected, given) => {
        const result = gradeDictation(expected.join(' '), given);
        const lost = result.words.reduce((sum, word) => sum + word.lost, 0);
        expect(result.score).toBeCloseTo(Math.max(0, 1 - lost), 9);
      }),
    );
  });

  it('stays between 0 and 1, and never counts more right words than there are', () => {
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

  it('is symmetrical: swapping text and answer costs the same number of words', () => {
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

  it('never scores higher for leaving a word out', () => {
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
