import type { Rule } from '../rule.ts';
import { boredPerson, boringThing, participleAfterGet } from './feelings.ts';
import { overregular } from './overregular.ts';
import { gerundSubject, opening, reduced, thereIs } from './participle-clauses.ts';

export const participleRules: readonly Rule[] = [
  overregular,
  boredPerson,
  boringThing,
  participleAfterGet,
  reduced,
  thereIs,
  gerundSubject,
  opening,
];
