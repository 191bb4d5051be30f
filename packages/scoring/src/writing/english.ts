import type { Token } from '../text/tokens.ts';
import { isEverydayWord, isFunctionWord } from './common-words.ts';

/** How much of a text is English: all of it, part of it, or so little that no other check makes sense. */
export type Englishness = 'english' | 'partly' | 'not';

/** A stretch of this many words with hardly a known one is not English, even if the rest is. */
const STRETCH = 20;
const STRETCH_KNOWN = 0.35;
/** Even a text full of misspellings has a larger share of known words. */
const KNOWN = 0.5;
/** With a smaller share of known words, the text as a whole is not English. */
const HARDLY_KNOWN = 0.35;
/** Known share of the content words, so that function words between random letters don't make a text English. */
const KNOWN_CONTENT = 0.25;
/** A text with fewer words is too short to judge by a share. */
const MIN_WORDS = 3;
const MIN_CONTENT = 8;
/** Share of letters in other scripts, or of emoji among words, that is more than a quotation or a smiley. */
const OTHER_SIGNS = 0.15;
/** From this share on, the text as a whole is not English. */
const MOSTLY_OTHER_SIGNS = 0.5;

const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/gu;
const LETTER = /\p{L}/gu;
const PICTOGRAPH = /\p{Extended_Pictographic}/gu;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Share of a text that is not in Latin letters: other letters among all letters, or emoji among words. */
function otherSigns(text: string, words: number): number {
  const letters = countOf(text, LETTER);
  const pictures = countOf(text, PICTOGRAPH);
  const scripts = letters === 0 ? 0 : countOf(text, OTHER_LETTER) / letters;
  return Math.max(scripts, pictures === 0 ? 0 : pictures / (pictures + words));
}

/** Whether some stretch has hardly a known word. `known` has one entry per word. */
function hasStrangeStretch(known: readonly boolean[]): boolean {
  let count = 0;
  for (let end = 0; end < known.length; end++) {
    if (known[end]) count++;
    if (end >= STRETCH && known[end - STRETCH]) count--;
    if (end >= STRETCH - 1 && count < STRETCH * STRETCH_KNOWN) return true;
  }
  return false;
}

/** Whether a word is a name: capitalised inside a sentence. A text in capitals has no names. */
function isName(text: string, { text: word, start }: Token): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) && /[\p{L},;] ?$/u.test(text.slice(Math.max(0, start - 2), start));
}

/**
 * Judges whether a text is English by its script and by the share of known words: everyday words and those for which
 * `isOtherWord` returns true. Mistakes don't make a text foreign: the limits are far below what weak writers reach. Numbers
 * and names inside a sentence are ignored.
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
