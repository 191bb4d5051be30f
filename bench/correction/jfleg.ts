/**
 * Compares a corrector's edits with those of the four people who rewrote each of JFLEG's 754 development sentences
 * (Napoles, Sakaguchi and Tetreault 2017). Its license is non-commercial: it is read where it lies, and nothing is kept.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Corrector, FoundMistake } from './corrector.ts';

export interface JflegResult {
  edits: number;
  /** Edits where at least one person changed something. */
  supported: number;
  /**
   * Edits that one person made as well: with the corrector's other edits in it, the changed stretch reads as that person wrote
   * it; where it has as many words as before, word by word, as ERRANT splits it (Bryant, Felice and Briscoe 2017).
   */
  equal: number;
  /** Edits whose words one person has in the changed stretch, whatever else was changed next to them. */
  contained: number;
}

export async function compareWithJfleg(folder: string, corrector: Corrector): Promise<JflegResult> {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n').map(natural);
  const references = [0, 1, 2, 3].map((person) => read(`dev.ref${person}`));
  const result: JflegResult = { edits: 0, supported: 0, equal: 0, contained: 0 };
  for (const [line, source] of read('dev.src').entries()) {
    const words = wordsOf(source);
    const rewritten = references.map((each) => alignedWith(words, each[line] ?? ''));
    const edits = (await corrector(source)).filter(({ fixes }) => fixes.length > 0);
    for (const edit of edits) {
      const compared = rewritten.map((reference) => compareEdit({ source, words, edit, edits, reference }));
      result.edits += 1;
      if (compared.some(({ supported }) => supported)) result.supported += 1;
      if (compared.some(({ equal }) => equal)) result.equal += 1;
      if (compared.some(({ contained }) => contained)) result.contained += 1;
    }
  }
  return result;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

/** JFLEG separates punctuation and endings by spaces; this undoes it. */
const natural = (line: string) =>
  line
    .replace(/``|''/g, '"')
    .replace(/ (n't|'(?:s|m|re|ve|ll|d))\b/gi, '$1')
    .replace(/ ([.,!?;:)%])/g, '$1')
    .replace(/\( /g, '(')
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s]/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
const textsOf = (text: string) => wordsOf(text).map((word) => word.text);

interface Rewritten {
  target: string[];
  /** For each word of the source its place in `target`, or null if it was changed. */
  places: (number | null)[];
}

/** Aligns a sentence with its rewritten form by their longest common subsequence. */
function alignedWith(words: readonly Word[], rewritten: string): Rewritten {
  const target = textsOf(rewritten);
  const lengths = [...words, null].map(() => new Int32Array(target.length + 1));
  const length = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = words.length - 1; row >= 0; row -= 1)
    for (let column = target.length - 1; column >= 0; column -= 1)
      (lengths[row] as Int32Array)[column] =
        words[row]?.text === target[column]
          ? 1 + length(row + 1, column + 1)
          : Math.max(length(row + 1, column), length(row, column + 1));
  const places = words.map((): number | null => null);
  for (let row = 0, column = 0; row < words.length && column < target.length; ) {
    if (words[row]?.text === target[column]) places[row++] = column++;
    else if (length(row + 1, column) >= length(row, column + 1)) row += 1;
    else column += 1;
  }
  return { target, places };
}

/** A part of a text after the edits that lie within it. */
function partAfter(text: string, start: number, end: number, edits: readonly FoundMistake[]): string {
  let made = '';
  let from = start;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < from || edit.end > end) continue;
    made += text.slice(from, edit.start) + (edit.fixes[0] ?? '');
    from = edit.end;
  }
  return made + text.slice(from, end);
}

interface Compared {
  source: string;
  words: readonly Word[];
  edit: FoundMistake;
  /** All edits of the sentence, `edit` among them. */
  edits: readonly FoundMistake[];
  reference: Rewritten;
}

function compareEdit({ source, words, edit, edits, reference: { target, places } }: Compared) {
  const fix = edit.fixes[0] ?? '';
  const touched = words.findIndex(({ end }) => end > edit.start);
  const from = touched === -1 ? words.length : touched;
  let to = from;
  while ((words[to]?.start ?? edit.end) < edit.end) to += 1;
  // the stretch that the person changed, from the last kept word before the edit to the first one after it
  let first = from;
  while (first > 0 && places[first - 1] === null) first -= 1;
  let last = to;
  while (last < words.length && places[last] === null) last += 1;
  const begins = first === 0 ? 0 : (places[first - 1] ?? 0) + 1;
  const ends = last === words.length ? target.length : (places[last] ?? 0);
  const wanted = target.slice(begins, ends);
  const written = words.slice(first, last).map(({ text }) => text);

  const made = textsOf(partAfter(source, words[first - 1]?.end ?? 0, words[last]?.start ?? source.length, edits));
  const fixed = textsOf(fix);
  const supported = wanted.join(' ') !== written.join(' ');
  const contained =
    fixed.length === 0
      ? !words.slice(from, to).some(({ text }) => wanted.includes(text))
      : wanted.some((_, index) => fixed.every((word, offset) => wanted[index + offset] === word));
  const sameWords = fixed.length === to - from && wanted.length === written.length;
  const own = sameWords ? wanted.slice(from - first, to - first) : [];
  const equal =
    supported && (made.join(' ') === wanted.join(' ') || (own.length > 0 && own.join(' ') === fixed.join(' ')));
  return { supported, equal, contained: supported && (equal || contained) };
}
