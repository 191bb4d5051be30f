import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatFault } from '../fault.ts';
import { loadLexicon } from '../lexicon.ts';
import { readWordTables } from './index.ts';

function read(tables: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'rehearse-tables-'));
  for (const [name, text] of Object.entries(tables)) writeFileSync(join(root, name), text);
  return readWordTables(root, '.', loadLexicon());
}

it('explains a real word by its part of speech, meaning and family, with an example', () => {
  const { items, faults } = read({
    'real-words.tsv':
      '# band 20\n101001\tharvest\tnoun\tthe gathering of ripe crops\t收获庄稼\t-\tThe harvest was late.\n\n' +
      '101004\tearnest\tadjective\tserious.\t认真的。\tearnestly (adverb), earnestness (noun)\tHe is an earnest boy.\n' +
      '101005\tunkind\tadjective\tnot kind\t不友善的\tun- + kind\tThat was unkind.\n',
  });
  expect(faults).toEqual([]);
  expect(items.map(({ value }) => value)).toEqual([
    {
      id: 101001,
      word: 'harvest',
      real: true,
      why: {
        en: '“harvest” is a noun: the gathering of ripe crops. “The harvest was late.”',
        zh: 'harvest 是名词：收获庄稼。例句：The harvest was late.',
      },
    },
    {
      id: 101004,
      word: 'earnest',
      real: true,
      why: {
        en: '“earnest” is an adjective: serious. Related: earnestly (adverb), earnestness (noun). “He is an earnest boy.”',
        zh: 'earnest 是形容词：认真的。同族词：earnestly（副词）、earnestness（名词）。例句：He is an earnest boy.',
      },
    },
    {
      id: 101005,
      word: 'unkind',
      real: true,
      why: {
        en: '“unkind” is an adjective: not kind. It is built from un- + kind. “That was unkind.”',
        zh: 'unkind 是形容词：不友善的。构词：un- + kind。例句：That was unkind.',
      },
    },
  ]);
  expect(items[1]?.line()).toBe(4);
});

it('explains a made-up word by similar known words, with varied but deterministic wording', () => {
  const table = { 'made-up-words-a.tsv': '101002\tplastoon\n101003\tblooke\n101005\turgerm\n' };
  const { items } = read(table);
  const [plastoon, blooke] = items.map(({ value }) => value);
  expect(plastoon).toMatchObject({ id: 101002, word: 'plastoon', real: false });
  expect(plastoon?.why.en).toMatch(/“plas?t?\w+”.*“\w*oon”/);
  expect(blooke?.why.en).toMatch(/“broke”/);
  expect(blooke?.why.zh).toMatch(/broke/);
  expect(new Set(items.map(({ value }) => value.why.en)).size).toBe(3);
  expect(read(table).items.map(({ value }) => value)).toEqual(items.map(({ value }) => value));
});

it('reports the invalid row', () => {
  const { items, faults } = read({
    'real-words.tsv':
      '101001\tharvest\tnoun\tthe gathering of ripe crops\n101002\tgo\tdoing word\tto move\t去\t-\tThey go.\n101003\tgo\tverb\tto move\t去\t-\tHe left.\n',
    'made-up-words.tsv': 'x\tplastoon\n',
  });
  expect(items).toEqual([]);
  expect(faults.map(formatFault)).toEqual([
    'real-words.tsv:1: The row has 4 columns; it should have 7: id, word, pos, en, zh, family, example.',
    expect.stringMatching(/^real-words\.tsv:2: .*pos/),
    expect.stringMatching(/^real-words\.tsv:3: .*must contain the word/),
    expect.stringMatching(/^made-up-words\.tsv:1: .*id/),
  ]);
});
