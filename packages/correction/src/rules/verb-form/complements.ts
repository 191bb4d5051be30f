import type { Rule } from '../rule.ts';
import { clauses, haveDone } from './clause-complements.ts';
import { afterPreposition } from './gerund-after-preposition.ts';
import { gerund, spend } from './gerunds.ts';
import { baseAfterTo, infinitive, rather } from './infinitive-forms.ts';
import { missingTo } from './missing-to.ts';
import { causative, objectInfinitive } from './object-infinitives.ts';
import { afterPrepositionTo } from './preposition-to.ts';

export const complementRules: readonly Rule[] = [
  gerund,
  afterPrepositionTo,
  spend,
  afterPreposition,
  clauses,
  causative,
  rather,
  objectInfinitive,
  infinitive,
  baseAfterTo,
  haveDone,
  missingTo,
];
