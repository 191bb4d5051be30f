import type { Rule } from '../rule.ts';
import { born, inThePast, pastTime } from './past-time.ts';
import { firstTime, futurePerfect, howLong, soFar, wrongTime } from './perfect-time.ts';
import { sinceClause, sinceOrFor } from './since-and-for.ts';

export const timeRules: readonly Rule[] = [
  pastTime,
  born,
  sinceOrFor,
  sinceClause,
  howLong,
  firstTime,
  soFar,
  wrongTime,
  futurePerfect,
  inThePast,
];
