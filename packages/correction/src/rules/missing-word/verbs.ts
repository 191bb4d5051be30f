import type { Rule } from '../rule.ts';
import { ever, notAlone, noVerb, question } from './auxiliary.ts';
import { asIf, butAlso, friendLives, relative, theMore } from './link.ts';
import { afterPreposition, giveBack, letObject, one, thank, veryMuch } from './object.ts';

export const missingVerbRules: readonly Rule[] = [
  notAlone,
  question,
  ever,
  veryMuch,
  giveBack,
  afterPreposition,
  noVerb,
  relative,
  friendLives,
  theMore,
  butAlso,
  asIf,
  one,
  letObject,
  thank,
];
