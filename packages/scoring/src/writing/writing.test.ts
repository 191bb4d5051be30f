import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from '../text/tokens.ts';
import { isEverydayWord } from './common-words.ts';
import { findRepeatedWords, measureText } from './measures.ts';
import { reviewText } from './review-text.ts';
import { toSentences } from './sentences.ts';
import { findSlips } from './slips.ts';
import { toTextParts } from './text-parts.ts';

const essay =
  'In my opinion, everybody should be able to cook a few simple meals. It is one of the most useful skills in the world, because we have to eat several times a day for our whole lives. A person who cannot cook depends on expensive and unhealthy fast food.';

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

describe('slips', () => {
  const kinds = (text: string) => findSlips(text).map(({ kind }) => kind);
  const mended = (text: string) =>
    findSlips(text).reduceRight((so, { start, end, fix }) => so.slice(0, start) + fix + so.slice(end), text);

  it.each([
    ['I saw the the dog.', 'I saw the dog.', ['doubledWord']],
    ['It rained. we stayed inside.', 'It rained. We stayed inside.', ['sentenceCapital']],
    ['Then i left and i’m glad.', 'Then I left and I’m glad.', ['pronounI', 'pronounI']],
    ['We met on monday in december.', 'We met on Monday in December.', ['nameCapital', 'nameCapital']],
    ['We met again on monday', 'We met again on Monday.', ['nameCapital', 'endMark']],
    ['This is a long sentence without an end', 'This is a long sentence without an end.', ['endMark']],
    ['It rained , so we left .', 'It rained, so we left.', ['spaceBefore', 'spaceBefore']],
    ['It rained,so we left.It was late.', 'It rained, so we left. It was late.', ['spaceAfter', 'spaceAfter']],
    ['She ate a apple and an banana.', 'She ate an apple and a banana.', ['article', 'article']],
    ['They dont know.', "They don't know.", ['apostrophe']],
    ['Definately a good enviroment.', 'Definitely a good environment.', ['spelling', 'spelling']],
  ])('%j', (text, right, expected) => {
    expect(kinds(text)).toEqual(expected);
    expect(mended(text)).toBe(right);
  });

  it.each([
    'He said that that was fine, and I had had enough.',
    'A university, a European city, a one-way street, an hour, an MP, an honest man.',
    'Vitamin A is good. Plan A and plan B are ready.',
    'It began… and then it stopped. "Really?" she asked.',
    'I met Mr. Brown at 5 p.m. on the corner, e.g. by the shop.',
    'My day\nIt was a quiet day at home.',
    'Well (i.e. today), it cost 3.50 or 1,000.',
    'My iPhone works.',
    'The constructor is a prototype.',
    'Its colour is well known; it may march on.',
    essay,
  ])('finds nothing in %j', (text) => expect(findSlips(text)).toEqual([]));

  it('never overlap and always lie within the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let free = 0;
        for (const { start, end } of findSlips(text)) {
          expect(start).toBeGreaterThanOrEqual(free);
          expect(end).toBeLessThanOrEqual(text.length);
          free = end;
        }
      }),
    );
  });
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
      const { measures, slips } = reviewText(text);
      expect(measures.words).toBeGreaterThanOrEqual(0);
      expect(toTextParts(text, { slips, repeated: [] }).length).toBeGreaterThan(0);
    },
  );

  it('counts sentences with Chinese end marks, and does not count emoji as words', () => {
    expect(measureText('旅客在等行李。左边有一辆车！你看到了吗？')).toMatchObject({ words: 3, sentences: 3 });
    expect(measureText('😀 🎉 ✈️')).toMatchObject({ words: 0, sentences: 0, everydayShare: 0, functionShare: 0 });
  });
});

describe('the marked text', () => {
  it('adds up to the text, whatever is marked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('the', 'dog', 'i', ' ', '. ', ',', 'monday', '\n', 'a apple')), (pieces) => {
        const text = pieces.join(' ');
        expect(
          toTextParts(text, reviewText(text))
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
