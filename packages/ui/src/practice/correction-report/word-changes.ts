/** A stretch of a text, and whether it is new compared with an earlier version. */
export interface WordChange {
  text: string;
  /** Where it begins, in UTF-16 code units. */
  start: number;
  isNew: boolean;
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
const keyOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || word.trim();

/** Lengths of the longest common subsequences of all suffixes. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = rows[i] as Uint16Array;
      const below = rows[i + 1] as Uint16Array;
      row[j] =
        before[i] === after[j] ? (below[j + 1] as number) + 1 : Math.max(below[j] as number, row[j + 1] as number);
    }
  }
  return rows;
}

/** A text in stretches: the words that an earlier version has too, in the same order, and those that are new. */
export function wordChanges(before: string, after: string): WordChange[] {
  const words = wordsOf(after);
  const [old, now] = [wordsOf(before).map(keyOf), words.map(keyOf)];
  const common = commonLengths(old, now);
  const lengthAt = (i: number, j: number) => common[i]?.[j] ?? 0;
  const changes: WordChange[] = [];
  let start = 0;
  const add = (text: string, isNew: boolean) => {
    const last = changes.at(-1);
    if (last?.isNew === isNew) last.text += text;
    else changes.push({ text, start, isNew });
    start += text.length;
  };
  let i = 0;
  for (const [j, word] of words.entries()) {
    while (i < old.length && old[i] !== now[j] && lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    const isNew = old[i] !== now[j];
    add(word, isNew);
    if (!isNew) i += 1;
  }
  return changes;
}
