import type { Lexicon } from '../lexicon.ts';
import { isSuitable } from '../made-up/offensive-words.ts';

const knownBand = 20;
const fewestLetters = 4;
const mostLetters = 9;
const fewestShared = 2;

/** Finds similarities between a made-up word and common words. */
export interface KnownWords {
  /** A known word with the longest common prefix, at least two letters. */
  startOf(word: string): string | undefined;
  /** A known word with the longest common suffix, at least two letters. */
  endOf(word: string): string | undefined;
  /** A known word that differs only in a few letters in the middle, with those letters of both. */
  frameOf(word: string): Frame | undefined;
}

/** A word that differs from another only in the middle. */
export interface Frame {
  readonly known: string;
  /** The letters of the known word there. */
  readonly replaced: string;
  /** The letters that replace them. */
  readonly by: string;
}

const mostReplaced = 2;
const fewestOfFrame = 4;

/** Indexes the most common words by prefix and suffix. */
export function indexKnownWords({ bandOf }: Lexicon): KnownWords {
  const words = [...bandOf]
    .filter(
      ([word, band]) =>
        band <= knownBand &&
        word.length >= fewestLetters &&
        word.length <= mostLetters &&
        /^[a-z]+$/.test(word) &&
        !/(?:s|ed|ing)$/.test(word) &&
        isSuitable(word),
    )
    .map(([word]) => word)
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const byStart = new Map<string, string>();
  const byEnd = new Map<string, string>();
  const byFrame = new Map<string, Frame>();
  for (const word of words) {
    for (let letters = fewestShared; letters < word.length; letters += 1) {
      addIfNew(byStart, word.slice(0, letters), word);
      addIfNew(byEnd, word.slice(-letters), word);
    }
    for (const { key, middle } of framesOf(word)) addIfNew(byFrame, key, { known: word, replaced: middle, by: '' });
  }
  return {
    startOf: (word) => longest(word, (letters) => byStart.get(word.slice(0, letters))),
    endOf: (word) => longest(word, (letters) => byEnd.get(word.slice(-letters))),
    frameOf(word) {
      for (const { key, middle } of framesOf(word)) {
        const frame = byFrame.get(key);
        if (frame) return { ...frame, by: middle };
      }
      return undefined;
    },
  };
}

/** The word with one or two letters in the middle removed. */
function* framesOf(word: string): Generator<{ key: string; middle: string }> {
  for (let replaced = 1; replaced <= mostReplaced; replaced += 1)
    for (let at = 1; at + replaced < word.length; at += 1)
      if (word.length - replaced >= fewestOfFrame)
        yield { key: `${word.slice(0, at)}_${word.slice(at + replaced)}`, middle: word.slice(at, at + replaced) };
}

function longest(word: string, find: (letters: number) => string | undefined): string | undefined {
  for (let letters = word.length - 1; letters >= fewestShared; letters -= 1) {
    const known = find(letters);
    if (known !== undefined) return known;
  }
  return undefined;
}

function addIfNew<T>(map: Map<string, T>, key: string, value: T) {
  if (!map.has(key)) map.set(key, value);
}
