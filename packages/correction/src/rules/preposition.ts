import { fixedPhraseRule } from './fixed-phrases.ts';
import { fixedPhrases } from './preposition/fixed.ts';
import { governmentRules } from './preposition/government.ts';
import { placeRules } from './preposition/place.ts';
import { timeRules } from './preposition/time.ts';
import type { Rule } from './rule.ts';

/** Prepositions that are wrong, missing or not needed. */
export const prepositionRules: readonly Rule[] = [
  fixedPhraseRule('preposition', 'fixedPreposition', fixedPhrases),
  ...timeRules,
  ...placeRules,
  ...governmentRules,
];
