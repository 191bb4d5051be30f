import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatFault } from './fault.ts';
import { withGapTables } from './gap-tables.ts';

const passage = { id: 800001, title: 'Rain', passage: 'It rains.', why: { en: 'It is wet.', zh: '下雨。' } };
const located = { value: passage, file: 'first.yaml', line: () => 1 };

function read(table: string) {
  const root = mkdtempSync(join(tmpdir(), 'rehearse-gaps-'));
  writeFileSync(join(root, 'gaps-1.tsv'), table);
  return withGapTables(root, '.', { items: [located], faults: [] });
}

it('explains the gaps of a passage in the order of its rows', () => {
  const { items, faults } = read(
    '# Rain\n800001\twater\tWhat rain is.\t雨就是水。\n800001\twet\tFull of water.\t湿的。\n',
  );
  expect(faults).toEqual([]);
  expect(items[0]?.value.gapWhy).toEqual([
    { word: 'water', why: { en: 'What rain is.', zh: '雨就是水。' } },
    { word: 'wet', why: { en: 'Full of water.', zh: '湿的。' } },
  ]);
});

it('leaves a passage without rows unexplained', () => {
  expect(read('').items[0]?.value.gapWhy).toBeUndefined();
});

it('reports rows about unknown passages and rows with a missing column', () => {
  const { faults } = read('800002\twater\tWhat rain is.\t雨就是水。\n800001\twet\tFull of water.\n');
  expect(faults.map(formatFault)).toEqual([
    'gaps-1.tsv:2: The row has 3 columns; it should have 4: id, word, en, zh.',
    'gaps-1.tsv:1: There is no passage 800002.',
  ]);
});
