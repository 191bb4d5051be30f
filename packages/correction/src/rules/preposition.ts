import { fixedPhraseRule } from './fixed-phrases.ts';
import { everydayPhrases } from './preposition/everyday.ts';
import { fixedPhrases } from './preposition/fixed.ts';
import { fixedVerbPhrases } from './preposition/fixed-verbs.ts';
import { governmentRules } from './preposition/government.ts';
import { objectRules } from './preposition/objects.ts';
import { placeRules } from './preposition/place.ts';
import { surfaceRules } from './preposition/surfaces.ts';
import { timeRules } from './preposition/time.ts';
import type { Rule } from './rule.ts';

/** Prepositions that are wrong, missing or not needed. */
export const prepositionRules: readonly Rule[] = [
  fixedPhraseRule('preposition', 'fixedPreposition', `${fixedPhrases}\n${fixedVerbPhrases}`),
  fixedPhraseRule('preposition', 'everydayPreposition', everydayPhrases),
  ...objectRules,
  ...timeRules,
  ...placeRules,
  ...surfaceRules,
  ...governmentRules,
];
