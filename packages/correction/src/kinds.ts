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
