import { expect, it } from 'vitest';
import { contentRoot, readBank } from '../bank.ts';
import { loadLexicon } from '../lexicon.ts';
import { bankOf, whyOf } from '../testing/items.ts';
import { missingOf, reportOf } from './index.ts';
import { readReport } from './readme.ts';
import { markdownTable } from './table.ts';

const lexicon = loadLexicon();
const { bank: wholeBank } = readBank(contentRoot, lexicon);
const wholeReport = reportOf(wholeBank, lexicon);

it('in the README is up to date (if not: npm run content:check -- --write)', () => {
  expect(readReport(contentRoot)).toBe(wholeReport);
});

it('has the number of items of each level and their measurements', () => {
  const cloze = (id: number, sentence: string) => `- id: ${id}\n  sentence: ${sentence}\n${whyOf(id)}`;
  const bank = bankOf(
    10,
    cloze(1000001, 'We had bread this morn{ing}.') + cloze(1000002, 'She fol{ds} it here in the day.'),
  );
  const rows = reportOf(bank, lexicon)
    .split('\n')
    .filter((line) => line.startsWith('| 10-'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows[0]?.slice(2, 7)).toEqual(['1 (50%)', '1 (50%)', '0 (0%)', '2', '2500']);
  expect(rows[1]?.slice(2, 5)).toEqual(['easy', '57 / 57 / 57', '5 / 5 / 5']);
  expect(rows[1]?.[6]).toBe('3 / 3 / 3');
  expect(rows[1]?.[7]).toBe('0 / 0 / 0');
});

it('reports every incomplete submodule', () => {
  expect(missingOf(bankOf(10, `- id: 1000001\n  sentence: I sl{eep}.\n${whyOf(1)}`))).toContainEqual({
    file: 'sources/10-fill-in-the-blanks',
    line: 1,
    message: 'There are 1; a complete bank has at least 2500.',
  });
});

it('formats tables as a formatter would', () => {
  expect(markdownTable(['a', 'bcde'], [['fghij', '–']])).toBe('| a     | bcde |\n| ----- | ---- |\n| fghij | –    |');
});
