/** Minimum number of words with a group of consonants or vowels at the same position for it to look English. */
const fewestWithGroup = 12;
/** Minimum number of words with a trigram at the same position. */
const fewestWithRun = 15;
const runLetters = 3;
/** Three vowels in a row, unusual double letters, or endings that no English word has. */
const unEnglish = /[aeiou]{3}|(.)\1\1|^(.)\2|([^eflosz])\3$|[ijquv]$/;

/** Whether a word is pronounceable: all its letter groups occur in English at that position. */
export type Readable = (word: string) => boolean;

/** Learns which consonant and vowel groups, and which trigrams, occur at the edges of words and inside. */
export function learnClusters(words: Iterable<string>): Readable {
  const groups = new Map<string, number>();
  const runs = new Map<string, number>();
  for (const word of words) {
    for (const group of groupsOf(word)) groups.set(group, (groups.get(group) ?? 0) + 1);
    for (const run of runsOf(word)) runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  return (word) =>
    /[aeiouy]/.test(word) &&
    !unEnglish.test(word) &&
    groupsOf(word).every((group) => (groups.get(group) ?? 0) >= fewestWithGroup) &&
    runsOf(word).every((run) => (runs.get(run) ?? 0) >= fewestWithRun);
}

/** The consonant and vowel groups of a word, with its boundaries: `^str`, `a`, `nd$`. */
function groupsOf(word: string): string[] {
  return `^${word}$`.match(/\^?[^aeiou^$]+\$?|\^?[aeiou]+\$?/g) ?? [];
}

/** The trigrams of a word; its boundaries count as letters. */
function runsOf(word: string): string[] {
  const spelled = `^${word}$`;
  return Array.from({ length: spelled.length - runLetters + 1 }, (_, at) => spelled.slice(at, at + runLetters));
}
