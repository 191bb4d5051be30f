import type { Rule } from '../rule.ts';
import { adjectiveAfterVerb, adjectiveBeforeAdjective, adjectiveOfSentence } from './adjective-or-adverb.ts';
import { adverbAfterLink, adverbAfterObject, adverbAfterSomething, adverbBeforeNoun } from './adverb-or-adjective.ts';

/** Adverbs for adjectives, and adjectives for adverbs. */
export const adverbRules: readonly Rule[] = [
  adverbAfterLink,
  adverbAfterObject,
  adverbAfterSomething,
  adverbBeforeNoun,
  adjectiveBeforeAdjective,
  adjectiveOfSentence,
  adjectiveAfterVerb,
];
