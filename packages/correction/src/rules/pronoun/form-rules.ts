import type { Rule } from '../rule.ts';
import { objectForm, subjectForm } from './case.ts';
import { gender, thing } from './gender.ts';
import { another, doubleNegative, everybody, one, oneForYou } from './indefinite.ts';
import { owned, possessiveForm, reflexive } from './possessive.ts';
import { relative, whatClause } from './relative.ts';

export const formRules: readonly Rule[] = [
  objectForm,
  subjectForm,
  owned,
  possessiveForm,
  reflexive,
  relative,
  whatClause,
  doubleNegative,
  another,
  everybody,
  gender,
  thing,
  oneForYou,
  one,
];
