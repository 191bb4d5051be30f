import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correct } from './index.ts';

const kinds = (text: string) => correct(text).map(({ kind }) => kind);
const mended = (text: string) =>
  correct(text).reduceRight((so, { start, end, fixes }) => so.slice(0, start) + fixes[0] + so.slice(end), text);

describe('what a fixed rule can find', () => {
  it.each([
    ['I saw the the dog.', 'I saw the dog.', ['extra-word']],
    ['It rained. we stayed inside.', 'It rained. We stayed inside.', ['capital']],
    ['Then i left and i’m glad.', 'Then I left and I’m glad.', ['capital', 'capital']],
    ['We met on monday in december.', 'We met on Monday in December.', ['capital', 'capital']],
    ['We met again on monday', 'We met again on Monday.', ['capital', 'punctuation']],
    ['This is a long sentence without an end', 'This is a long sentence without an end.', ['punctuation']],
    ['It rained , so we left .', 'It rained, so we left.', ['punctuation', 'punctuation']],
    ['It rained,so we left.It was late.', 'It rained, so we left. It was late.', ['punctuation', 'punctuation']],
    ['She ate a apple and an banana.', 'She ate an apple and a banana.', ['determiner', 'determiner']],
    ['They dont know.', "They don't know.", ['punctuation']],
    ['Definately a good enviroment.', 'Definitely a good environment.', ['spelling', 'spelling']],
  ])('%j', (text, right, expected) => {
    expect(mended(text)).toBe(right);
    expect(kinds(text)).toEqual(expected);
  });
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
  '',
])('finds nothing in %j', (text) => expect(correct(text)).toEqual([]));

describe('any text', () => {
  it('gets corrections in order, within the text, without overlaps, that change it', () => {
    const word = fc.constantFrom(
      ..."he the like go informations i've a don't apple 3 , . ! \n 旅客 😀 \" ( went".split(' '),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(word).map((words) => words.join(' ')),
        ),
        (text) => {
          let free = 0;
          for (const { start, end, fixes } of correct(text)) {
            expect(start).toBeGreaterThanOrEqual(free);
            expect(end).toBeLessThanOrEqual(text.length);
            expect(fixes.length).toBeGreaterThan(0);
            expect(fixes).not.toContain(text.slice(start, end));
            free = end;
          }
        },
      ),
    );
  });

  const length = 60_000;
  it.each(['.', '! ', '"', ' ', '\n', 'a', 'a ', 'word, ', '😀', '旅客。', 'e.g. ', '’', "don't ", 'he go '])(
    'is corrected without delay if it repeats %j',
    (piece) => expect(correct(piece.repeat(length / piece.length))).toBeInstanceOf(Array),
  );
});
