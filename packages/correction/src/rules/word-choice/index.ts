import { fixedPhraseRule } from '../fixed-phrases.ts';
import { phraseRule } from '../phrases.ts';
import type { Rule } from '../rule.ts';
import { adverbRules } from './adverb-rules.ts';
import { everydayVerbs, makeAndDo } from './collocations.ts';
import { familyRules } from './family-rules.ts';
import { wordChoiceLists } from './lists.ts';
import { stateRules } from './states.ts';
import { timeWordRules } from './time-words.ts';
import { transferredNouns } from './transferred-nouns.ts';
import { transferredVerbs } from './transfers.ts';
import { wholePhrases } from './whole-phrases.ts';
import { adjectives, nouns } from './words.ts';

const wordChoice = (code: string, table: string): Rule => phraseRule('word-choice', code, table, wordChoiceLists);

export const wordChoiceRules: readonly Rule[] = [
  fixedPhraseRule('word-choice', 'wholePhrase', wholePhrases),
  ...stateRules,
  ...timeWordRules,
  wordChoice('makeOrDo', makeAndDo),
  wordChoice('verbWithNoun', everydayVerbs),
  wordChoice('adjectiveWithNoun', adjectives),
  wordChoice('wordOfLikeMeaning', nouns),
  wordChoice('transferredVerb', transferredVerbs),
  wordChoice('transferredWord', transferredNouns),
  ...adverbRules,
  ...familyRules,
];
