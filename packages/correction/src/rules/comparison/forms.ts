import type { Rule } from '../rule.ts';
import { degree, moreShort, twice } from './degrees.ts';
import { inGroup, ofAll, ranked } from './superlative.ts';
import { growing, theMore, theMoreLater, wrongForm } from './wrong-forms.ts';

export const formRules: readonly Rule[] = [
  growing,
  twice,
  moreShort,
  degree,
  inGroup,
  wrongForm,
  ranked,
  ofAll,
  theMore,
  theMoreLater,
];
