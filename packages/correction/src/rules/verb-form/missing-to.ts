import { ingOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isWord } from '../../tagging/token.ts';
import { isGapClause, isObjectPronoun, isPerson, leadOf, looksBase, opensObject } from '../../tagging/verbs.ts';
import { tokenRule } from '../rule.ts';
import { isBareVerb } from './bare-verbs.ts';
import { EITHER_VERBS, TO_ADJECTIVES, TO_NOUNS } from './tables.ts';

const BARE_AFTER = new Set(
  'want decide hope plan agree refuse promise expect manage afford fail pretend learn wish need like love hate prefer start begin try forget remember continue choose'.split(
    ' ',
  ),
);

/** A verb, adjective or noun that needs "to": "would like see", "easy find", "going visit". */
export const missingTo = tokenRule('verb-form', 'missingInfinitiveTo', (tokens, index) => {
  const base = tokens[index];
  if (isWord(base, 'want', 'like')) return;
  const before = tokens[index - 1];
  if (!before || !looksBase(base) || can(base, R.MD) || isWord(base, 'like', 'please', 'own')) return;
  const lead = tokens[leadOf(tokens, index - 1)];
  const fixes =
    before.verb !== undefined && EITHER_VERBS.has(before.verb) && !isWord(lead, 'would', "'d")
      ? [`to ${base.verb}`, ingOf(base.verb)]
      : [`to ${base.verb}`];
  const found = { from: index, to: index + 1, fixes, params: { before: before.text, verb: base.text } };
  // "decided not go"
  if (isWord(before, 'not') && is(base, R.VB | R.BE | R.HAVE | R.DO) && !isWord(base, 'have', 'do')) {
    const verb = tokens[index - 2];
    const isChoice =
      ['decide', 'prefer', 'try', 'promise', 'choose', 'agree', 'pretend'].includes(verb?.verb ?? '') &&
      !can(verb, R.NN | R.JJ);
    const asked =
      isObjectPronoun(verb) && ['tell', 'ask', 'warn', 'advise', 'beg', 'want'].includes(tokens[index - 3]?.verb ?? '');
    return (isChoice || asked) && found;
  }
  if (!isBareVerb(tokens, index)) return;
  if (isWord(before, 'going') && can(lead, R.BE) && !isWord(base, 'get', 'be')) return found;
  if (isWord(before, 'used') && isWord(lead, 'i', 'we', 'he', 'she', 'they') && leadOf(tokens, index - 1) === index - 2)
    return found;
  if (TO_NOUNS.has(before.lower) && is(base, R.VB) && can(before, R.NN)) {
    const isTime = isWord(before, 'time')
      ? isWord(tokens[index - 2], "'s", 'is') && isWord(tokens[index - 3], 'it')
      : isWord(before, 'chance', 'opportunity', 'ability', 'permission', 'courage') &&
        can(tokens[index - 2], R.DT | R.PRPS | R.QT | R.JJ);
    const isPlain =
      !tokens.slice(0, index).some((each) => can(each, R.WH) || isWord(each, 'that', 'who')) &&
      !isWord(base, 'be', 'do', 'have');
    return isTime && isPlain && found;
  }
  if (TO_ADJECTIVES.has(before.lower) && can(before, R.JJ | R.VBN | R.JJR | R.JJS)) {
    if (
      !can(lead, R.BE) ||
      isWord(base, 'work', 'be', 'do') ||
      (isWord(before, 'good', 'best', 'great', 'better', 'interesting', 'boring', 'free', 'safe') && !is(base, R.VB))
    )
      return;
    if (isWord(before, 'free', 'easy', 'hard', 'safe', 'better', 'best', 'proud', 'lucky') && can(base, R.NN)) return;
    const isAsked = tokens
      .slice(0, index - 1)
      .some((each) => can(each, R.WH | R.DO) || isWord(each, 'that', 'thing', 'if', 'when', 'all'));
    return !isAsked && found;
  }
  if (before.verb === undefined || !BARE_AFTER.has(before.verb)) return;
  if (isWord(base, 'work') && isWord(before, 'start', 'starts', 'started', 'begin') && !opensObject(tokens[index + 1]))
    return;
  if (isWord(before, 'agree') || (isWord(base, 'have', 'be', 'do') && !is(lead, R.PRP | R.MD))) return;
  if (
    can(base, R.NN) &&
    isWord(tokens[index + 1], 'the') &&
    isWord(tokens[index + 2], 'way', 'moment', 'day', 'time', 'whole')
  )
    return;
  if (isWord(before, 'need') && (isWord(tokens[index - 2], 'need') || can(base, R.BE | R.DO))) return;
  if (can(before, R.VBN) && can(lead, R.BE)) return;
  const isImperative =
    index === 1 && isWord(before, 'try', 'remember', 'start', 'begin', 'forget') && !isWord(base, 'do', 'be', 'have');
  const isNegated = isWord(before, 'forget') && isWord(lead, 'do', "n't");
  if (
    can(before, R.NN | R.NNS | R.JJ | R.IN) &&
    !is(lead, R.PRP | R.MD | R.TO | R.NOT | R.DO) &&
    !isPerson(lead) &&
    !isImperative &&
    !isNegated
  )
    return;
  if (
    isWord(before, 'hope', 'wish', 'expect', 'agree', 'decide', 'remember', 'forget', 'love', 'learn') &&
    can(base, R.NN) &&
    !opensObject(tokens[index + 1])
  )
    return;
  if (isWord(before, 'begin', 'start', 'try', 'continue', 'fail', 'choose', 'wish') && can(base, R.BE | R.HAVE | R.DO))
    return;
  if (
    isWord(lead, 'let', 'help', 'make') ||
    (isWord(before, 'like') && !is(lead, R.PRP | R.MD | R.TO | R.NOT) && !isWord(lead, 'you'))
  )
    return;
  const subject = is(lead, R.PRP) || isPerson(lead) ? leadOf(tokens, index - 1) : -1;
  if (subject > 0 && (isGapClause(tokens, subject) || isPerson(tokens[subject - 1]))) return;
  if (
    tokens
      .slice(0, index)
      .some(
        (each) =>
          (can(each, R.WH) && !isWord(each, 'when', 'who', 'where', 'how', 'why')) || isWord(each, 'all', 'than'),
      )
  )
    return;
  return found;
});
