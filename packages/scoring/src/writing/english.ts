import type { Token } from '../text/tokens.ts';
import { isEverydayWord, isFunctionWord } from './common-words.ts';

/** How much of a text is English: all of it, a part, or so little that nothing else can be said of it. */
export type Englishness = 'english' | 'partly' | 'not';

/** A stretch this long that has hardly a known word is not English, however much of the rest is. */
const STRETCH = 20;
const STRETCH_KNOWN = 0.35;
/** Even a text full of misspellings has more words than this that are known. */
const KNOWN = 0.5;
/** Fewer known words than this, and the text as a whole is something else. */
const HARDLY_KNOWN = 0.35;
/** Of the words that carry meaning, so that small words between random letters don't make them English. */
const KNOWN_CONTENT = 0.25;
/** Fewer words than this say nothing about a share. */
const MIN_WORDS = 3;
const MIN_CONTENT = 8;
/** Share of letters in other scripts, and of pictures among words, that is more than a quotation or a smile. */
const OTHER_SIGNS = 0.15;
/** From this share on, the text as a whole is something else. */
const MOSTLY_OTHER_SIGNS = 0.5;

const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/gu;
const LETTER = /\p{L}/gu;
const PICTOGRAPH = /\p{Extended_Pictographic}/gu;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Share of a text that is not written in Latin letters: other letters among all letters, or pictures among words. */
function otherSigns(text: string, words: number): number {
  const letters = countOf(text, LETTER);
  const pictures = countOf(text, PICTOGRAPH);
  const scripts = letters === 0 ? 0 : countOf(text, OTHER_LETTER) / letters;
  return Math.max(scripts, pictures === 0 ? 0 : pictures / (pictures + words));
}

/** Whether some stretch has hardly a known word. `known` says it of each word in order. */
function hasStrangeStretch(known: readonly boolean[]): boolean {
  let count = 0;
  for (let end = 0; end < known.length; end++) {
    if (known[end]) count++;
    if (end >= STRETCH && known[end - STRETCH]) count--;
    if (end >= STRETCH - 1 && count < STRETCH * STRETCH_KNOWN) return true;
  }
  return false;
}

/** A capital inside a sentence. A text in capitals has no names. */
function isName(text: string, { text: word, start }: Token): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) && /[\p{L},;] ?$/u.test(text.slice(Math.max(0, start - 2), start));
}

/**
 * Whether a text is English, by the script of its letters and by the share of words that are known: everyday words, and
 * whatever else is (`isOtherWord`). Mistakes don't make a text foreign: the bars are far below what weak writers reach.
 * Numbers and names inside a sentence count neither way.
 */
export function englishnessOf(
  text: string,
  tokens: readonly Token[],
  isOtherWord: (plain: string) => boolean,
): Englishness {
  const signs = otherSigns(text, tokens.length);
  const words = tokens.filter(({ plain }) => /^\p{Script=Latin}/u.test(plain));
  if (words.length === 0 || signs >= MOSTLY_OTHER_SIGNS) return 'not';
  const judged = words.filter((token) => !isName(text, token));
  const isKnown = (plain: string) => plain.length < 2 || isEverydayWord(plain) || isOtherWord(plain);
  const known = judged.map(({ plain }) => isKnown(plain) || plain.split(/[-']/).every(isKnown));
  const content = judged.flatMap(({ plain }, index) => (isFunctionWord(plain) ? [] : [known[index] === true]));
  const shareOf = (flags: readonly boolean[]) => flags.filter(Boolean).length / flags.length;
  if (judged.length >= MIN_WORDS && shareOf(known) < HARDLY_KNOWN) return 'not';
  const isPartly =
    signs >= OTHER_SIGNS ||
    (content.length >= MIN_CONTENT && shareOf(content) < KNOWN_CONTENT) ||
    (judged.length >= STRETCH && shareOf(known) < KNOWN) ||
    hasStrangeStretch(known);
  return isPartly ? 'partly' : 'english';
}
