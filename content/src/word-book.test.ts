import { expect, it } from 'vitest';
import { createClipCollector } from './clips.ts';
import { bankOf, whyOf, wordBankOf } from './testing/items.ts';
import { buildWordBook } from './word-book.ts';

const entry = (word: string) =>
  `- word: ${word}\n  level: CEFR-A2\n  pos: noun\n  en: a meaning\n  zh: [意思]\n  gb: x\n  us: x\n  example: { en: A ${word}., zh: 例句。 }\n`;

it('lists a word in the tabs of the question types that use it, and unused words in one tab', () => {
  const { items } = bankOf(10, `- id: 1000001\n  sentence: The soup is in the k{ettle}.\n${whyOf('k')}`);
  const clips = createClipCollector();
  const words = buildWordBook({ ...wordBankOf(entry('kettle') + entry('soup') + entry('zebra')), items }, clips);
  expect(words.map(({ questionTypes }) => questionTypes)).toEqual([
    ['word_fill_in_the_blank'],
    ['word_fill_in_the_blank'],
    [expect.any(String)],
  ]);
});

it('links a word to the questions that use it, at most five per type', () => {
  const cloze = (id: number) => `- id: ${id}\n  sentence: The soup is in the k{ettle} again.\n${whyOf(id)}`;
  const { items } = bankOf(10, [1000001, 1000002, 1000003, 1000004, 1000005, 1000006].map(cloze).join(''));
  const bank = { ...wordBankOf(entry('Kettle') + entry('zebra')), items };
  expect(buildWordBook(bank, createClipCollector()).map(({ occursIn }) => occursIn)).toEqual([
    [1000001, 1000002, 1000003, 1000004, 1000005],
    undefined,
  ]);
});

it('has a stable id for each word, and a British and an American clip', () => {
  const build = () => buildWordBook(wordBankOf(entry('kettle')), createClipCollector());
  expect(build()).toEqual(build());
  const clips = createClipCollector();
  buildWordBook(wordBankOf(entry('kettle')), clips);
  expect(new Set(clips.all().map(({ voice }) => voice))).toEqual(new Set(['rp', 'us-female']));
});
