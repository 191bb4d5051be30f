import { pastOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { openerOf, predicatesOf } from '../../tagging/predicates.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { looksBase } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';
import { predicateRule } from './predicate-rule.ts';

/** "While my sister was washing the dog jump": a bare verb in a sentence of the past. */
export const bareInPast = tokenRule('tense', 'bareVerbInPast', (tokens, index) => {
  const verb = tokens[index];
  if (!verb || !looksBase(verb) || can(verb, R.BE | R.MD | R.IN | R.VBD | R.VBN) || isWord(verb, 'let', 'have', 'do'))
    return;
  const before = tokens[index - 1];
  const isPlain = isWord(before, 'he', 'she') && is(verb, R.VB | R.NN | R.JJ) && can(verb, R.VB);
  if (!isPlain) return;
  if (
    isWord(tokens[index - 2], 'that', 'or', 'let', 'than', 'help', 'see', 'hear') ||
    can(tokens[index - 2], R.MD | R.DO | R.BE | R.HAVE) ||
    isWord(tokens[index - 2], "n't", 'not', 'should', 'suggested')
  )
    return;
  if (
    tokens.some((each) =>
      isWord(
        each,
        'suggest',
        'suggested',
        'recommend',
        'recommended',
        'insisted',
        'demanded',
        'important',
        'essential',
        'advised',
        'requested',
        'proposed',
        'now',
        'today',
        'nowadays',
      ),
    )
  )
    return;
  const others = predicatesOf(tokens).filter((each) => each.at !== index);
  const pasts = others.filter((each) => each.time === 'past' && (each.isSure || each.form === 'progressive')).length;
  const presents = others.filter((each) => each.time === 'present').length;
  if (pasts === 0 || presents > 0) return;
  return finding(tokens, index, index + 1, [pastOf(verb.verb)[0] ?? '', thirdPersonOf(verb.verb)]);
});

/** "The bus don't come", "my father light some candles": the bare form of a verb with a singular subject in the past. */
export const bareAfterNoun = predicateRule('bareVerbAmongPasts', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const token = tokens[predicate?.at ?? 0];
  if (
    !predicate ||
    !token ||
    predicate.time !== 'present' ||
    predicate.subject.person !== 3 ||
    predicate.subject.number !== 'singular'
  )
    return;
  if (
    predicate.form === 'do'
      ? !isWord(token, 'do') || predicate.subject.from > predicate.at
      : predicate.form !== 'simple' || !looksBase(token) || can(token, R.HAVE | R.BE | R.VBN)
  )
    return;
  const opener = openerOf(tokens, predicate);
  if (
    isWord(opener, 'that', 'if', 'than', 'which', 'before', 'after', 'until', 'since') ||
    isWord(tokens[predicate.subject.head], 'he', 'she', 'this', 'that')
  )
    return;
  if (
    tokens.some((each) =>
      isWord(
        each,
        'suggested',
        'recommended',
        'insisted',
        'demanded',
        'important',
        'advised',
        'requested',
        'proposed',
        'now',
        'today',
        'nowadays',
        'let',
        'made',
        'helped',
        'help',
        'saw',
        'heard',
        'watched',
        'have',
        'had',
        'ordered',
        'asked',
        'told',
        'required',
      ),
    )
  )
    return;
  const others = predicates.filter((each) => each !== predicate);
  if (
    others.length === 0 ||
    others.some(
      (each) => each.time !== 'past' || each.form === 'modal' || !(each.isSure || each.form === 'progressive'),
    )
  )
    return;
  if (predicate.form === 'do') return finding(tokens, predicate.at, predicate.at + 1, ['did', 'does']);
  return finding(tokens, predicate.at, predicate.at + 1, [
    pastOf(predicate.base)[0] ?? '',
    thirdPersonOf(predicate.base),
  ]);
});

/** "I was born and grow up in": birth and childhood are past. */
export const grewUp = tokenRule(
  'tense',
  'grewUp',
  (tokens, index) =>
    isWord(tokens[index], 'grow', 'grows') &&
    isWord(tokens[index + 1], 'up') &&
    isWord(tokens[index - 1], 'and') &&
    isWord(tokens[index - 2], 'born') &&
    finding(tokens, index, index + 1, ['grew']),
);

/** "Since I am a child": childhood is past. */
export const childhood = tokenRule('tense', 'pastAfterSince', (tokens, index) => {
  const be = tokens[index];
  if (
    !isWord(be, 'am', 'is', 'are') ||
    !isWord(tokens[index - 1], 'i', 'he', 'she', 'we', 'they') ||
    !isWord(tokens[index - 2], 'since') ||
    !be
  )
    return;
  let at = index + 1;
  while (isWord(tokens[at], 'a', 'an', 'very', 'only', 'little', 'small', 'just')) at += 1;
  const isChild =
    isWord(tokens[at], 'child', 'kid', 'baby', 'boy', 'girl', 'teenager', 'young', 'children', 'kids') ||
    (isWord(tokens[at - 1], 'little', 'small') && isPunctuation(tokens[at]));
  return isChild && finding(tokens, index, index + 1, [be.lower === 'are' ? 'were' : 'was']);
});
