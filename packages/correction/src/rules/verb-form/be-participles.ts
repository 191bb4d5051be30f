import { ingOf, participleOf, pastOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isWord } from '../../tagging/token.ts';
import { isInflected, leadOf, skipAdverbs } from '../../tagging/verbs.ts';
import { tokenRule } from '../rule.ts';
import { finding } from './auxiliary-findings.ts';
import { INTRANSITIVE_PASTS, INTRANSITIVE_VERBS } from './tables.ts';
import { isQuestion } from './verb-phrase.ts';

/** Be and a past form: "was wrote" → written, "was went" → went. */
export const bePast = tokenRule('verb-form', 'beWithPast', (tokens, index) => {
  const be = tokens[index];
  if (!be || !can(be, R.BE) || (isWord(be, "'s") && can(be, R.POS))) return;
  const at = skipAdverbs(tokens, index + 1);
  const verb = tokens[at];
  if (
    !isInflected(verb) ||
    !can(verb, R.VBD) ||
    can(verb, R.VBN | R.NN | R.NNS | R.BE | R.HAVE | R.DO) ||
    isWord(verb, 'broke', 'froze')
  )
    return;
  if (tokens.slice(0, index).some((each) => can(each, R.WH) || isWord(each, 'that', 'all')))
    return isWord(tokens[at + 1], 'by') ? finding(tokens, at, at + 1, [participleOf(verb.verb)[0] ?? '']) : null;
  if (isWord(verb, 'took') && isWord(tokens[at + 1], 'place', 'part')) return finding(tokens, index, at + 1, ['took']);
  if (INTRANSITIVE_PASTS.has(verb.lower)) {
    return at === index + 1 && isWord(be, 'was', 'were', 'is', 'are')
      ? finding(tokens, index, at + 1, [verb.lower, `was ${ingOf(verb.verb)}`])
      : null;
  }
  return finding(tokens, at, at + 1, [participleOf(verb.verb)[0] ?? '']);
});

/** A passive of a verb that has none: "was happened" → happened, "is consisted of" → consists of. */
export const noPassive = tokenRule('verb-form', 'noPassive', (tokens, index) => {
  const be = tokens[index];
  if (!be || !can(be, R.BE) || isWord(be, "'s")) return;
  const at = skipAdverbs(tokens, index + 1);
  const verb = tokens[at];
  if (!verb?.verb || !INTRANSITIVE_VERBS.has(verb.verb) || !can(verb, R.VBN)) return;
  const after = tokens[at + 1];
  if (isWord(verb, 'gone', 'fallen', 'swum', 'grown', 'slept', 'become', 'come', 'risen') && !isWord(be, 'was', 'were'))
    return;
  if (
    isWord(verb, 'snowed', 'rained', 'slept', 'gone') &&
    (isWord(after, 'in', 'under', 'off', 'on', 'over') || isWord(verb, 'gone'))
  )
    return;
  if (isWord(after, 'at', 'upon', 'on') && isWord(verb, 'arrived', 'depended') && !isWord(be, 'is', 'are')) return;
  if (isWord(tokens[index + 1], "n't", 'not')) return;
  const { verb: base } = verb;
  const [past = ''] = pastOf(base);
  const [participle = ''] = participleOf(base);
  const wrapped = (form: string) => [...tokens.slice(index + 1, at).map(({ text }) => text), form].join(' ');
  if (isWord(be, 'been')) return finding(tokens, index, at + 1, [wrapped(participle)]);
  if (isWord(be, 'be'))
    return can(tokens[leadOf(tokens, index)], R.MD | R.TO) ? finding(tokens, index, at + 1, [wrapped(base)]) : null;
  if (isWord(be, 'being')) return null;
  if (isWord(be, 'was', 'were')) return finding(tokens, index, at + 1, [wrapped(past), `had ${participle}`]);
  const present = isWord(be, 'is', "'s") ? thirdPersonOf(base) : base;
  const perfect = `${isWord(be, 'is', "'s") ? 'has' : 'have'} ${participle}`;
  const isState = isWord(verb, 'consisted', 'belonged', 'depended', 'existed', 'seemed', 'remained');
  return finding(tokens, index, at + 1, isState ? [wrapped(present)] : [perfect, past, wrapped(present)]);
});

/** Be and the third person: "she is goes". */
export const beThird = tokenRule('verb-form', 'beWithThirdPerson', (tokens, index) => {
  const be = tokens[index];
  const verb = tokens[index + 1];
  if (!isWord(be, 'is') || !is(verb, R.VBZ) || (can(verb, R.BE | R.HAVE | R.DO) && !isWord(verb, 'has'))) return;
  if (
    tokens.slice(0, index).some((each) => can(each, R.WH | R.SC | R.DO) || isWord(each, 'that', 'all', 'there')) ||
    isQuestion(tokens)
  )
    return;
  return can(tokens[index - 1], R.PRP | R.NN) && finding(tokens, index, index + 2, [verb?.lower ?? '']);
});
