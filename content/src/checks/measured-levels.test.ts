import { describe, expect, it } from 'vitest';
import { levelsOfForms } from '../levels/word-levels.ts';
import { bankOf, whyOf } from '../testing/items.ts';
import { found, lexicon } from '../testing/written-items.ts';
import { checkMeasuredLevels } from './measured-levels.ts';

describe('measured levels', () => {
  const hundred = (line: (id: number) => string) => Array.from({ length: 100 }, (_, index) => line(index)).join('');
  const check = checkMeasuredLevels(lexicon);

  it('finds hard clozes that ask for easy words', () => {
    const bank = bankOf(
      10,
      hundred((n) => `- id: ${1000001 + n}\n  sentence: "We need s{alt} ${n}."\n${whyOf(n)}`),
    );
    const leveled = { ...bank, levelOf: levelsOfForms([{ word: 'salt', level: 'CEFR-A1' }]) };
    expect(leveled.items[10][0]?.value.level).toBe('hard');
    expect(found(check, leveled)).toEqual([expect.stringContaining('The level of 100% of the items is two bands')]);
  });

  it('finds levels that have nothing to do with the rarity of the words', () => {
    const bank = bankOf(
      6,
      hundred((n) => `- id: ${600001 + n}\n  text: ${n % 2 ? 'We had soup' : 'Placebo sedates'} ${n}.\n${whyOf(n)}`),
    );
    const leveled = (isEasy: (n: number) => boolean) => {
      const items = bank.items[6].map((item, n) => ({
        ...item,
        value: { ...item.value, level: isEasy(n) ? ('easy' as const) : ('hard' as const) },
      }));
      return { ...bank, items: { ...bank.items, 6: items } };
    };
    expect(
      found(
        check,
        leveled((n) => n % 2 === 1),
      ),
    ).toEqual([]);
    expect(
      found(
        check,
        leveled((n) => n < 50),
      ),
    ).toEqual([expect.stringContaining('06-listen-and-type:1: Levels and rarity of words correlate by 0.00')]);
  });
});
