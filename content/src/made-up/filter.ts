import { indexNeighbours } from '../checks/neighbours.ts';
import { checkMadeUpWord } from '../checks/words.ts';
import type { Lexicon } from '../lexicon.ts';
import { learnClusters } from './clusters.ts';
import { findsComposed } from './composed.ts';
import { isOffensive } from './offensive-words.ts';

/** Bands of words whose misspellings a learner would accept as the word. */
const knownBand = 35;
/** Bands of words from which English letter groups are learned. */
const learnedBand = 50;
/** From this length on, a word with two edits still looks like itself. */
const longWord = 8;
/** Common words of at least this length must not occur inside a made-up word. */
const fewestLettersInside = { short: 5, long: 4 } as const;
const mostSyllables = 4;

/** A word without this many of its last letters still looks like that word. */
const mostCutOff = 3;

/** Whether a string is a good candidate for a made-up word. A person reviews candidates before use. */
export type Filter = (word: string) => boolean;

/** Creates the filter from the word lists. */
export function createFilter(lexicon: Lexicon): Filter {
  const words = [...lexicon.bandOf].filter(([word]) => /^[a-z]+$/.test(word));
  const upTo = (band: number, letters: number) =>
    words.filter(([word, own]) => own <= band && word.length >= letters).map(([word]) => word);
  const isReadable = learnClusters(upTo(learnedBand, 3));
  const isComposed = findsComposed(lexicon);
  const judge = checkMadeUpWord(lexicon);
  const known = indexNeighbours(upTo(knownBand, 5));
  const longRests = new Set(upTo(knownBand, longWord - 1).flatMap((word) => [...restsWithoutTwo(word)]));

  const starts = new Set(
    upTo(learnedBand, 5).flatMap((word) =>
      Array.from({ length: mostCutOff }, (_, cut) => word.slice(0, word.length - 1 - cut)).filter(
        ({ length }) => length > 3,
      ),
    ),
  );

  function holdsWord(word: string): boolean {
    const fewest = word.length >= longWord ? fewestLettersInside.long : fewestLettersInside.short;
    for (let start = 0; start + fewest <= word.length; start += 1)
      for (let end = start + fewest; end <= word.length; end += 1)
        if ((lexicon.bandOf.get(word.slice(start, end)) ?? 99) <= knownBand) return true;
    return false;
  }

  return (word) =>
    isReadable(word) &&
    !isOffensive(word) &&
    (word.match(/[aeiouy]+/g)?.length ?? 0) <= mostSyllables &&
    judge(word) === undefined &&
    known.find(word) === undefined &&
    !starts.has(word) &&
    !holdsWord(word) &&
    !isComposed(word) &&
    !(word.length >= longWord && [...restsWithoutTwo(word)].some((rest) => longRests.has(rest)));
}

/** The variants of a word with two letters removed. */
function* restsWithoutTwo(word: string): Generator<string> {
  for (let first = 0; first < word.length; first += 1)
    for (let second = first + 1; second < word.length; second += 1)
      yield word.slice(0, first) + word.slice(first + 1, second) + word.slice(second + 1);
}
