import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { flows } from './collect.ts';
import { buildSheets, textOf } from './sheets.ts';

const sheets = await buildSheets({ root: path.join(import.meta.dirname, '..'), identifiers: 'short' });
const textsOf = (...names: string[]) => sheets.filter(({ name }) => names.includes(name)).map(textOf);
const namesIn = (css: string, pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name = '']) => name));

describe('the sheets of shadow roots', () => {
  it('take at most 6 KiB for Read & Complete and Read & Select on another page, compressed', () => {
    const texts = textsOf('base', 'embedded', 'letter-boxes', 'word-judgement');
    expect(texts).toHaveLength(4);
    expect(brotliCompressSync(texts.join('')).length).toBeLessThanOrEqual(6 * 1024);
  });

  it('set the variables that they use, and the base those that most flows use', () => {
    const [base = ''] = textsOf('base');
    const inBase = namesIn(base, /(--_rh-[\w-]+):/g);
    const usedByBase = namesIn(base, /var\((--_rh-[\w-]+)/g);
    expect([...usedByBase].filter((name) => !inBase.has(name))).toEqual([]);
    const flowTexts = textsOf(...flows);
    const users = (name: string) => flowTexts.filter((text) => text.includes(`var(${name})`)).length;
    expect([...inBase].filter((name) => !usedByBase.has(name) && users(name) <= flows.length / 2)).toEqual([]);
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
