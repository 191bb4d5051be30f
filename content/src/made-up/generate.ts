import { indexNeighbours } from '../checks/neighbours.ts';
import type { Lexicon } from '../lexicon.ts';
import { createRandom } from '../random.ts';
import { findsComposed } from './composed.ts';
import { createFilter, type Filter } from './filter.ts';
import { type LetterModel, learnLetters } from './model.ts';

/** Share of words by length. */
const shareOfLength: Readonly<Record<number, number>> = {
  4: 0.06,
  5: 0.18,
  6: 0.25,
  7: 0.22,
  8: 0.15,
  9: 0.08,
  10: 0.04,
  11: 0.02,
};
/** Maximum share of words with the same last three or first three letters. */
const mostAlike = 0.01;
const edgeLetters = 3;
const learnedBand = 50;
const commonBand = 20;
const commonWeight = 6;
/** Number of unsuccessful draws after which generation stops. */
const patience = 500_000;

/** Options for generating words. */
export interface GenerateOptions {
  readonly count: number;
  /** The same seed produces the same words. */
  readonly seed: number;
  /** Existing words; they and words one edit away are excluded. */
  readonly taken?: readonly string[];
}

/** Generates words that look English but are not, with varied lengths and endings, no two of them one edit apart. */
export type Generator = (options: GenerateOptions) => string[];

/** Learns from the word lists, which takes some seconds. */
export function createGenerator(lexicon: Lexicon, isGood: Filter = createFilter(lexicon)): Generator {
  const model = learnLetters(rootsOf(lexicon));
  return (options) => generate(model, isGood, options);
}

function generate(model: LetterModel, isGood: Filter, { count, seed, taken = [] }: GenerateOptions): string[] {
  const random = createRandom(seed);
  const room = new Map(
    Object.entries(shareOfLength).map(([length, share]) => [Number(length), Math.ceil(count * share)]),
  );
  const edges = createCounter(Math.max(2, Math.ceil(count * mostAlike)));
  const others = indexNeighbours(taken);
  const made = new Set<string>(taken);
  const words: string[] = [];
  let idle = 0;
  while (words.length < count && idle < patience) {
    const word = model.draw(random);
    idle += 1;
    const left = room.get(word.length) ?? 0;
    const ends = [`${word.slice(0, edgeLetters)}-`, `-${word.slice(-edgeLetters)}`];
    if (left === 0 || made.has(word) || !edges.hasRoom(ends) || !isGood(word) || others.find(word)) continue;
    idle = 0;
    room.set(word.length, left - 1);
    edges.add(ends);
    made.add(word);
    others.add(word);
    words.push(word);
  }
  return words;
}

/**
 * Words that are not derived or compound, so that the spelling of roots is learned; common ones have more weight.
 */
function rootsOf(lexicon: Lexicon): [word: string, weight: number][] {
  const isComposed = findsComposed(lexicon);
  return [...lexicon.bandOf]
    .filter(([word, band]) => band <= learnedBand && /^[a-z]{3,9}$/.test(word) && !isComposed(word))
    .map(([word, band]) => [word, band <= commonBand ? commonWeight : 1]);
}

/** Counts keys and checks that they stay below a limit. */
function createCounter(most: number) {
  const counts = new Map<string, number>();
  return {
    hasRoom: (keys: readonly string[]) => keys.every((key) => (counts.get(key) ?? 0) < most),
    add(keys: readonly string[]) {
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
  };
}
