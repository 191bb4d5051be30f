import type { CorrectionKind } from './kinds.ts';

/** A mistake in a text and how to mend it. */
export interface Correction {
  /** Range in the text in UTF-16 code units; `end` is exclusive. Equal where something is missing. */
  start: number;
  end: number;
  /** What may replace the range, the most likely first; an empty string removes it. */
  fixes: readonly string[];
  kind: CorrectionKind;
  /** Which rule found it, with words of the text that its explanation quotes. */
  reason: { code: string; params: Readonly<Record<string, string>> };
  /**
   * 0 to 1: the share of the rule's findings that were right on the development half of the corpus. Where it found
   * little, the share is drawn towards the average of all rules.
   */
  certainty: number;
}
