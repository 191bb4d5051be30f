import { distance } from 'fastest-levenshtein';
import { expandContraction } from './contractions.ts';
import { toForms } from './forms.ts';
import { diffLetters, type LetterDiff } from './letter-diff.ts';
import { isNumberWord } from './numbers.ts';
import { toWords, type Word } from './words.ts';

interface Expected {
  expected: string;
  /** The punctuation that follows it in the text. */
  after: string;
}

/** One step of an alignment. `cost` is in words; `near` is a misspelling, or a word that was split or joined. */
export type AlignedWord =
  | (Expected & { kind: 'match'; given: string; cost: 0 })
  | (Expected & { kind: 'near'; given: string; cost: number; letters: LetterDiff[] })
  | (Expected & { kind: 'wrong'; given: string; cost: 1 })
  | (Expected & { kind: 'missing'; cost: 1 })
  | { kind: 'extra'; given: string; cost: 1 };

export interface WordAlignment {
  words: AlignedWord[];
  /** Words of the expected text. */
  expectedCount: number;
  /** Sum of the costs, in words. */
  cost: number;
}

/** Similarity (1 − edit distance / length of the longer word) from which a word counts as a near miss. */
export const NEAR_FROM = 0.6;
const NEAR_COST_MIN = 0.3;
const NEAR_COST_MAX = 0.5;
/** Longest runs compared as one: two words for a contraction or a split word, more for numbers in words. */
const MAX_RUN = 2;
const MAX_NUMBER_RUN = 8;

interface Run {
  text: string;
  after: string;
  letters: string;
  forms: Set<string>;
}

interface Step {
  cost: number;
  total: number;
  expectedRun: number;
  givenRun: number;
}

function buildRuns(words: readonly Word[]): Run[][] {
  return words.map((_, start) => {
    const runs: Run[] = [];
    for (let length = 1; length <= MAX_NUMBER_RUN && start + length <= words.length; length++) {
      const part = words.slice(start, start + length);
      if (length > MAX_RUN && !part.every((word) => isNumberWord(word.plain))) break;
      const letters = part.map((word) => word.plain.replaceAll("'", '')).join('');
      const text = part.map((word) => word.text).join(' ');
      runs.push({ text, after: part.at(-1)?.after ?? '', letters, forms: toForms(part) });
    }
    return runs;
  });
}

const share = (a: Set<string>, b: Set<string>) => {
  for (const form of a) if (b.has(form)) return true;
  return false;
};

/** Whether a word is one part of a contraction ("does" for "doesn't"): then a word is missing, however similar they look. */
function isPartOf(contraction: Word, part: Word): boolean {
  return expandContraction(contraction.plain).some((full) => full.split(' ').includes(part.plain));
}

function costOfWord(expected: Word, given: Word): number {
  const a = expected.plain.replaceAll("'", '');
  const b = given.plain.replaceAll("'", '');
  if (isPartOf(expected, given) || isPartOf(given, expected)) return 1;
  const similarity = 1 - distance(a, b) / Math.max(a.length, b.length, 1);
  if (similarity < NEAR_FROM) return 1;
  const unlike = (1 - similarity) / (1 - NEAR_FROM);
  return NEAR_COST_MIN + (NEAR_COST_MAX - NEAR_COST_MIN) * unlike;
}

/** Cost of matching two runs of words; undefined if only single words can be compared. */
function costOfRuns(expected: Run, given: Run, single: (() => number) | null): number | undefined {
  if (share(expected.forms, given.forms)) return 0;
  if (single !== null) return single();
  return expected.letters === given.letters ? NEAR_COST_MIN : undefined;
}

function nameStep(step: Step, expected: Run | undefined, given: Run | undefined): AlignedWord {
  if (expected === undefined) return { kind: 'extra', given: given?.text ?? '', cost: 1 };
  const { text, after } = expected;
  if (given === undefined) return { kind: 'missing', expected: text, after, cost: 1 };
  const pair = { expected: text, after, given: given.text };
  if (step.cost === 0) return { kind: 'match', ...pair, cost: 0 };
  if (step.cost === 1) return { kind: 'wrong', ...pair, cost: 1 };
  return { kind: 'near', ...pair, cost: step.cost, letters: diffLetters(expected.text, given.text) };
}

/**
 * Aligns a given text with the expected one, word by word, at the lowest cost. Case and punctuation don't count;
 * contractions, numbers and British and American spellings equal their other forms.
 */
export function alignWords(expectedText: string, givenText: string): WordAlignment {
  const expected = toWords(expectedText);
  const all = toWords(givenText);
  // A pasted book must not freeze the page: words far beyond any answer are only counted.
  const given = all.slice(0, expected.length * 4 + 50);
  const expectedRuns = buildRuns(expected);
  const givenRuns = buildRuns(given);
  const best: Step[][] = [];
  const totalAt = (row: number, column: number) => best[row]?.[column]?.total ?? Number.POSITIVE_INFINITY;

  for (let row = expected.length; row >= 0; row--) {
    const line: Step[] = [];
    best[row] = line;
    for (let column = given.length; column >= 0; column--) {
      if (row === expected.length && column === given.length) {
        line[column] = { cost: 0, total: 0, expectedRun: 0, givenRun: 0 };
        continue;
      }
      let chosen: Step = { cost: 1, total: Number.POSITIVE_INFINITY, expectedRun: 0, givenRun: 0 };
      const consider = (cost: number | undefined, expectedRun: number, givenRun: number) => {
        if (cost === undefined) return;
        const total = cost + totalAt(row + expectedRun, column + givenRun);
        if (total < chosen.total - 1e-9) chosen = { cost, total, expectedRun, givenRun };
      };
      for (const [a, expectedRun] of (expectedRuns[row] ?? []).entries()) {
        for (const [b, givenRun] of (givenRuns[column] ?? []).entries()) {
          const left = expected[row];
          const right = given[column];
          const single = a === 0 && b === 0 && left && right ? () => costOfWord(left, right) : null;
          consider(costOfRuns(expectedRun, givenRun, single), a + 1, b + 1);
        }
      }
      if (row < expected.length) consider(1, 1, 0);
      if (column < given.length) consider(1, 0, 1);
      line[column] = chosen;
    }
  }

  const words: AlignedWord[] = [];
  let row = 0;
  let column = 0;
  while (row < expected.length || column < given.length) {
    const step = best[row]?.[column];
    if (step === undefined) break;
    const expectedRun = expectedRuns[row]?.[step.expectedRun - 1];
    const givenRun = givenRuns[column]?.[step.givenRun - 1];
    words.push(nameStep(step, expectedRun, givenRun));
    row += step.expectedRun;
    column += step.givenRun;
  }
  for (const word of all.slice(given.length)) words.push({ kind: 'extra', given: word.text, cost: 1 });
  const cost = words.reduce((sum, word) => sum + word.cost, 0);
  return { words, expectedCount: expected.length, cost };
}
