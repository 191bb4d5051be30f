import type { CorrectionKind } from '@rehearse/correction';

/** A mistake in a text, with its explanation in the reader's language. */
export interface ReportedCorrection {
  /** Range in the text in UTF-16 code units; `end` is exclusive. Equal where something is missing. */
  start: number;
  end: number;
  /** What may replace the range, the most likely first; an empty string removes it. */
  fixes: readonly string[];
  kind: CorrectionKind;
  /** What is wrong and why, in one sentence; null for nothing. */
  reason: string | null;
  /** A correct sentence that shows it; null for none. */
  example: string | null;
}
