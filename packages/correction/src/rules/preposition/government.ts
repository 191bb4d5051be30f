import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { isVerbAt } from '../fixed-phrases.ts';
import type { Rule } from '../rule.ts';
import { insistTo, missingAfterAdjective, missingAfterVerb, missingTo } from './missing-preposition.ts';
import { noPreposition } from './needless-preposition.ts';
import { verbPrepositions } from './verbs.ts';
import { adjectivePrepositions, nounPrepositions } from './words.ts';
import { afterObject, governed } from './wrong-preposition.ts';

/** "depend of" → on. */
const afterVerb = governed(
  'verbPreposition',
  verbPrepositions,
  (tokens, index) => isVerbAt(tokens, index) && !/sel(?:f|ves)$/.test(tokens[index + 2]?.lower ?? ''),
  ({ verb }) => verb,
);

/** "afraid from" → of. */
const afterAdjective = governed(
  'adjectivePreposition',
  adjectivePrepositions,
  (tokens, index) => {
    const before = tokens[index - 1];
    // "married with two children"
    const follows = tokens[index + 2];
    const isMarried = isWord(tokens[index], 'married');
    // "My cousin married with": the past of the verb
    if (isMarried && !can(before, R.BE | R.RB | R.HAVE) && !isWord(before, 'get', 'got', 'getting', 'gets'))
      return false;
    if (
      isMarried &&
      (!can(follows, R.DT | R.PRPS | R.PRPO | R.NNP) ||
        /^(?:child|kid|family|son|daughter)/.test(tokens[index + 3]?.noun ?? ''))
    )
      return false;
    // "a good of": a noun; "he bored of": a verb
    return (
      !can(before, R.DT | R.PRPS) &&
      !(isWord(tokens[index], 'good', 'bad', 'great', 'terrible', 'brilliant', 'excellent') && !isGoodAt(tokens, index))
    );
  },
  ({ lower }) => lower,
);

const SKILLS = new Set(
  `maths math mathematics english french spanish chemistry physics biology history geography science football basketball tennis chess
cooking drawing painting singing dancing swimming languages drawing writing reading listening speaking
music art
computers cards games`.split(/\s+/),
);

/** "good in maths", not "good in summer". */
const isGoodAt = (tokens: readonly Token[], index: number): boolean =>
  isWord(tokens[index + 1], 'in', 'on') && (SKILLS.has(tokens[index + 2]?.lower ?? '') || is(tokens[index + 2], R.VBG));

/** "with respect to", "of no interest to": the noun is part of a phrase with a preposition of its own. */
function isFixedBefore(tokens: readonly Token[], index: number): boolean {
  let at = index - 1;
  while (is(tokens[at], R.JJ | R.RB)) at -= 1;
  return isWord(tokens[at], 'with', 'in', 'of');
}

/** "the reason of" → for. */
const afterNoun = governed(
  'nounPreposition',
  nounPrepositions,
  (tokens, index) =>
    (is(tokens[index], NOUN) || can(tokens[index - 1], R.DT | R.PRPS | R.JJ)) &&
    !isWord(tokens[index], 'reasons', 'damages') &&
    !isFixedBefore(tokens, index),
  ({ noun, lower }) => (lower === 'thanks' || lower === 'congratulations' ? lower : noun),
);

export const governmentRules: readonly Rule[] = [
  insistTo,
  noPreposition,
  afterVerb,
  afterAdjective,
  afterNoun,
  afterObject,
  missingTo,
  missingAfterVerb,
  missingAfterAdjective,
];
