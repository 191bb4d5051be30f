import { ingOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isInflected, isObjectPronoun, isSubjectPronoun, looksBase, opensObject } from '../../tagging/verbs.ts';
import { tokenRule } from '../rule.ts';
import { ingForms, isBaseHere } from './bare-verbs.ts';
import { ACTIONS, GERUND_LEADS } from './gerund-prepositions.ts';

/** A preposition and a base form or "to": "without say", "instead of to go", "for buy". */
export const afterPreposition = tokenRule('verb-form', 'gerundAfterPreposition', (tokens, index, { lexicon }) => {
  const preposition = tokens[index];
  const leads = GERUND_LEADS.get(preposition?.lower ?? '');
  if (!leads || !preposition) return;
  const before = tokens[index - 1];
  const isLed =
    leads.some((each) => isWord(before, each)) ||
    (isWord(preposition, 'for') && isObjectPronoun(before) && tokens[index - 2]?.verb === 'thank');
  let at = index + 1;
  const hasTo = isWord(tokens[at], 'to');
  if (hasTo) at += 1;
  const base = tokens[at];
  const after = tokens[at + 1];
  const found = (fixes: string[]) => ({
    from: index + 1,
    to: at + 1,
    fixes,
    params: { preposition: preposition.lower, verb: base?.text ?? '' },
  });
  if (
    isInflected(base) &&
    !hasTo &&
    isWord(preposition, 'after', 'before', 'without') &&
    !can(base, R.BE | R.HAVE | R.DO)
  ) {
    const isClear = is(base, R.VBD)
      ? !isPunctuation(after)
      : is(base, R.VBD | R.VBN) && opensObject(after) && !isWord(preposition, 'without');
    const opens = index === 0 || isPunctuation(before) || can(before, R.CC | R.RB | NOUN);
    return isClear && opens && found(ingForms(base.verb));
  }
  if (
    !looksBase(base) ||
    can(base, R.MD | R.IN | R.PRP) ||
    isWord(base, 'own', 'please', 'long', 'like', 'don', 'let', 'express', 'feel', 'default')
  )
    return;
  if (hasTo) {
    if (!isBaseHere(tokens, at)) return;
    if (isWord(preposition, 'for') && !isLed) {
      if (isWord(before, 'what', 'go', 'look', 'wish', 'ask', 'room', 'hope')) return;
      return {
        from: index,
        to: at + 1,
        fixes: [`to ${base.verb}`],
        params: { preposition: preposition.lower, verb: base.text },
      };
    }
    if (isWord(preposition, 'for', 'after', 'by', 'since', 'with', 'at', 'on', 'in', 'from', 'about') && !isLed) return;
    if (isWord(preposition, 'of') && !isLed) return;
    if (isWord(preposition, 'before') && !isWord(tokens[at], 'go', 'leave', 'eat', 'sleep')) return;
    if (
      isWord(preposition, 'of', 'about', 'at', 'on', 'in', 'from') &&
      tokens.slice(0, index).some((each) => can(each, R.WH) || isWord(each, 'that'))
    )
      return;
    return found(ingForms(base.verb));
  }
  const raw = lexicon.analyse(base.lower).readings;
  const isOnlyVerb = !(raw & (R.NN | R.NNS | R.JJ | R.RB | R.VBN | R.VBD));
  if (isOnlyVerb && is(base, R.BE | R.HAVE | R.DO | R.VB)) {
    if (isWord(preposition, 'since', 'before', 'after') && isSubjectPronoun(before)) return;
    if (isWord(base, 'be', 'have', 'do') && (isWord(preposition, 'with', 'after', 'of') || isPunctuation(after)))
      return;
    if (isWord(preposition, 'of') && isWord(before, 'past', 'passive', 'form', 'forms', 'meaning', 'sense')) return;
    if (isWord(base, 'want', 'fail', 'spin') || /^["“‘']$/.test(tokens[index + 2]?.text ?? '')) return;
    if (
      isWord(preposition, 'with', 'on', 'at', 'by', 'about', 'in', 'of', 'for', 'from') &&
      !isLed &&
      (isPunctuation(after) || after === undefined)
    )
      return;
    if (isWord(preposition, 'on', 'in', 'with', 'at', 'from', 'about') && !isLed) return;
    if (isWord(preposition, 'for') && !isLed)
      return {
        from: index,
        to: at + 1,
        fixes: [`to ${base.verb}`, `for ${ingOf(base.verb)}`],
        params: { preposition: 'for', verb: base.text },
      };
    return found(ingForms(base.verb));
  }
  if (raw & (R.JJ | R.RB | R.VBN | R.VBD) && !isWord(base, 'live', 'clean', 'read')) return;
  if (!(raw & R.VB)) return;
  const hasObject = opensObject(after) && !isWord(after, 'it', 'you', 'a', 'an');
  if (isWord(preposition, 'for') && !isLed) {
    const isVerbOf =
      isWord(base, 'help', 'visit', 'watch', 'play', 'cook', 'study', 'travel', 'talk', 'drink', 'work') &&
      (hasObject || can(after, R.JJ | R.NNS)) &&
      !can(tokens[index - 1], R.IN | R.VB);
    const isMotion = tokens
      .slice(0, index)
      .some((each) =>
        isWord(
          each,
          'go',
          'went',
          'goes',
          'going',
          'come',
          'came',
          'want',
          'wants',
          'study',
          'studied',
          'here',
          'use',
          'money',
          'need',
        ),
      );
    return isVerbOf && isMotion && (hasObject || (can(after, R.JJ) && can(tokens[at + 2], R.NNS)))
      ? { from: index, to: at + 1, fixes: [`to ${base.verb}`], params: { preposition: 'for', verb: base.text } }
      : null;
  }
  if (
    isLed &&
    (hasObject ||
      (ACTIONS.has(base.verb) && !can(after, NOUN)) ||
      (isWord(base, 'sleep', 'travel', 'work') && isWord(after, 'alone')))
  )
    return found(ingForms(base.verb));
  if (
    isWord(preposition, 'before', 'after', 'without', 'by') &&
    hasObject &&
    isPersonal(after) &&
    !(
      isWord(preposition, 'by', 'without') &&
      raw & R.NN &&
      !isWord(base, 'ask', 'use', 'finish', 'take', 'make', 'help', 'check', 'change', 'call', 'open')
    )
  ) {
    return isWord(
      base,
      'work',
      'school',
      'breakfast',
      'lunch',
      'dinner',
      'supper',
      'church',
      'rain',
      'sleep',
      'practice',
    )
      ? null
      : found(ingForms(base.verb));
  }
  return null;
});

const isPersonal = (token: Token | undefined): boolean =>
  is(token, R.PRPS) || isWord(token, 'the', 'me', 'him', 'them', 'us');
