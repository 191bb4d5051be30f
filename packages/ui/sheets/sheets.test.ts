import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildSheets, textOf } from './sheets.ts';

const sheets = await buildSheets({ root: path.join(import.meta.dirname, '..'), identifiers: 'short' });
const textsOf = (...names: string[]) => sheets.filter(({ name }) => names.includes(name)).map(textOf);
const namesIn = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name]) => name));

describe('the sheets of shadow roots', () => {
  it('take at most 6 KiB for Read & Complete and Read & Select together, compressed', () => {
    const texts = textsOf('base', 'letter-boxes', 'word-judgement');
    expect(texts).toHaveLength(3);
    expect(brotliCompressSync(texts.join('')).length).toBeLessThanOrEqual(6 * 1024);
  });

  it('set the variables that they use, and no others', () => {
    const [base = ''] = textsOf('base');
    const inBase = namesIn(base, /(--_rh-[\w-]+):/g);
    expect(inBase).toEqual(namesIn(base, /var\((--_rh-[\w-]+)/g));
    for (const sheet of sheets.filter(({ name }) => name !== 'base')) {
      const text = textOf(sheet);
      const used = namesIn(text, /var\((--_rh-[\w-]+)/g);
      const set = namesIn(text, /(--_rh-[\w-]+):/g);
      expect(
        [...used].filter((name) => !set.has(name) && !inBase.has(name)),
        sheet.name,
      ).toEqual([]);
      expect(
        [...set].filter((name) => !used.has(name)),
        sheet.name,
      ).toEqual([]);
    }
  });

  it('hold one sheet for everything in practice, and the rules of a component once', () => {
    expect(sheets.map(({ name }) => name)).toEqual(expect.arrayContaining(['base', 'speaking', 'sitting', 'review']));
    const [base = '', wordJudgement = ''] = textsOf('base', 'word-judgement');
    const classesOf = (css: string) => namesIn(css, /\.(_?(?=[a-z]*\d)[a-z0-9]{6,})[{:>]/g);
    expect(classesOf(base).size).toBeGreaterThan(50);
    expect([...classesOf(wordJudgement)].filter((name) => classesOf(base).has(name))).toEqual([]);
  });
});
