import { expect, it } from 'vitest';
import { toReportParts } from './report-parts.ts';

const text = 'I has a cat, a very nice cat';
const at = (words: string, from = 0) => {
  const start = text.indexOf(words, from);
  return { start, end: start + words.length };
};

it('cuts a text into its marked and unmarked stretches, which make up the whole text', () => {
  const parts = toReportParts(text, [at('has')], [at('cat'), at('cat', 12)]);
  expect(parts.map(({ kind, text: words }) => [kind, words])).toEqual([
    ['plain', 'I '],
    ['correction', 'has'],
    ['plain', ' a '],
    ['repeated', 'cat'],
    ['plain', ', a very nice '],
    ['repeated', 'cat'],
  ]);
});

it('marks the place of something missing, also at the end', () => {
  const end = { start: text.length, end: text.length };
  expect(toReportParts(text, [end], []).at(-1)).toEqual({ kind: 'correction', text: '', start: end.start, index: 0 });
});

it('shows a word that is wrong and repeated as wrong', () => {
  const kinds = toReportParts(text, [at('cat')], [at('cat')]).map(({ kind }) => kind);
  expect(kinds).toEqual(['plain', 'correction', 'plain']);
});
