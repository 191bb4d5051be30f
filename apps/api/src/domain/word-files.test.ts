import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { type FileWord, toCsv } from './word-files.ts';

const word = (meaning: string): FileWord => ({
  word: 'otter',
  meaning,
  level: 'B1',
  british: '',
  american: '',
  example: { en: '', zh: '' },
  status: '',
});

const meaningIn = (csv: string) => Papa.parse<string[]>(csv.replace('\uFEFF', '').trim()).data[1]?.[1];

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '\u2028=1+1',
  '\u2029=1+1',
  '\u200b=1+1',
  '\u3000@SUM(A1)',
  '\ufeff=1+1',
  '\u202e=1+1',
  '\u0085=1+1',
  '\u0007=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\tplain',
])('neutralizes %j as a formula', (meaning) => {
  expect(meaningIn(toCsv([word(meaning)]))).toBe(`'${meaning}`);
});

it.each(['水獭', 'a well-known animal', 'x = y', '1+1', "'tis", '(an animal)', '—', ''])(
  'leaves %j as it is',
  (meaning) => {
    expect(meaningIn(toCsv([word(meaning)]))).toBe(meaning);
  },
);
