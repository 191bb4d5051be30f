import type { CorrectionKind } from '../../packages/correction/src/index.ts';
import type { LearnerSentence, MarkedMistake } from '../../packages/correction/tools/corpus.ts';
import type { FoundMistake } from './corrector.ts';

/** A finding, and whether the corpus agrees: with its fix, only with its place, or not at all. */
export interface Judged<Found> {
  sentence: LearnerSentence;
  found: Found;
  verdict: 'right' | 'otherFix' | 'noMistake';
}

/** The marked mistakes of one kind. */
export interface KindCount {
  marked: number;
  /** Those where something was found. */
  touched: number;
  /** Those of which the findings make a right form. */
  mended: number;
}

export interface Measured<Found> {
  kinds: Map<CorrectionKind, KindCount>;
  judged: Judged<Found>[];
  missed: { sentence: LearnerSentence; mistake: MarkedMistake }[];
}

/** Compares findings, one list for each sentence, with the marks of the corpus. */
export function measure<Found extends FoundMistake>(
  sentences: readonly LearnerSentence[],
  findings: readonly (readonly Found[])[],
): Measured<Found> {
  const measured: Measured<Found> = { kinds: new Map(), judged: [], missed: [] };
  for (const [index, sentence] of sentences.entries()) {
    const found = findings[index] ?? [];
    for (const mistake of sentence.mistakes) {
      const count = measured.kinds.get(mistake.kind) ?? { marked: 0, touched: 0, mended: 0 };
      measured.kinds.set(mistake.kind, count);
      count.marked += 1;
      if (found.some((each) => overlaps(each, mistake))) count.touched += 1;
      if (isMended(sentence.text, mistake, found)) count.mended += 1;
      else measured.missed.push({ sentence, mistake });
    }
    for (const each of found) {
      const its = sentence.mistakes.filter((mistake) => overlaps(each, mistake));
      const isRight = its.some((mistake) => isMended(sentence.text, mistake, found));
      const verdict = isRight ? 'right' : its.length > 0 ? 'otherFix' : 'noMistake';
      measured.judged.push({ sentence, found: each, verdict });
    }
  }
  return measured;
}

interface Range {
  start: number;
  end: number;
}

const overlaps = (a: Range, b: Range) => a.start <= b.end && b.start <= a.end;

/** A range of the text with some corrections applied, the given fix of each. */
function apply(text: string, { start, end }: Range, edits: readonly (Range & { fix: string })[]): string {
  let result = '';
  let from = start;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(from, edit.start) + edit.fix;
    from = edit.end;
  }
  return (result + text.slice(from, end)).replace(/\s+/g, ' ').trim();
}

/** So many fixes of a finding count; harper offers dozens for a misspelling. */
const MOST_FIXES = 5;

/** Whether the findings around a marked mistake make one of its right forms, with any of their fixes. */
function isMended(text: string, mistake: MarkedMistake, found: readonly FoundMistake[]): boolean {
  const near = found.filter((each) => overlaps(each, mistake)).slice(0, 4);
  if (near.length === 0) return false;
  const around = {
    start: Math.min(mistake.start, ...near.map((each) => each.start)),
    end: Math.max(mistake.end, ...near.map((each) => each.end)),
  };
  const wanted = mistake.fixes.map((fix) => apply(text, around, [{ ...mistake, fix }]));
  const choices = near.reduce<(Range & { fix: string })[][]>(
    (lists, { fixes, ...range }) =>
      lists.flatMap((list) => fixes.slice(0, MOST_FIXES).map((fix) => [...list, { ...range, fix }])),
    [[]],
  );
  return choices.some((edits) => wanted.includes(apply(text, around, edits)));
}
