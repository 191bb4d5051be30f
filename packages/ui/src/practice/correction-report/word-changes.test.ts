import { expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

/** The changes with the new words in brackets. */
const marked = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ text, isNew }) => (isNew ? text.replace(/^([\s\S]*?)(\s*)$/, '[$1]$2') : text))
    .join('');

it('marks the words that are new', () => {
  expect(marked('I visit my cousin in Lisbon.', 'I recently visited my cousin in Lisbon.')).toBe(
    'I [recently visited] my cousin in Lisbon.',
  );
});

it('marks words that were added at the end, and none where words were left out', () => {
  expect(marked('It was very nice.', 'It was nice. We stayed.')).toBe('It was nice. [We stayed.]');
});

it('keeps line breaks, and ignores capitals and punctuation', () => {
  expect(marked('We met. Later', 'We met, later')).toBe('We met, later');
  expect(marked('first\n\nsecond', 'First\n\nsecond third')).toBe('First\n\nsecond [third]');
});

it('has nothing to mark in the same text, and everything in another', () => {
  expect(wordChanges('One two.', 'One two.')).toEqual([{ text: 'One two.', start: 0, isNew: false }]);
  expect(wordChanges('', 'One two.')).toEqual([{ text: 'One two.', start: 0, isNew: true }]);
  expect(wordChanges('One two.', '')).toEqual([]);
});

it('compares long texts within the limits of an answer', () => {
  const before = Array.from({ length: 1000 }, (_, index) => `word${index}`).join(' ');
  expect(wordChanges(before, `${before} end`)).toEqual([
    { text: `${before} `, start: 0, isNew: false },
    { text: 'end', start: before.length + 1, isNew: true },
  ]);
});
