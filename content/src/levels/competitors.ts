import type { DamagedWord } from '../letters.ts';
import type { Lexicon } from '../lexicon.ts';

/** Rarer words do not come to a learner's mind. */
const rarestBand = 35;
const byLength = new WeakMap<Lexicon, ReadonlyMap<number, readonly string[]>>();

/** Number of known words, besides the answer, that fit the given letters of a damaged word. */
export function countCompetitors({ answer, clues }: DamagedWord, lexicon: Lexicon): number {
  const given = clues.flatMap((clue, index) => (clue === null ? [] : [[index, clue.toLowerCase()] as const]));
  return (wordsByLength(lexicon).get(answer.length) ?? []).filter(
    (word) => word !== answer.toLowerCase() && given.every(([index, letter]) => word[index] === letter),
  ).length;
}

function wordsByLength(lexicon: Lexicon): ReadonlyMap<number, readonly string[]> {
  const known = byLength.get(lexicon);
  if (known) return known;
  const words = new Map<number, string[]>();
  for (const [word, band] of lexicon.bandOf) {
    if (band > rarestBand || !/^[a-z]+$/.test(word)) continue;
    const others = words.get(word.length);
    if (others) others.push(word);
    else words.set(word.length, [word]);
  }
  byLength.set(lexicon, words);
  return words;
}
