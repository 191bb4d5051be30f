import { expect, it } from 'vitest';
import { formatFault } from '../fault.ts';
import { bankOf, whyOf, wordBankOf } from '../testing/items.ts';
import { checkGivenAway } from './given-away.ts';

function faultsOf(sentence: string, example: string) {
  const entry = `- word: ceiling\n  level: CEFR-A2\n  pos: noun\n  en: the top of a room\n  zh: [天花板]\n  gb: siːlɪŋ\n  us: siːlɪŋ\n  example:\n    en: ${example}\n    zh: 例句。\n`;
  const { items } = bankOf(10, `- id: 1000009\n  sentence: ${sentence}\n${whyOf('ceiling')}`);
  return checkGivenAway({ ...wordBankOf(entry), items }).map(formatFault);
}

it('finds an example of the word book that gives the missing word of a sentence away', () => {
  expect(faultsOf('He is so tall that he can touch the cei{ling}.', 'I can touch the ceiling with a broom.')).toEqual(
    [],
  );
  expect(faultsOf('He is so tall that he can touch the cei{ling}.', 'Now he can touch the ceiling.')).toEqual([
    'sources/words/first.yaml:9: The example gives item 1000009 away: "he can touch the ceiling".',
  ]);
});

it('ignores a run without the missing word', () => {
  expect(faultsOf('He is so tall that he can touch the cei{ling}.', 'He is so tall that he bent down.')).toEqual([]);
});
