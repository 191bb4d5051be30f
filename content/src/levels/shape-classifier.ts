import { createRandom } from '../random.ts';

/** A word that a learner judges. */
export interface JudgedWord {
  readonly word: string;
  readonly real: boolean;
}

const smoothing = 1;

/** What somebody sees of a word who doesn't know it: each run of three letters, its ending, its length. */
function featuresOf(word: string): string[] {
  const marked = `^^${word}$`;
  const runs = Array.from({ length: marked.length - 2 }, (_, at) => `run ${marked.slice(at, at + 3)}`);
  const endings = [2, 3, 4].map((letters) => `ending ${word.slice(-letters)}`);
  return [...runs, ...endings, `length ${word.length}`];
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = createRandom(seed);
  return list
    .map((value) => ({ value, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ value }) => value);
}

/** Counts of each feature in words of one kind. */
function countFeatures(words: readonly string[]) {
  const counts = new Map<string, number>();
  for (const feature of words.flatMap(featuresOf)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { counts, total, words: words.length };
}

/**
 * The share of words that naive Bayes tells apart by their shape alone, trained on one half and tested on the other: how far
 * guessing gets without knowing a word.
 */
export function shareGuessedByShape(words: readonly JudgedWord[], seed: number): number {
  const inRandomOrder = shuffled(words, seed);
  const half = Math.floor(words.length / 2);
  const [learnt, tested] = [inRandomOrder.slice(0, half), inRandomOrder.slice(half)];
  const wordsOf = (real: boolean) => learnt.filter((each) => each.real === real).map(({ word }) => word);
  const kinds = { real: countFeatures(wordsOf(true)), madeUp: countFeatures(wordsOf(false)) };
  const known = new Set([...kinds.real.counts.keys(), ...kinds.madeUp.counts.keys()]).size;

  function likelihood(word: string, { counts, total, words: number }: ReturnType<typeof countFeatures>): number {
    const weigh = (feature: string) => Math.log(((counts.get(feature) ?? 0) + smoothing) / (total + smoothing * known));
    return featuresOf(word).reduce((sum, feature) => sum + weigh(feature), Math.log(number + smoothing));
  }

  const guessed = tested.filter(
    ({ word, real }) => likelihood(word, kinds.real) > likelihood(word, kinds.madeUp) === real,
  );
  return guessed.length / Math.max(1, tested.length);
}
