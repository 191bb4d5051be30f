import { expect, it } from 'vitest';
import { parseDamagedText } from './letters.ts';

it('parses damaged words', () => {
  const text = parseDamagedText("A bee's flow{ers} are well-kn{own}, don’t y{ou} agree?");
  expect(text.whole).toBe("A bee's flowers are well-known, don’t you agree?");
  expect(text.template).toBe("A bee's {} are well-{}, don’t {} agree?");
  expect(text.words.map(({ answer }) => answer)).toEqual(['flowers', 'known', 'you']);
  expect(text.words[2]).toEqual({ answer: 'you', clues: ['y', null, null], start: text.whole.indexOf('you') });
  expect(text.faults).toEqual([]);
});

it.each([
  ['an open brace', 'Flow{ers are red.'],
  ['two pairs in one word', 'Fl{ow}er{s} are red.'],
  ['an empty pair', 'Flowers{} are red.'],
  ['a whole word in braces', 'All {flowers} are red.'],
  ['a space in braces', 'Flow{ers are} red.'],
])('names %s', (_name, source) => {
  expect(parseDamagedText(source).faults.length).toBeGreaterThan(0);
});
