import type { Lexicon } from '../lexicon.ts';

/** Band taken for a word that is in no graded list. */
const unlistedBand = 80;

/** The words of a text, in lower case, without numbers, names and the endings of contractions. */
export function plainWordsOf(text: string): string[] {
  return [...text.matchAll(/[\p{L}]+(?:['’]\p{L}+)?/gu)].flatMap(({ 0: word, index }) => {
    const isName = /^\p{Lu}/u.test(word) && word !== 'I' && !startsSentence(text, index);
    return isName ? [] : [word.toLowerCase().replace(/['’]\p{L}+$/u, '')];
  });
}

function startsSentence(text: string, index: number): boolean {
  return /(?:^|[.!?:]['"”’)]?\s+['"“‘(]?|["“‘(])$/u.test(text.slice(0, index));
}

/** How rare a word is: its band, 10 to 70; more when it is in no list. */
export function bandOfWord(word: string, { bandOf }: Lexicon): number {
  return bandOf.get(word) ?? unlistedBand;
}

/** Number of words of a text that are rarer than a band. */
export function countRarer(text: string, band: number, lexicon: Lexicon): number {
  return plainWordsOf(text).filter((word) => bandOfWord(word, lexicon) > band).length;
}
