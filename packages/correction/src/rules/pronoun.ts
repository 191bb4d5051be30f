import { phraseRule } from './phrases.ts';
import { droppedRules } from './pronoun/dropped.ts';
import { formRules } from './pronoun/form-rules.ts';
import { PHRASES } from './pronoun/phrases.ts';
import { referenceRules } from './pronoun/reference.ts';
import { subjectRules } from './pronoun/subject-rules.ts';
import type { Rule } from './rule.ts';

export const pronounRules: readonly Rule[] = [
  phraseRule('pronoun', 'pronounPhrase', PHRASES.table, PHRASES.lists),
  ...referenceRules,
  ...subjectRules,
  ...formRules,
  ...droppedRules,
];
