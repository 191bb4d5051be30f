import type { Lexicon } from '../lexicon.ts';
import { type Check, faultAt } from './check.ts';

/** Up to this band of the lists a word is very common: a made-up word one letter away looks like a slip. */
const commonBand = 20;
const fewestLettersOfCommon = 4;
const derivedBand = 50;

/** Real words are in a list; made-up ones are in none, are no regular form of a word and no slip of a common one. */
export function checkWords(lexicon: Lexicon): Check {
  const common = [...lexicon.bandOf]
    .filter(([word, band]) => band <= commonBand && word.length >= fewestLettersOfCommon)
    .map(([word]) => word);

  function faultOf(word: string, real: boolean): string | undefined {
    if (!/^[a-z]{3,14}$/.test(word)) return `"${word}" must be 3 to 14 small letters.`;
    if (real) return lexicon.isWord(word) ? undefined : `"${word}" is in no word list.`;
    if (lexicon.isListed(word)) return `"${word}" is a real word.`;
    const base = basesOf(word).find((form) => (lexicon.bandOf.get(form) ?? 99) <= derivedBand);
    if (base) return `"${word}" is a form of the real word "${base}".`;
    const near = common.find((other) => isOneEditAway(word, other));
    return near && `"${word}" is one letter away from the common word "${near}".`;
  }

  return ({ items }) => {
    const seen = new Set<string>();
    return items[1].flatMap((item) => {
      const { word, real } = item.value;
      const fault = seen.has(word) ? `"${word}" stands twice.` : faultOf(word, real);
      seen.add(word);
      return fault ? [faultAt(item, fault, ['word'])] : [];
    });
  };
}

const prefixes = /^(?:un|re|in|im|dis|over|out|pre|non|sub|mis|under|up|fore|anti|de|be|en)/;
const suffixes = /(?:ness|less|able|ful|ment|est|ing|ish|ed|er|es|ly|s|d|y)$/;

/** What a word could regularly be derived from. */
function basesOf(word: string): string[] {
  const withoutPrefix = word.replace(prefixes, '');
  const withoutSuffix = word.replace(suffixes, '');
  const candidates = [withoutPrefix, withoutSuffix, `${withoutSuffix}e`, withoutPrefix.replace(suffixes, '')];
  return candidates.filter((base) => base !== word && base.length >= 3);
}

/** Tells whether one inserted, left out, replaced or swapped letter makes one word of the other. */
export function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
