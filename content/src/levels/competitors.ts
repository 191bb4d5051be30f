import type { DamagedWord } from '../letters.ts';
import type { Lexicon } from '../lexicon.ts';

/** Learners don't think of rarer words. */
const rarestBand = 35;

type WordIndex = ReadonlyMap<string, readonly string[]>;
const indexes = new WeakMap<Lexicon, WordIndex>();

/** Number of known words, besides the answer, that fit the given letters of a damaged word. */
export function countCompetitors({ answer, clues }: Pick<DamagedWord, 'answer' | 'clues'>, lexicon: Lexicon): number {
  const given = clues.flatMap((clue, index) => (clue === null ? [] : [[index, clue.toLowerCase()] as const]));
  const words = indexOf(lexicon).get(keyOf(answer.length, clues[0])) ?? [];
  const own = answer.toLowerCase();
  let count = 0;
  for (const word of words) if (word !== own && given.every(([index, letter]) => word[index] === letter)) count += 1;
  return count;
}

/** Indexes words by length, and by length and first letter. */
function indexOf(lexicon: Lexicon): WordIndex {
  const known = indexes.get(lexicon);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const [word, band] of lexicon.bandOf) {
    if (band > rarestBand || !/^[a-z]+$/.test(word)) continue;
    for (const key of [keyOf(word.length, null), keyOf(word.length, word[0])]) {
      const others = index.get(key);
      if (others) others.push(word);
      else index.set(key, [word]);
    }
  }
  indexes.set(lexicon, index);
  return index;
}

const keyOf = (length: number, first: string | null | undefined) => `${length}${first?.toLowerCase() ?? ''}`;
