import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { afterObject, isPerson, isSubjectPronoun, skipAdverbs } from '../../tagging/verbs.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';

/** Nouns before a "that" that opens no relative clause: "the idea that I bought it". */
const CONTENT_NOUNS = new Set(
  `fact idea news way time times reason day days year years moment week night hope feeling belief opinion thought story rumour rumor chance
possibility point problem thing view conclusion sign proof evidence impression sense doubt fear dream promise claim case condition advantage
truth information message wish degree extent morning evening season month result word argument theory risk danger question answer rule law`.split(
    /\s+/,
  ),
);
const SPEECH = new Set(
  'tell say promise know think believe hope show warn inform remind convince persuade assure ask explain write answer teach'.split(
    ' ',
  ),
);

/** Verbs with an object that is not followed by another: what is had, met, bought. */
const TRANSITIVE = new Set(
  `buy bring take give send show lend sell make cook eat drink read write watch see meet know love like visit find lose wear use choose want
need own rent paint build drive ride borrow order invite help call keep carry put clean play study learn teach speak understand hate miss
bought catch break repair fix wash open close enjoy remember forget hear admire respect follow choose download grow plant receive get steal`.split(
    /\s+/,
  ),
);

const found = (tokens: readonly Token[], at: number): Finding => ({
  from: at - 1,
  to: at + 1,
  fixes: [tokens[at - 1]?.text ?? ''],
  params: { word: tokens[at]?.text ?? '' },
});

const isEnd = (token: Token | undefined): boolean =>
  token === undefined ||
  isPunctuation(token) ||
  is(token, R.IN | R.CC | R.SC) ||
  can(token, R.BE | R.MD | R.HAVE | R.DO) ||
  isWord(
    token,
    'for',
    'in',
    'at',
    'on',
    'last',
    'yesterday',
    'from',
    'every',
    'when',
    'and',
    'but',
    'a',
    'is',
    'are',
    'was',
    'were',
    'ago',
  ) ||
  is(token, R.RB);

/** "The book that you gave me it", "shoes that I bought them", "the city that he works in it". */
const resumptive = tokenRule('extra-word', 'pronounInRelative', (tokens, index) => {
  const noun = tokens[index];
  const relative = tokens[index + 1];
  if (!can(noun, R.NN | R.NNS) || !noun || !isWord(relative, 'that', 'which', 'who', 'whom')) return;
  if (isWord(relative, 'that') && (CONTENT_NOUNS.has(noun.lower) || CONTENT_NOUNS.has(noun.noun ?? ''))) return;
  if (can(noun, R.VB | R.VBZ) && !can(tokens[index - 1], R.DT | R.PRPS | R.JJ | R.QT | R.CD)) return;
  const subject = tokens[index + 2];
  let at = index + 3;
  if (!isSubjectPronoun(subject) || can(subject, R.IN)) {
    if (!is(subject, R.PRPS)) return;
    at = afterObject(tokens, index + 2);
    if (at < 0) return;
  }
  // "so heavy that I dropped it", "told my mother that I bought it"
  const earlier = tokens.slice(Math.max(0, index - 6), index);
  if (
    earlier.some(
      (each) =>
        isWord(each, 'so', 'such', 'enough', 'than') || (SPEECH.has(each.verb ?? '') && isWord(relative, 'that')),
    )
  )
    return;
  if (
    isWord(relative, 'that') &&
    earlier.some((each) => can(each, R.JJ) && can(tokens[tokens.indexOf(each) - 1], R.BE))
  )
    return;
  at = skipAdverbs(tokens, at);
  while (can(tokens[at], R.MD | R.HAVE | R.DO | R.BE) && can(tokens[skipAdverbs(tokens, at + 1)], VERB | R.BE | R.HAVE))
    at = skipAdverbs(tokens, at + 1);
  const verb = tokens[at];
  if (!verb?.verb || !can(verb, VERB | R.HAVE)) return;
  let object = at + 1;
  const isGiving =
    ['give', 'send', 'show', 'lend', 'tell', 'buy', 'bring'].includes(verb.verb) &&
    isWord(tokens[object], 'me', 'us', 'you', 'him', 'her', 'them');
  if (isGiving && isWord(tokens[object + 1], 'it', 'them')) object += 1;
  const preposition = tokens[object];
  const isStranded =
    isWord(preposition, 'in', 'on', 'at', 'with', 'for', 'about', 'to', 'from') &&
    isWord(tokens[object + 1], 'it', 'them', 'him', 'her');
  if (isStranded) object += 1;
  else if (!TRANSITIVE.has(verb.verb)) return;
  const pronoun = tokens[object];
  if (!isWord(pronoun, 'it', 'them', 'him', 'her') || isSamePerson(subject, pronoun)) return;
  if (
    isWord(pronoun, 'her', 'him')
      ? !isPerson(noun) || (can(pronoun, R.PRPS) && can(tokens[object + 1], NOUN | R.JJ))
      : isWord(pronoun, 'it')
        ? !can(noun, R.NN) || isPerson(noun)
        : !can(noun, R.NNS)
  )
    return;
  if (
    !isEnd(tokens[object + 1]) ||
    (isWord(pronoun, 'her') && can(tokens[object + 1], R.JJ | NOUN) && !isWord(tokens[object + 1], 'last', 'yesterday'))
  )
    return;
  return found(tokens, object);
});
const isSamePerson = (subject: Token | undefined, pronoun: Token | undefined): boolean =>
  (isWord(subject, 'he') && isWord(pronoun, 'him')) ||
  (isWord(subject, 'she') && isWord(pronoun, 'her')) ||
  (isWord(subject, 'it') && isWord(pronoun, 'it'));

/** "The house where I grew up there": "where" says it. */
const there = tokenRule('extra-word', 'thereAfterWhere', (tokens, index) => {
  if (!isWord(tokens[index], 'where') || !can(tokens[index - 1], R.NN | R.NNS | R.NNP)) return;
  const first = tokens[0];
  for (let at = index + 3; at < Math.min(tokens.length, index + 9); at += 1) {
    const token = tokens[at];
    if (isPunctuation(token) || isWord(token, 'and', 'but', 'when', 'that', 'if')) return;
    if (!isWord(token, 'there', 'here')) continue;
    const after = tokens[at + 1];
    if (
      (can(tokens[at - 1], R.IN | R.SC | R.WH) && !isWord(tokens[at - 1], 'up', 'out')) ||
      isWord(tokens[at - 1], 'over', 'out')
    )
      return;
    const isLast =
      after === undefined ||
      isPunctuation(after) ||
      isWord(after, 'and', 'but') ||
      (can(after, R.BE) && can(tokens[at + 2], R.VBN | R.JJ) && !can(tokens[at + 2], R.QT | R.DT) && !can(first, R.IN));
    return isLast && !isWord(token, 'here') ? found(tokens, at) : null;
  }
});

/** "The film which that we saw": one relative pronoun is enough. */
const twoRelatives = tokenRule('extra-word', 'relativeTwice', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!isWord(token, 'which', 'who', 'whom') || !isWord(next, 'that', 'which') || !can(tokens[index - 1], NOUN)) return;
  if (
    isWord(next, 'that') &&
    !isSubjectPronoun(tokens[index + 2]) &&
    !is(tokens[index + 2], R.VBZ | R.BE | R.VBD | R.MD)
  )
    return;
  return { from: index, to: index + 2, fixes: [token?.lower ?? '', 'that'], params: { word: next?.text ?? '' } };
});

export const clauseRules: readonly Rule[] = [resumptive, there, twoRelatives];
