import type { Rule } from '../rule.ts';
import { adjectives, afterNoun, something } from './adjective-order.ts';
import { ago, asMuchAs, enough, measure, owner, soWithNoun } from './measures.ts';

export const nounRules: readonly Rule[] = [
  asMuchAs,
  measure,
  ago,
  enough,
  something,
  owner,
  afterNoun,
  adjectives,
  soWithNoun,
];
