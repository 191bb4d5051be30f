import type { Rule } from '../rule.ts';
import { objectForm, subjectForm } from './case.ts';
import { gender, themForPlural, thing } from './gender.ts';
import { another, doubleNegative, everybody, one, oneForYou } from './indefinite.ts';
import { itsOfPerson, owned, possessiveForm, reflexive } from './possessive.ts';
import { relative, whatClause, whichClause } from './relative.ts';

export const formRules: readonly Rule[] = [
  objectForm,
  subjectForm,
  owned,
  possessiveForm,
  reflexive,
  relative,
  whatClause,
  whichClause,
  doubleNegative,
  another,
  everybody,
  gender,
  itsOfPerson,
  thing,
  themForPlural,
  oneForYou,
  one,
];
