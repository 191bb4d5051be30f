import type { Rule } from '../rule.ts';
import { dummyObject, missingIt, thereForIt, weatherIt } from './dummy.ts';
import { existence, itIsNear } from './existence.ts';
import { missingObject, missingWho, whoseName } from './left-out.ts';
import { doubleObject, doubleRelative, doubleSubject } from './repeated.ts';

export const subjectRules: readonly Rule[] = [
  missingIt,
  weatherIt,
  dummyObject,
  thereForIt,
  existence,
  itIsNear,
  doubleRelative,
  doubleObject,
  doubleSubject,
  missingWho,
  whoseName,
  missingObject,
];
