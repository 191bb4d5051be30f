import { toTokens } from '../text/tokens.ts';
import { baseOf, isEverydayWord, isFunctionWord } from './common-words.ts';
import { misspellings } from './misspellings.ts';
import { toSentences } from './sentences.ts';

/** Counts of a text. Shares are 0..1 of its words; 0 for an empty text. */
export interface TextMeasures {
  words: number;
  sentences: number;
  meanSentenceWords: number;
  longestSentenceWords: number;
  /** Words that don't repeat an earlier one, ignoring endings. */
  differentWords: number;
  /** Share of everyday words; most misspelt words don't count as everyday. */
  everydayShare: number;
  /** Share of function words, such as "the" and "of". */
  functionShare: number;
  /** Words that are not everyday ones, each once, in order. */
  rarerWords: string[];
}

/** A word that is used too often. */
export interface RepeatedWord {
  /** As first written. */
  word: string;
  places: { start: number; end: number }[];
}

/** The smallest count that is a repetition; longer texts may use a word once in forty words. */
const REPEATED_FROM = 3;
const WORDS_PER_USE = 40;
const MAX_REPEATED = 5;

const isNumber = (plain: string) => /^\p{N}/u.test(plain);

/** Names inside a sentence are capitalised and say nothing about vocabulary. */
function nameWords(text: string): Set<number> {
  const names = toSentences(text).flatMap(({ words }) =>
    words.slice(1).filter(({ text: word }) => /^\p{Lu}/u.test(word)),
  );
  return new Set(names.map(({ start }) => start));
}

export function measureText(text: string): TextMeasures {
  const tokens = toTokens(text);
  const sentences = toSentences(text);
  const names = nameWords(text);
  const lengths = sentences.map(({ words }) => words.length);
  const rarer = tokens.filter(
    ({ plain, start }) =>
      !names.has(start) && !isNumber(plain) && !misspellings.has(plain) && !plain.split('-').every(isEverydayWord),
  );
  const shareOf = (count: number) => (tokens.length === 0 ? 0 : count / tokens.length);
  return {
    words: tokens.length,
    sentences: sentences.length,
    meanSentenceWords: sentences.length === 0 ? 0 : tokens.length / sentences.length,
    longestSentenceWords: lengths.reduce((longest, length) => Math.max(longest, length), 0),
    differentWords: new Set(tokens.map(({ plain }) => baseOf(plain))).size,
    everydayShare: shareOf(tokens.length - rarer.length),
    functionShare: shareOf(tokens.filter(({ plain }) => isFunctionWord(plain)).length),
    rarerWords: [...new Map(rarer.map(({ plain }) => [baseOf(plain), plain])).values()],
  };
}

/** The most used content words, most frequent first; function words are left out. */
export function findRepeatedWords(text: string): RepeatedWord[] {
  const tokens = toTokens(text);
  const uses = new Map<string, RepeatedWord>();
  for (const { text: word, plain, start, end } of tokens) {
    if (isFunctionWord(plain) || isNumber(plain) || plain.length < 3) continue;
    const base = baseOf(plain);
    const known = uses.get(base);
    if (known) known.places.push({ start, end });
    else uses.set(base, { word, places: [{ start, end }] });
  }
  const allowed = Math.max(REPEATED_FROM - 1, tokens.length / WORDS_PER_USE);
  return [...uses.values()]
    .filter(({ places }) => places.length > allowed)
    .sort((a, b) => b.places.length - a.places.length)
    .slice(0, MAX_REPEATED);
}
