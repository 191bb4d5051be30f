import { phraseRule } from '../phrases.ts';
import type { Rule } from '../rule.ts';
import { everydayVerbs, makeAndDo } from './collocations.ts';
import { wordChoiceLists } from './lists.ts';
import { adjectives, nouns } from './words.ts';

const wordChoice = (code: string, table: string): Rule => phraseRule('word-choice', code, table, wordChoiceLists);

export const wordChoiceRules: readonly Rule[] = [
  wordChoice('makeOrDo', makeAndDo),
  wordChoice('verbWithNoun', everydayVerbs),
  wordChoice('adjectiveWithNoun', adjectives),
  wordChoice('wordOfLikeMeaning', nouns),
];
