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

/** A mistake is the same in both versions if the same words are wrong in the same way. */
const identify = ({ text }: Version, { kind, start, end, fixes: [fix = ''] }: ReportedCorrection) =>
  [kind, text.slice(start, end).toLowerCase(), fix.toLowerCase()].join('\n');

/** Compares the mistakes of two versions of a text. A mistake that occurs twice counts twice. */
export function compareCorrections(before: Version, after: Version): ComparedCorrections {
  const left = new Map<string, number>();
  for (const correction of before.corrections) {
    const key = identify(before, correction);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  const remaining: ReportedCorrection[] = [];
  const added: ReportedCorrection[] = [];
  for (const correction of after.corrections) {
    const key = identify(after, correction);
    const count = left.get(key) ?? 0;
    (count > 0 ? remaining : added).push(correction);
    if (count > 0) left.set(key, count - 1);
  }
  const fixed = before.corrections.filter((correction) => {
    const key = identify(before, correction);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  });
  return { fixed, remaining, added };
}
