import { phraseRule } from '../phrases.ts';
import type { Rule } from '../rule.ts';
import { either } from './either.ts';
import { everydayPairs } from './everyday.ts';
import { feelingRules } from './feelings.ts';
import { homophones, possessives } from './homophones.ts';
import { confusableLists } from './lists.ts';
import { lookalikes } from './lookalikes.ts';
import {
  borrowAndLend,
  learnAndTeach,
  lieAndLay,
  otherMeanings,
  rememberAndRemind,
  riseAndRaise,
  stealAndRob,
  winAndBeat,
} from './meanings.ts';

const confusable = (code: string, table: string): Rule => phraseRule('confusable', code, table, confusableLists);

export const confusableRules: readonly Rule[] = [
  confusable('possessiveOrContraction', possessives),
  confusable('soundsAlike', homophones),
  confusable('looksAlike', lookalikes),
  confusable('borrowOrLend', borrowAndLend),
  confusable('learnOrTeach', learnAndTeach),
  confusable('rememberOrRemind', rememberAndRemind),
  confusable('riseOrRaise', riseAndRaise),
  confusable('lieOrLay', lieAndLay),
  confusable('stealOrRob', stealAndRob),
  confusable('winOrBeat', winAndBeat),
  confusable('otherMeaning', otherMeanings),
  confusable('everydayPair', everydayPairs),
  ...feelingRules,
  either,
];
