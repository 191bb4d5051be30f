import { describe, expect, it } from 'vitest';
import { formatFault } from '../fault.ts';
import { bankOf, whyOf } from '../testing/items.ts';
import { checkExplainedGaps } from './explained-gaps.ts';

interface Row {
  word: string;
  en: string;
  zh: string;
}

const water: Row = { word: 'Water', en: 'What rain is.', zh: '雨就是水。' };
const gray: Row = { word: 'gray', en: 'The color of the sky.', zh: '天空的颜色。' };

/** What the check says of a passage with the gaps "water" and "gray", and perhaps others in its second test. */
function faultsOf(rows: readonly Row[]) {
  const gaps = rows.map(({ word, en, zh }) => `    - { word: ${word}, why: { en: "${en}", zh: "${zh}" } }\n`).join('');
  const yaml = `- id: 800001\n  title: Rain\n  passage: It rains. Wa{ter} is gr{ay}. It is late.\n  gapWhy:\n${gaps}${whyOf('rain')}`;
  return checkExplainedGaps(bankOf(8, yaml)).map(formatFault);
}

const at = 'sources/08-read-and-complete/first.yaml:3: Item 800001: ';

describe('the explanations of gaps', () => {
  it('are complete when each gap has its own', () => {
    expect(faultsOf([water, gray])).toEqual([]);
  });

  it('may not be missing', () => {
    expect(faultsOf([water])).toEqual([`${at}gap 2 is "gray", but the tables explain "nothing".`]);
  });

  it('are in the order of the text', () => {
    expect(faultsOf([gray, water])).toEqual([`${at}gap 1 is "Water", but the tables explain "gray".`]);
  });

  it('differ within a passage', () => {
    expect(faultsOf([water, { ...gray, en: water.en }])).toEqual([
      `${at}two gaps have the explanation "What rain is."`,
    ]);
  });

  it('are brief', () => {
    const en = 'Because it is so. '.repeat(7).trim();
    expect(faultsOf([water, { ...gray, en }])).toEqual([`${at}"gray" is explained in over 24 words.`]);
  });

  it('are written in every language', () => {
    expect(faultsOf([{ ...water, zh: 'What rain is.' }, gray])).toEqual([
      'sources/08-read-and-complete/first.yaml:3: passage.Water.zh must be written in Chinese.',
    ]);
  });
});
