import type { Lexicon } from '../lexicon.ts';

const knownBand = 50;
const runLetters = 3;
const runsOfLexicon = new WeakMap<Lexicon, ReadonlyMap<string, number>>();

/**
 * How much a string looks like an English word: the mean, over its trigrams (word boundaries count as letters), of the
 * logarithm to base 10 of the number of words that contain the trigram. Mean n-gram frequency is the usual measure of
 * orthographic typicality in studies of word recognition. About 1.5 for odd strings and 2.5 for very English ones.
 */
export function likenessToWords(word: string, lexicon: Lexicon): number {
  const runs = runsOf(word);
  const counts = countRuns(lexicon);
  return runs.reduce((sum, run) => sum + Math.log10(1 + (counts.get(run) ?? 0)), 0) / runs.length;
}

function countRuns(lexicon: Lexicon): ReadonlyMap<string, number> {
  const known = runsOfLexicon.get(lexicon);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const [word, band] of lexicon.bandOf)
    if (band <= knownBand) for (const run of runsOf(word)) counts.set(run, (counts.get(run) ?? 0) + 1);
  runsOfLexicon.set(lexicon, counts);
  return counts;
}

function runsOf(word: string): string[] {
  const spelled = `^${word}$`;
  return Array.from({ length: spelled.length - runLetters + 1 }, (_, at) => spelled.slice(at, at + runLetters));
}
