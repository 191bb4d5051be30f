import { indexNeighbours } from '../checks/neighbours.ts';
import { judgeMadeUp } from '../checks/words.ts';
import type { Lexicon } from '../lexicon.ts';
import { learnClusters } from './clusters.ts';
import { findsComposed } from './composed.ts';
import { isOffensive } from './offence.ts';

/** Bands of words whose misspelling a learner would take for the word. */
const knownBand = 35;
/** Bands of words that teach which groups of letters are English. */
const learnedBand = 50;
/** From this length on two edits leave a word looking like itself. */
const longWord = 8;
/** Common words of this length and more must not stand inside a made-up word. */
const fewestLettersInside = { short: 5, long: 4 } as const;
const mostSyllables = 4;

/** A word without so many of its last letters is still seen as that word. */
const mostCutOff = 3;

/** Tells whether a string of letters is a made-up word fit to be read by a person before it is used. */
export type Filter = (word: string) => boolean;

/** Learns what made-up words must not be like. */
export function createFilter(lexicon: Lexicon): Filter {
  const words = [...lexicon.bandOf].filter(([word]) => /^[a-z]+$/.test(word));
  const upTo = (band: number, letters: number) =>
    words.filter(([word, own]) => own <= band && word.length >= letters).map(([word]) => word);
  const isReadable = learnClusters(upTo(learnedBand, 3));
  const isComposed = findsComposed(lexicon);
  const judge = judgeMadeUp(lexicon);
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

/** What is left of a word without two of its letters. */
function* restsWithoutTwo(word: string): Generator<string> {
  for (let first = 0; first < word.length; first += 1)
    for (let second = first + 1; second < word.length; second += 1)
      yield word.slice(0, first) + word.slice(first + 1, second) + word.slice(second + 1);
}
