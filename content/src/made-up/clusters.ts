/** Fewest words in which a group of consonants or vowels must stand at the same place to look English there. */
const fewestWithGroup = 12;
/** Fewest words in which three letters in a row must stand at the same place. */
const fewestWithRun = 15;
const runLetters = 3;
/** Three vowels in a row, a letter doubled where English doubles none, an end that no English word has. */
const unEnglish = /[aeiou]{3}|(.)\1\1|^(.)\2|([^eflosz])\3$|[ijquv]$/;

/** Tells whether a word can be read aloud at sight: what it is built of is English at its place. */
export type Readable = (word: string) => boolean;

/** Learns the groups of consonants and vowels, and the runs of letters, that words have at their edges and inside. */
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

/** The groups of consonants and of vowels of a word, with its edges: `^str`, `a`, `nd$`. */
function groupsOf(word: string): string[] {
  return `^${word}$`.match(/\^?[^aeiou^$]+\$?|\^?[aeiou]+\$?/g) ?? [];
}

/** Every three letters in a row, where the start and the end of the word count as letters. */
function runsOf(word: string): string[] {
  const spelled = `^${word}$`;
  return Array.from({ length: spelled.length - runLetters + 1 }, (_, at) => spelled.slice(at, at + runLetters));
}
