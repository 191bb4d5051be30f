/** Kinds of mistakes, after the taxonomy of ERRANT (Bryant, Felice and Briscoe 2017). */
export const correctionKinds = [
  'determiner',
  'noun-number',
  'countability',
  'agreement',
  'tense',
  'verb-form',
  'preposition',
  'word-order',
  'conjunction',
  'pronoun',
  'comparison',
  'spelling',
  'confusable',
  'punctuation',
  'capital',
  'run-on',
  'fragment',
  'missing-word',
  'extra-word',
  'word-choice',
] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

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
  /** 0 to 1: the share of such findings that were right on the corpus. */
  certainty: number;
}
