import { participleOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isWord } from '../../tagging/token.ts';
import { afterObject, isInflected, looksBase, opensClauseAt, skipAdverbs } from '../../tagging/verbs.ts';
import { tokenRule } from '../rule.ts';
import { finding } from './auxiliary-findings.ts';
import { isQuestion, verbAfter } from './verb-phrase.ts';

/** A modal and anything but a base form: "can to swim", "can watching", "should went". */
export const modal = tokenRule('verb-form', 'baseAfterModal', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (
    !is(token, R.MD | R.NOT) ||
    !can(token, R.MD) ||
    isWord(token, "'d") ||
    can(before, R.DT | R.PRPS | R.POS) ||
    (can(before, R.JJ) && can(tokens[index - 2], R.DT | R.PRPS)) ||
    (/^(?:May|Will)$/.test(token?.text ?? '') && index > 0)
  )
    return;
  const { at, isInverted } = verbAfter(tokens, index);
  const verb = tokens[at];
  if (!verb || (!isInverted && opensClauseAt(tokens, index) && !can(before, R.CC))) return;
  if (isWord(verb, 'to') && !isWord(before, 'ought')) {
    const base = tokens[at + 1];
    // "do all we can to help"
    const isUtmost =
      isWord(token, 'can', 'could') &&
      tokens
        .slice(Math.max(0, index - 6), index)
        .some((each) =>
          isWord(each, 'all', 'everything', 'anything', 'what', 'whatever', 'best', 'most', 'nothing', 'much'),
        );
    if (looksBase(base) && !is(base, R.NN | R.NNS | R.NNP) && base.verb !== 'own' && !isUtmost)
      return finding(tokens, at, at + 2, [base.verb]);
    return;
  }
  if (isWord(verb, 'going') && isWord(tokens[at + 1], 'to') && looksBase(tokens[at + 2])) {
    return finding(tokens, at, at + 3, [tokens[at + 2]?.verb ?? '']);
  }
  if (!isInflected(verb)) return;
  if (can(verb, R.VBG)) {
    const isSubject = (can(before, R.PRP | NOUN) || isWord(token, 'cannot')) && !isQuestion(tokens);
    return (isInverted || isSubject) && !is(verb, R.NN | R.JJ) && finding(tokens, at, at + 1, [verb.verb]);
  }
  if (can(verb, R.NN | R.NNS)) {
    const isThird =
      can(verb, R.VBZ) &&
      !isInverted &&
      can(before, R.PRP | NOUN | R.JJ | R.WH) &&
      !isQuestion(tokens) &&
      !isWord(token, 'might');
    return isThird ? finding(tokens, at, at + 1, [verb.verb]) : null;
  }
  if (
    isWord(token, 'would', 'could', 'should', 'might', 'must') &&
    can(verb, R.VBN | R.BE | R.HAVE) &&
    !can(verb, R.VBZ)
  ) {
    if (isWord(verb, 'was', 'were')) return finding(tokens, at, at + 1, ['be', 'have been']);
    const perfect = `have ${participleOf(verb.verb)[0] ?? ''}`;
    return can(verb, R.VBD) && verb.verb !== 'have'
      ? finding(tokens, at, at + 1, [verb.verb, perfect])
      : finding(tokens, at, at + 1, [perfect, verb.verb, `be ${verb.lower}`]);
  }
  const isParticiple = can(verb, R.VBN) && !can(verb, R.VBD);
  return finding(
    tokens,
    at,
    at + 1,
    isParticiple ? [verb.verb, `be ${verb.lower}`, `have ${verb.lower}`] : [verb.verb],
  );
});

/** Do, does or did and anything but a base form: "didn't went", "does she knows". */
export const afterDo = tokenRule('verb-form', 'baseAfterDo', (tokens, index) => {
  const token = tokens[index];
  if (!can(token, R.DO) || !isWord(token, 'do', 'does', 'did')) return;
  const isNegated = isWord(tokens[index + 1], "n't", 'not');
  const { at: verbAt, isInverted } = verbAfter(tokens, index);
  let at = verbAt;
  if (!isNegated && !isInverted) {
    if (!opensClauseAt(tokens, index) || !isQuestion(tokens)) return;
    at = afterObject(tokens, index + 1);
    if (at < 0 || can(tokens[at - 1], R.PRP)) return;
    const verb = tokens[skipAdverbs(tokens, at)];
    const isClear = is(verb, R.VBD) || (is(verb, R.VBZ) && verb?.lower !== 'is' && verb?.lower !== 'has');
    if (!isClear || !isInflected(verb) || can(tokens[at - 1], R.VB | R.VBZ)) return;
    return finding(tokens, at, at + 1, [verb.verb]);
  }
  const verb = tokens[at];
  if (isWord(verb, 'to') && isNegated && looksBase(tokens[at + 1]))
    return finding(tokens, at, at + 2, [tokens[at + 1]?.verb ?? '']);
  if (!isInflected(verb) || (can(verb, R.NNS | R.NN) && !isInverted) || (isInverted && is(verb, R.JJ | R.NN | R.NNS)))
    return;
  if (isWord(verb, 'used') || (can(verb, R.VBG) && can(verb, R.NN))) return;
  return finding(tokens, at, at + 1, [verb.verb]);
});
