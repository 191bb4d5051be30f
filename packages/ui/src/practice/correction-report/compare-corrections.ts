import type { ReportedCorrection } from './correction-report.types.ts';

/** What a new version changed: mistakes that are gone, that are still there, and that are new. */
export interface ComparedCorrections {
  fixed: readonly ReportedCorrection[];
  remaining: readonly ReportedCorrection[];
  added: readonly ReportedCorrection[];
}

export interface Version {
  text: string;
  corrections: readonly ReportedCorrection[];
}

const wordsOf = ({ text }: Version, { start, end }: ReportedCorrection) => text.slice(start, end).toLowerCase();

/** Compares the mistakes of two versions of a text. A mistake that occurs twice counts twice. */
export function compareCorrections(before: Version, after: Version): ComparedCorrections {
  const left = [...before.corrections];
  /** A mistake is the same in both versions if the same words are wrong in the same way. */
  const takeSame = (correction: ReportedCorrection): boolean => {
    const fixes = new Set(correction.fixes.map((fix) => fix.toLowerCase()));
    const index = left.findIndex(
      (earlier) =>
        earlier.kind === correction.kind &&
        wordsOf(before, earlier) === wordsOf(after, correction) &&
        earlier.fixes.some((fix) => fixes.has(fix.toLowerCase())),
    );
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  const isRemaining = after.corrections.map(takeSame);
  return {
    fixed: left,
    remaining: after.corrections.filter((_, index) => isRemaining[index]),
    added: after.corrections.filter((_, index) => !isRemaining[index]),
  };
}
