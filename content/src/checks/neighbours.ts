/** Finds words that are one edit apart. */
export interface Neighbours {
  /** A word of the list that is one edit away, or undefined. The word itself doesn't count. */
  find(word: string): string | undefined;
  /** Adds a word to the list. */
  add(word: string): void;
}

/** Indexes words by their variants with one letter removed, so that thousands of lookups are fast. */
export function indexNeighbours(words: Iterable<string>): Neighbours {
  const byRest = new Map<string, string[]>();
  const add = (word: string) => {
    for (const rest of restsOf(word)) {
      const others = byRest.get(rest);
      if (others) others.push(word);
      else byRest.set(rest, [word]);
    }
  };
  for (const word of words) add(word);
  return {
    add,
    find: (word) =>
      restsOf(word)
        .flatMap((rest) => byRest.get(rest) ?? [])
        .find((other) => isOneEditAway(word, other)),
  };
}

/** The word, and its variants with one letter removed. */
function restsOf(word: string): string[] {
  const rests = new Set([word]);
  for (let at = 0; at < word.length; at += 1) rests.add(word.slice(0, at) + word.slice(at + 1));
  return [...rests];
}

/** Whether the words differ by one inserted, deleted, replaced or swapped letter. */
export function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
