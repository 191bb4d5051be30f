import { describe, expect, it } from 'vitest';
import { bankOf, wordBankOf } from '../testing/items.ts';
import { found, sentence, talk, turn } from '../testing/written-items.ts';
import { checkExplanations, checkWordBook } from './explanations.ts';
import { checkWordIds } from './ids.ts';

describe('explanations', () => {
  it('must be in the right language, and specific', () => {
    const yaml = sentence(200001, 'One.').replace(/zh: .*/, 'zh: Short.') + sentence(200002, 'Two.');
    expect(found(checkExplanations, bankOf(2, yaml))).toEqual([
      'sources/02-read-aloud/first.yaml:6: why.zh must be written in Chinese.',
    ]);
    const twins = sentence(200001, 'One.') + sentence(200002, 'Two.').replaceAll('200002.', '200001.');
    expect(found(checkExplanations, bankOf(2, twins))[0]).toContain('02-read-aloud/first.yaml:11: why.en is the same');
  });

  it('of the turns of a conversation must be specific as well', () => {
    const faults = found(checkExplanations, bankOf(7, talk(turn('[a, b, c]', 1))));
    expect(faults[0]).toContain('first.yaml:14: turns.1.why.en is the same');
  });
});

describe('words of the word book', () => {
  it('accepts irregular forms of a word', () => {
    const entry = (word: string, en: string) =>
      `- word: ${word}\n  level: CEFR-B1\n  pos: verb\n  en: to win\n  zh: [克服]\n  gb: x\n  us: x\n  example: { en: ${en}, zh: 例句。 }\n`;
    const bank = wordBankOf(entry('overcome', 'She overcame her fear.') + entry('lead', 'It led us there.'));
    expect(found(checkWordBook, bank)).toEqual([]);
  });

  it('finds a duplicate word, a definition that contains the word, an example without it, and IPA with slashes', () => {
    const entry =
      '- word: gather\n  level: CEFR-B1\n  pos: verb\n  en: to gather in one place\n  zh: [聚集]\n  gb: /ɡæðə/\n  us: ɡæðər\n  example:\n    en: They meet.\n    zh: 他们见面。\n';
    const bank = wordBankOf(entry + entry);
    expect(found(checkWordIds, bank)).toEqual([
      expect.stringMatching(/words\/first\.yaml:11: "gather" has the same id/),
    ]);
    expect(found(checkWordBook, bank).slice(0, 3)).toEqual([
      'sources/words/first.yaml:4: The definition of "gather" contains the word itself.',
      'sources/words/first.yaml:9: The example does not use "gather".',
      'sources/words/first.yaml:6: gb must be IPA without slashes or brackets.',
    ]);
  });
});
