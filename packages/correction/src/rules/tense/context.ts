import type { Rule } from '../rule.ts';
import { bareAfterNoun, bareInPast, childhood, grewUp } from './bare-past.ts';
import { alone, first, joined, promise } from './joined-verbs.ts';
import { neverBefore, pastPerfect, reported, soThat } from './past-perfect.ts';
import { afterWhen, beforeWhen, whenAfter, whileClause } from './when-clauses.ts';

export const contextRules: readonly Rule[] = [
  whileClause,
  whenAfter,
  afterWhen,
  pastPerfect,
  reported,
  soThat,
  joined,
  promise,
  first,
  neverBefore,
  grewUp,
  childhood,
  beforeWhen,
  bareInPast,
  bareAfterNoun,
  alone,
];
