import { littlePlural, manyUncountable } from './countability/many.ts';
import { amountOf, muchCountable } from './countability/much.ts';
import { countedPlural, hairs, plural } from './countability/plurals.ts';
import { articleUncountable, everyUncountable } from './countability/singular.ts';
import { PHRASES } from './countability/tables.ts';
import { phraseRule } from './phrases.ts';
import type { Rule } from './rule.ts';

export const countabilityRules: readonly Rule[] = [
  phraseRule('countability', 'countabilityPhrase', PHRASES),
  countedPlural,
  manyUncountable,
  muchCountable,
  littlePlural,
  articleUncountable,
  everyUncountable,
  amountOf,
  hairs,
  plural,
];
