import { articleMissing } from '../bare-noun.ts';
import type { Rule } from '../rule.ts';
import { general, generalPlural } from './general.ts';
import { profession, superlative } from './profession.ts';
import { afterWhat, same, unique } from './unique.ts';

export const articleRules: readonly Rule[] = [
  profession,
  same,
  superlative,
  afterWhat,
  unique,
  articleMissing,
  general,
  generalPlural,
];
