import { pluralMissing } from './bare-noun.ts';
import { afterNumber, decade, hundreds } from './noun-number/after-number.ts';
import { pluralAfterMore, pluralAfterSome, singularAfterEvery } from './noun-number/determined.ts';
import { hyphenated, irregular, modifier } from './noun-number/forms.ts';
import { afterAll, afterOther, lotOf, oneOf } from './noun-number/of-group.ts';
import { PHRASES } from './noun-number/tables.ts';
import { phraseRule } from './phrases.ts';
import type { Rule } from './rule.ts';

export const nounNumberRules: readonly Rule[] = [
  irregular,
  hyphenated,
  hundreds,
  phraseRule('noun-number', 'numberInPhrase', PHRASES),
  afterNumber,
  oneOf,
  lotOf,
  singularAfterEvery,
  afterOther,
  afterAll,
  pluralAfterSome,
  pluralAfterMore,
  modifier,
  decade,
  pluralMissing,
];
