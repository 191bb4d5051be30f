import type { Rule } from '../rule.ts';
import { alwaysFirst, beforeObject, frequency, placeFirst, withAuxiliary } from './adverb-places.ts';
import { eachOther, pronounInside } from './phrasal-verbs.ts';

export const adverbRules: readonly Rule[] = [
  withAuxiliary,
  alwaysFirst,
  beforeObject,
  frequency,
  eachOther,
  placeFirst,
  pronounInside,
];
