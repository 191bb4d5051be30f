import type { CorrectionKind } from '@rehearse/correction';

/** Written out, because the corrector's own list would load the corrector. */
const kinds: Readonly<Record<CorrectionKind, true>> = {
  determiner: true,
  'noun-number': true,
  countability: true,
  agreement: true,
  tense: true,
  'verb-form': true,
  preposition: true,
  'word-order': true,
  conjunction: true,
  pronoun: true,
  comparison: true,
  spelling: true,
  confusable: true,
  punctuation: true,
  capital: true,
  'run-on': true,
  fragment: true,
  'missing-word': true,
  'extra-word': true,
  'word-choice': true,
};

/** Whether this version has a name for a kind of mistake; a host may be newer. */
export const isKnownKind = (kind: string): kind is CorrectionKind => Object.hasOwn(kinds, kind);
