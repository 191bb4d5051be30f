import type { Lexicon } from '../lexicon.ts';

/** Endings with two spellings of equal length: metre and meter, realise and realize, defence and defense. */
const twoSpellings: readonly (readonly [ending: RegExp, other: string])[] = [
  [/(?<=[^aeiou])re(s?)$/, 'er$1'],
  [/(?<=[^aeiou])er(s?)$/, 're$1'],
  [/(?<=[iy])s(e[ds]?|ing)$/, 'z$1'],
  [/(?<=[iy])z(e[ds]?|ing)$/, 's$1'],
  [/ence(s?)$/, 'ense$1'],
  [/ense(s?)$/, 'ence$1'],
  [/^grey/, 'gray'],
  [/^gray/, 'grey'],
];

/** The British spelling of an American word or the other way round, if both have equally many letters; otherwise undefined. */
export function otherSpellingOf(word: string, lexicon: Lexicon): string | undefined {
  return twoSpellings
    .filter(([ending]) => ending.test(word))
    .map(([ending, other]) => word.replace(ending, other))
    .find((spelling) => lexicon.isWord(spelling));
}
