import type { Rule } from '../rule.ts';
import { afterOpener, aroundRelative, beforeQuotation, beforeTag, inList } from './missing-commas.ts';
import { semicolon } from './semicolons.ts';
import { afterConjunction, superfluous } from './superfluous-commas.ts';

export const commaRules: readonly Rule[] = [
  afterOpener,
  beforeTag,
  inList,
  aroundRelative,
  beforeQuotation,
  afterConjunction,
  superfluous,
  semicolon,
];
