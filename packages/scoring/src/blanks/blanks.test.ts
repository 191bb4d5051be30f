import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeBlank } from './blanks.ts';

const verdict = (answer: string, entry: string, accepted?: string[]) => gradeBlank({ answer, accepted }, entry);

describe('what is right', () => {
  it.each([
    ['the answer', 'library', 'library'],
    ['another case', 'Thursday', 'thursday'],
    ['spaces around and between', 'post office', '  post   office '],
    ['punctuation', 'post office', 'Post office.'],
    ['an article', 'uncle', 'the uncle'],
    ['a missing article', 'a hundred', 'hundred'],
    ['a curly apostrophe, or none', "baker's", 'baker’s'],
    ['no apostrophe', "baker's", 'bakers'],
    ['a space for a hyphen', 'half-empty', 'half empty'],
    ['full-width characters of a Chinese keyboard', '12', '１２'],
    ['a comma in a number', '3000', '3,000'],
    ['no accent', 'café', 'cafe'],
  ])('%s', (_, answer, entry) => {
    expect(verdict(answer, entry)).toBe('right');
  });

  it('another accepted answer', () => {
    expect(verdict('elevator', 'lift', ['lift'])).toBe('right');
    expect(verdict('twelve', '12', ['12'])).toBe('right');
    expect(verdict('twelve', '12')).toBe('wrong');
  });
});

describe('what is nearly right', () => {
  it.each([
    ['a missing letter', 'library', 'libary'],
    ['an additional letter', 'library', 'librrary'],
    ['a wrong letter', 'stairs', 'steirs'],
    ['the first or the last letter', 'stairs', 'stair'],
    ['in one of two words', 'swimming pool', 'swiming pool'],
    ['in the second word', 'lunch basket', 'lunch baskit'],
    ['a split word', 'rucksack', 'ruck sack'],
    ['joined words', 'post office', 'postoffice'],
    ['of another accepted answer', 'elevator', 'escalater', ['escalator']],
  ])('%s', (_, answer, entry, accepted?: string[]) => {
    expect(verdict(answer, entry, accepted)).toBe('nearly');
  });

  it.each([
    ['a short word', 'bank', 'tank'],
    ['two letters', 'library', 'libary s'],
    ['two letters of one word', 'library', 'lybrarie'],
    ['a missing word', 'swimming pool', 'swimming'],
    ['one slip in each of two words', 'parking garage', 'parkin garag'],
  ])('but not with %s', (_, answer, entry) => {
    expect(verdict(answer, entry)).toBe('wrong');
  });
});

it('is empty when nothing that counts was typed', () => {
  for (const entry of ['', '   ', '...', 'the']) expect(verdict('library', entry)).toBe('empty');
});

describe('for any answer', () => {
  const word = fc.stringMatching(/^[a-z]{2,12}$/).filter((each) => !['an', 'the'].includes(each));
  const answer = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));

  it('the answer itself is right, however it is written', () => {
    fc.assert(
      fc.property(
        answer,
        fc.constantFrom('', 'a ', 'The '),
        fc.constantFrom('', '.', ' ', '!'),
        (key, article, end) => {
          expect(verdict(key, article + key + end)).toBe('right');
          expect(verdict(key, article + key.toUpperCase() + end)).toBe('right');
        },
      ),
    );
  });

  it('every accepted answer is right, and an additional one never makes a right entry wrong', () => {
    fc.assert(
      fc.property(answer, fc.array(answer), fc.string(), (key, accepted, entry) => {
        for (const other of accepted) expect(verdict(key, other, accepted)).toBe('right');
        if (verdict(key, entry) === 'right') expect(verdict(key, entry, accepted)).toBe('right');
      }),
    );
  });

  it('one letter off is never right, and nearly right from five letters on', () => {
    fc.assert(
      fc.property(word, fc.nat(), (key, at) => {
        const index = at % key.length;
        const entry = `${key.slice(0, index)}0${key.slice(index + 1)}`;
        expect(verdict(key, entry)).toBe(key.length >= 5 ? 'nearly' : 'wrong');
      }),
    );
  });

  it('never throws, and a long text is no answer', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (key, entry) => void verdict(key, entry)));
    expect(verdict('library', 'library '.repeat(20_000))).toBe('wrong');
  });
});
