import type { Lexicon } from '../lexicon.ts';
import { type Check, faultAt } from './check.ts';
import { indexNeighbours } from './neighbours.ts';

/** Words up to this band are very common: a made-up word one letter away looks like a typo. */
const commonBand = 20;
const fewestLettersOfCommon = 4;
const derivedBand = 50;

/** Returns what is wrong with a made-up word, or undefined. */
export type MadeUpFault = (word: string) => string | undefined;

/** Rejects made-up words that are in a list, regular forms of a word, or one edit away from a common word. */
export function checkMadeUpWord({ bandOf, isListed }: Lexicon): MadeUpFault {
  const common = [...bandOf]
    .filter(([word, band]) => band <= commonBand && word.length >= fewestLettersOfCommon)
    .map(([word]) => word);
  const neighbours = indexNeighbours(common);
  return (word) => {
    if (isListed(word)) return `"${word}" is a real word.`;
    const base = basesOf(word).find((form) => (bandOf.get(form) ?? 99) <= derivedBand);
    if (base) return `"${word}" is a form of the real word "${base}".`;
    const near = neighbours.find(word);
    return near && `"${word}" is one letter away from the common word "${near}".`;
  };
}

/** Checks that real words are in a list, and made-up ones pass {@link checkMadeUpWord}. */
export function checkWords(lexicon: Lexicon): Check {
  const judge = checkMadeUpWord(lexicon);

  function faultOf(word: string, real: boolean): string | undefined {
    if (!/^[a-z]{3,14}$/.test(word)) return `"${word}" must be 3 to 14 lower-case letters.`;
    if (!real) return judge(word);
    return lexicon.isWord(word) ? undefined : `"${word}" is not in any word list.`;
  }

  return ({ items }) => {
    const seen = new Set<string>();
    return items[1].flatMap((item) => {
      const { word, real } = item.value;
      const fault = seen.has(word) ? `"${word}" occurs twice.` : faultOf(word, real);
      seen.add(word);
      return fault ? [faultAt(item, fault, ['word'])] : [];
    });
  };
}

const prefixes = /^(?:un|re|in|im|dis|over|out|pre|non|sub|mis|under|up|fore|anti|de|be|en)/;
const suffixes = /(?:ness|less|able|ful|ment|est|ing|ish|ed|er|es|ly|s|d|y)$/;

/** Possible base forms of a regularly derived word. */
function basesOf(word: string): string[] {
  const withoutPrefix = word.replace(prefixes, '');
  const withoutSuffix = word.replace(suffixes, '');
  const candidates = [withoutPrefix, withoutSuffix, `${withoutSuffix}e`, withoutPrefix.replace(suffixes, '')];
  return candidates.filter((base) => base !== word && base.length >= 3);
}
