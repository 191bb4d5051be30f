import { type Token, toTokens } from '../text/tokens.ts';
import { isFunctionWord } from './common-words.ts';
import { type Sentence, toSentences } from './sentences.ts';
import { PROPER_NAMES, SPELLINGS, WITHOUT_APOSTROPHE } from './slip-tables.ts';

export const slipKinds = [
  'doubledWord',
  'sentenceCapital',
  'pronounI',
  'nameCapital',
  'endMark',
  'spaceBefore',
  'spaceAfter',
  'article',
  'apostrophe',
  'spelling',
] as const;
export type SlipKind = (typeof slipKinds)[number];

/** A certain mistake. `fix` replaces the text from `start` to `end`. */
export interface Slip {
  kind: SlipKind;
  start: number;
  end: number;
  fix: string;
}

/** Words that may be doubled. */
const MAY_DOUBLE = new Set(['had', 'that', 'very', 'really', 'so', 'long', 'many', 'much', 'no', 'ha', 'bye', 'is']);
/** A paragraph with at most this many words may be a heading. */
const HEADING_WORDS = 4;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const isPlainLower = (word: string) => word === word.toLowerCase() && /^\p{Ll}/u.test(word);
const at = (token: Token, kind: SlipKind, fix: string): Slip => ({ kind, start: token.start, end: token.end, fix });

/** Unambiguous vowel sounds; "one", "university" and "European" are not among them. */
const VOWEL_SOUND = /^(?:[ai]|e(?![uw])|o(?!n(?:e|ce)|ui)|u(?:mb|nc|nd|nf|nh|nk|nl|np|nr|ns|nt|nu|p|gl))/;
const CONSONANT_SOUND = /^[bcdfgjklmnpqrstvwyz][a-z]*[aeiou]/;

function articleSlip(article: Token, noun: Token | undefined, between: string): Slip | null {
  if (!noun || !/^[ \t]+$/.test(between) || !/^[a-z]{3,}$/.test(noun.text) || isFunctionWord(noun.plain)) return null;
  if (article.text === 'a' && VOWEL_SOUND.test(noun.text)) return at(article, 'article', 'an');
  if (article.plain === 'an' && CONSONANT_SOUND.test(noun.text)) {
    return at(article, 'article', article.text === 'An' ? 'A' : 'a');
  }
  return null;
}

function wordSlips(text: string): Slip[] {
  const tokens = toTokens(text);
  return tokens.flatMap((token, index): Slip[] => {
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    const gap = before ? text.slice(before.end, token.start) : '';
    if (
      before?.plain === token.plain &&
      /^\s+$/.test(gap) &&
      !MAY_DOUBLE.has(token.plain) &&
      /\p{L}/u.test(token.text)
    ) {
      return [{ kind: 'doubledWord', start: before.end, end: token.end, fix: '' }];
    }
    const isListMark = text[token.end] === ')' || text[token.end] === '.';
    if (/^i(?:'(?:m|ve|ll|d))?$/.test(token.plain) && token.text.startsWith('i') && !isListMark) {
      return [at(token, 'pronounI', capitalised(token.text))];
    }
    if (token.plain === 'a' || token.plain === 'an') {
      const slip = articleSlip(token, after, text.slice(token.end, after?.start));
      return slip ? [slip] : [];
    }
    const keepCase = (fix: string) => (isPlainLower(token.text) ? fix : capitalised(fix));
    const short = WITHOUT_APOSTROPHE.get(token.plain);
    if (short) return [at(token, 'apostrophe', keepCase(short))];
    const spelling = SPELLINGS.get(token.plain);
    if (spelling) return [at(token, 'spelling', keepCase(spelling))];
    if (PROPER_NAMES.has(token.plain) && isPlainLower(token.text)) {
      return [at(token, 'nameCapital', capitalised(token.text))];
    }
    return [];
  });
}

function sentenceSlips(text: string): Slip[] {
  const sentences = toSentences(text);
  return sentences.flatMap((sentence, index): Slip[] => {
    const before: Sentence | undefined = sentences[index - 1];
    const [first] = sentence.words;
    const slips: Slip[] = [];
    const follows = before?.ending === 'trailing' || (before?.ending === 'open' && before.words.length < HEADING_WORDS);
    if (first && !follows && isPlainLower(first.text)) {
      slips.push(at(first, 'sentenceCapital', capitalised(first.text)));
    }
    const isHeading = sentence.words.length < HEADING_WORDS && index < sentences.length - 1;
    const last = sentence.words.at(-1);
    if (sentence.ending === 'open' && last && !isHeading) {
      slips.push({ kind: 'endMark', start: last.end, end: last.end, fix: '.' });
    }
    return slips;
  });
}

function spaceSlips(text: string): Slip[] {
  const before = Array.from(
    text.matchAll(/(?<=\p{L})[ \t]+([,.;:!?])(?![.)\p{P}])(?=\s|$)/gu),
    ({ 0: found, 1: mark = '', index }): Slip => ({
      kind: 'spaceBefore',
      start: index,
      end: index + found.length,
      fix: mark,
    }),
  );
  const after = Array.from(
    text.matchAll(/(?<=\p{L})[,;!?](?=\p{L})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu),
    ({ 0: mark, index }): Slip => ({ kind: 'spaceAfter', start: index, end: index + 1, fix: `${mark} ` }),
  );
  return [...before, ...after];
}

/**
 * Finds the mistakes that a fixed rule can find with certainty, in text order and without overlaps. Most mistakes of grammar
 * and spelling are beyond such rules and are not looked for.
 */
export function findSlips(text: string): Slip[] {
  const slips = [...wordSlips(text), ...sentenceSlips(text), ...spaceSlips(text)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  let free = 0;
  return slips.filter(({ start, end }) => {
    if (start < free) return false;
    free = end;
    return true;
  });
}
