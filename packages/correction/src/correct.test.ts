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
    ['It rained , so we left .', 'It rained, so we left.', ['punctuation', 'punctuation']],
    ['It rained,so we left.It was late.', 'It rained, so we left. It was late.', ['punctuation', 'punctuation']],
    ['She ate a apple and an banana.', 'She ate an apple and a banana.', ['determiner', 'determiner']],
    ['They dont know.', "They don't know.", ['punctuation']],
    ['Definately a good enviroment.', 'Definitely a good environment.', ['spelling', 'spelling']],
    ['Today there is many people in the park.', 'Today there are many people in the park.', ['agreement']],
    ['On Sundays there was many cars here.', 'On Sundays there were many cars here.', ['agreement']],
  ])('%j', (text, right, expected) => {
    expect(mended(text)).toBe(right);
    expect(kinds(text)).toEqual(expected);
  });
});

describe('the end of a paragraph without a mark', () => {
  it.each([
    ['This is a long sentence without an end', 'This is a long sentence without an end.'],
    ['We met again on monday', 'We met again on Monday.'],
    ['I like tea. It is good', 'I like tea. It is good.'],
    ['It was late, so we went home\nThen we slept.', 'It was late, so we went home.\nThen we slept.'],
    ['Where do you live', 'Where do you live?'],
  ])('%j', (text, right) => expect(mended(text)).toBe(right));

  it.each(['My first day at school', 'Yes', 'Thank you', 'How I learned to swim', 'Dear Anna,\nYour letter came.'])(
    'a heading or a few words need none: %j',
    (text) => expect(correct(text)).toEqual([]),
  );
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
