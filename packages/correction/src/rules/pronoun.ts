import { phraseRule } from './phrases.ts';
import { formRules } from './pronoun/forms.ts';
import { subjectRules } from './pronoun/subjects.ts';
import { PHRASES } from './pronoun/tables.ts';
import type { Rule } from './rule.ts';

export const pronounRules: readonly Rule[] = [
  phraseRule('pronoun', 'pronounPhrase', PHRASES),
  ...subjectRules,
  ...formRules,
];
