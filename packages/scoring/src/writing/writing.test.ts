import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from '../text/tokens.ts';
import { isEverydayWord } from './common-words.ts';
import { findRepeatedWords, measureText } from './measures.ts';
import { reviewText } from './review-text.ts';
import { toSentences } from './sentences.ts';

describe('counting words', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['one two', 2],
    ["I don't know a well-known café.", 6],
    ['It’s 3.5 kilometres — or 4?', 6],
    ['word,word', 2],
  ])('%j has %i', (text, count) => expect(countWords(text)).toBe(count));

  it('counts the words of two lines like those of two texts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(countWords(`${a}\n${b}`)).toBe(countWords(a) + countWords(b));
      }),
    );
  });
});

describe('sentences', () => {
  it.each([
    ['One. Two! Three? Four', 4],
    ['Mr. Brown came at 5 p.m. sharp. He left.', 2],
    ['First line\n\nSecond line', 2],
    ['He said "Stop." Then he left.', 2],
    ['...', 0],
  ])('%j has %i', (text, count) => expect(toSentences(text)).toHaveLength(count));
});

describe('vocabulary', () => {
  it('knows everyday words in all their endings', () => {
    for (const word of ['studies', 'stopped', 'biggest', 'making', "friend's", 'happily', 'went', 'children']) {
      expect(isEverydayWord(word), word).toBe(true);
    }
  });

  it('lists the words beyond them once each, without names', () => {
    const { rarerWords, everydayShare } = measureText('The harbour in Lisbon was deserted, and deserted it stayed.');
    expect(rarerWords).toEqual(['harbour', 'deserted']);
    expect(everydayShare).toBeCloseTo(7 / 10);
  });

  it('does not treat a misspelling as a rare word', () => {
    expect(measureText('They dont recieve much.').rarerWords).toEqual([]);
  });

  it('finds a content word that is repeated in any form', () => {
    const [found, ...others] = findRepeatedWords(
      'The city is big. Cities are big and the city is loud. The end of it.',
    );
    expect(found).toMatchObject({ word: 'city' });
    expect(found?.places).toHaveLength(3);
    expect(others).toEqual([]);
  });
});

/** The app accepts at most 20,000 characters; a paste may be ten times as long. */
describe('long and strange texts', () => {
  const length = 216_000;
  const texts = ['.', '! ', '"', ' ', '\n', 'a', 'a.\n', 'a ', 'word, ', '😀', '旅客。', 'e.g. ', '’', "don't "];

  it.each(texts.map((piece) => [JSON.stringify(piece), piece.repeat(length / piece.length)]))(
    'measures %s repeated many times without delay',
    (_, text) => {
      expect(reviewText(text).measures.words).toBeGreaterThanOrEqual(0);
    },
  );

  it('counts sentences with Chinese end marks, and does not count emoji as words', () => {
    expect(measureText('旅客在等行李。左边有一辆车！你看到了吗？')).toMatchObject({ words: 3, sentences: 3 });
    expect(measureText('😀 🎉 ✈️')).toMatchObject({ words: 0, sentences: 0, everydayShare: 0, functionShare: 0 });
  });
});
