import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isWord } from '../../tagging/token.ts';
import { isGapClause, isInflected, isPerson, isVerbHere, leadOf, looksBase, opensObject } from '../../tagging/verbs.ts';
import { tokenRule } from '../rule.ts';
import { PLAIN_ING } from './bare-verbs.ts';
import { EITHER_VERBS, GO_ACTIVITIES, INFINITIVE_VERBS, TO_VERBS } from './tables.ts';

/** Want, decide, hope … and -ing: "want going" → want to go. */
export const infinitive = tokenRule('verb-form', 'infinitiveAfterVerb', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!token?.verb || !before?.verb || !can(token, R.VBG) || !token.lower.endsWith('ing')) return;
  const lead = tokens[leadOf(tokens, index - 1)];
  const isWould = isWord(before, 'like', 'love') && isWord(lead, 'would', "'d");
  if (!isWould && !INFINITIVE_VERBS.has(before.verb)) return;
  if (!isVerbHere(tokens, index - 1) && !isPerson(lead)) return;
  if (can(before, R.NN | R.NNS | R.VBN | R.JJ) && !is(lead, R.PRP | R.MD | R.TO | R.NOT) && !isPerson(lead)) return;
  const isClear = is(token, R.VBG) || PLAIN_ING.has(token.lower);
  const hasObject = opensObject(after);
  if (!isClear && !hasObject) return;
  if (
    can(after, NOUN) &&
    !opensObject(after) &&
    !isWord(token, 'going', 'playing', 'buying', 'studying', 'visiting', 'eating', 'having', 'getting')
  )
    return;
  if (isGapClause(tokens, leadOf(tokens, index - 1)) && !hasObject) return;
  if (isWord(before, 'claiming', 'promising', 'offering')) return;
  return { from: index, to: index + 1, fixes: [`to ${token.verb}`], params: { verb: before.verb, form: token.text } };
});

/** "To" and a form that is not the base form: "try to making", "have to paid". */
export const baseAfterTo = tokenRule('verb-form', 'baseAfterTo', (tokens, index) => {
  const verb = tokens[index + 1];
  if (!isWord(tokens[index], 'to') || !isInflected(verb) || can(verb, R.NNS)) return;
  const at = leadOf(tokens, index);
  const before = tokens[at];
  const lead = tokens[leadOf(tokens, at)];
  const after = tokens[index + 2];
  const found = (fixes: readonly string[], from = index + 1) => ({
    from,
    to: index + 2,
    fixes,
    params: { wrong: verb.text, right: verb.verb },
  });
  if (before?.verb === 'go' && GO_ACTIVITIES.has(verb.lower) && !can(after, NOUN))
    return { ...found([verb.lower], index), params: { wrong: verb.text, right: `go ${verb.lower}` } };
  const isPast = is(verb, R.VBD) && !can(verb, R.BE | R.HAVE | R.DO);
  // "helped me to ate": nothing but a base form follows "to"
  // "people we'd never spoken to came"
  const isStranded =
    can(before, R.VBN | R.VBG) && isWord(before, 'spoken', 'talked', 'listened', 'gone', 'been', 'belonged');
  if (isPast && !isStranded && !can(before, R.IN) && !isCapital(verb)) return found([verb.verb]);
  if (
    can(verb, R.VBG) &&
    can(before, R.JJ) &&
    isWord(tokens[at - 1], 'too') &&
    !isWord(before, 'close', 'similar', 'near', 'used', 'addicted')
  )
    return found([verb.verb]);
  if (isWord(before, 'order') && isWord(tokens[at - 1], 'in')) return found([verb.verb]);
  if (isWord(before, 'going') && can(lead, R.BE) && !can(verb, R.NN | R.JJ)) return found([verb.verb]);
  if (isWord(before, 'used') && isWord(lead, 'i', 'he', 'she', 'we', 'they', 'you') && can(verb, R.VBG))
    return found([verb.verb]);
  if (
    !before?.verb ||
    !TO_VERBS.has(before.verb) ||
    (can(before, R.NN | R.NNS) && !isVerbHere(tokens, at) && !isPerson(lead))
  )
    return;
  if (isWord(before, 'needs', 'needed', 'likes', 'loves', 'wanted') && isGapClause(tokens, leadOf(tokens, at))) return;
  if (
    can(verb, R.VBG) &&
    can(verb, R.NN) &&
    can(after, R.IN) &&
    !EITHER_VERBS.has(before.verb) &&
    !PLAIN_ING.has(verb.lower) &&
    before.verb !== 'have' &&
    !opensObject(after)
  )
    return;
  if (can(verb, R.VBN) && !can(verb, R.VBD) && !isWord(before, 'have', 'has', 'had', 'want', 'try')) return;
  if (
    isWord(before, 'attempts', 'attempted', 'tended', 'aimed', 'determined', 'prepared', 'prepare', 'claims') &&
    can(verb, R.VBG)
  )
    return;
  if (can(verb, R.JJ) && can(after, NOUN) && !can(verb, R.VBG)) return;
  if (can(lead, R.BE) && can(before, R.VBN) && can(verb, R.VBG)) return;
  if (can(verb, R.VBG) && EITHER_VERBS.has(before.verb))
    return (before.verb === 'prefer' && (!is(lead, R.PRP) || isGapClause(tokens, leadOf(tokens, at)))) ||
      (can(before, R.NN) && !isVerbHere(tokens, at))
      ? null
      : found([verb.lower, `to ${verb.verb}`], index);
  if (before.verb === 'have' && can(verb, R.VBG) && isGapClause(tokens, leadOf(tokens, at))) return;
  return found([verb.verb]);
});

/** "Would rather to go", "had better going": a base form follows. */
export const rather = tokenRule('verb-form', 'baseAfterRather', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[leadOf(tokens, index)];
  const isRather = isWord(token, 'rather') && isWord(before, 'would', "'d");
  const isBetter = isWord(token, 'better') && isWord(before, 'had', "'d");
  if (!isRather && !isBetter) return;
  const at = isWord(tokens[index + 1], 'not') ? index + 2 : index + 1;
  const form = tokens[at];
  const params = { phrase: `${isRather ? 'would' : 'had'} ${token?.lower ?? ''}` };
  if (isWord(form, 'to') && looksBase(tokens[at + 1]))
    return { from: at, to: at + 2, fixes: [tokens[at + 1]?.verb ?? ''], params };
  if (
    isInflected(form) &&
    !can(form, R.NN | R.JJ | R.NNS) &&
    (can(form, R.VBG) ||
      (isRather &&
        is(form, R.VBZ | R.VBD) &&
        !can(form, R.BE | R.HAVE | R.DO) &&
        is(tokens[leadOf(tokens, index) - 1], R.PRP)))
  )
    return { from: at, to: at + 1, fixes: [form.verb], params };
});
