import type { ReportedCorrection } from './correction-report.types.ts';

/** The longest stretch of a neighboring word that is quoted. */
const MAX_WORD = 40;

/** A mistake with the words next to it, as written and corrected. */
export function inContext(
  text: string,
  { start, end, fixes: [fix = ''] }: Pick<ReportedCorrection, 'start' | 'end' | 'fixes'>,
): { given: string; expected: string } {
  const before = text.slice(Math.max(0, start - MAX_WORD), start).match(/\S*\s*$/)?.[0] ?? '';
  const after = text.slice(end, end + MAX_WORD).match(/^\s*\S*/)?.[0] ?? '';
  return { given: (before + text.slice(start, end) + after).trim(), expected: (before + fix + after).trim() };
}
