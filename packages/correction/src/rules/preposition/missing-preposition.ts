import { ingOf } from '../../lexicon/inflect.ts';
import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { isVerbAt, shortest, wordOf } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { type Finding, tokenRule } from '../rule.ts';
import { ADJUNCTS } from './governed-words.ts';
import { needsPreposition, needsTo } from './verbs.ts';
import { adjectiveNeeds } from './words.ts';

/** What may follow a verb without its preposition: how long, how much or in what way. */
const isMeasure = (tokens: readonly Token[], index: number): boolean => {
  const phrase = nounPhraseAt(tokens, index);
  return (
    !phrase ||
    (ADJUNCTS.has(phrase.head.lower) &&
      !isWord(phrase.head, 'english', 'people', 'person', 'teacher', 'voice', 'words', 'word')) ||
    isWord(tokens[index], 'first', 'last', 'all', 'every', 'each') ||
    isWord(
      phrase.head,
      'lot',
      'bit',
      'deal',
      'much',
      'more',
      'little',
      'less',
      'most',
      'miles',
      'metres',
      'turn',
      'turns',
      'tables',
      'another',
      'today',
      'tomorrow',
      'yesterday',
      'tonight',
      'enough',
      'thing',
      'right',
      'here',
      'there',
      'those',
      'that',
      'this',
      'something',
      'nothing',
      'anything',
      'both',
      'any',
      'none',
      'moments',
      'long',
    )
  );
};

/** "listen music" → to music. */
export const missingAfterVerb = tokenRule('preposition', 'missingPreposition', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  const right = token && needsPreposition.get(token.verb ?? '');
  // "my friends laugh me": a pronoun shows that the word before is a verb
  const hasPronoun = isWord(after, 'me', 'him', 'us', 'them', 'you', 'it') && isEndAfter(tokens, index + 1);
  if (!token || !after || !right || !(isVerbAt(tokens, index) || (hasPronoun && can(token, VERB)))) return;
  if (!can(after, R.DT | R.PRPS | R.PRPO) && !is(after, NOUN | R.VBG)) return;
  if (can(after, R.WH | R.CD) || isWord(after, 'that', 'there', 'here', 'home')) return;
  const isObject = can(after, R.PRPO) && !can(after, R.PRPS | R.DT | R.QT);
  const isPlain =
    isWord(token, 'listen', 'listens', 'listening', 'listened') ||
    token.verb === 'wait' ||
    token.verb === 'belong' ||
    token.verb === 'laugh';
  if (token.verb === 'look' || token.verb === 'point') {
    if (!isObject || isWord(after, 'it', 'you') || !(token.verb === 'look') || !isEndAfter(tokens, index + 1)) return;
  } else if (!isPlain && !isObject && !can(after, R.DT | R.PRPS)) return;
  if (token.verb === 'agree' && !isObject) return;
  // "she laughed her loud laugh", "I refer the matter to"
  if ((token.verb === 'laugh' || token.verb === 'smile') && can(after, R.PRPS) && !isObject && isCognate(tokens, index))
    return;
  if (token.verb === 'refer' && tokens.slice(index + 2, index + 7).some((each) => isWord(each, 'to'))) return;
  if (token.verb === 'concentrate' && isObject) return;
  if (
    token.verb === 'reply' ||
    token.verb === 'shout' ||
    token.verb === 'yell' ||
    token.verb === 'lie' ||
    token.verb === 'happen'
  ) {
    if (!isObject || isWord(after, 'it')) return;
  }
  if (
    (token.verb === 'rebel' ||
      token.verb === 'protest' ||
      token.verb === 'complain' ||
      token.verb === 'apologize' ||
      token.verb === 'concentrate' ||
      token.verb === 'adapt' ||
      token.verb === 'object') &&
    !isObject &&
    !can(after, R.DT | R.PRPS)
  )
    return;
  if (
    token.verb === 'adapt' ||
    token.verb === 'protest' ||
    token.verb === 'arrive' ||
    token.verb === 'contribute' ||
    token.verb === 'dream'
  )
    return;
  if (!isObject && isMeasure(tokens, index + 1)) return;
  // the object of a relative clause or question comes first: "the man she waited for"
  if (
    token.verb === 'wait' &&
    isWord(after, 'your', 'my', 'his', 'her', 'their', 'our') &&
    isWord(tokens[index + 2], 'turn', 'turns')
  )
    return;
  // "not listen you said", a clause without "that"
  if (isWord(after, 'you', 'it') && can(tokens[index + 2], VERB | R.MD | R.BE) && !can(tokens[index + 2], NOUN)) return;
  if (is(after, R.NNP) && token.verb !== 'listen' && token.verb !== 'wait') return;
  return inserted(tokens, index, right);
});

/** What people laugh and smile without a preposition: "smiled her shy smile". */
const isCognate = (tokens: readonly Token[], index: number): boolean =>
  tokens.slice(index + 2, index + 5).some((each) => isWord(each, 'laugh', 'smile', 'teeth', 'way', 'thanks', 'head'));

/** A preposition between the words at an index and after it. */
const inserted = (tokens: readonly Token[], index: number, right: string): Finding =>
  shortest(tokens, index, index + 2, [[wordOf(tokens, index), right, wordOf(tokens, index + 1)]], {
    word: tokens[index]?.text ?? '',
    right,
  });

const isEndAfter = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index + 1];
  return token === undefined || is(token, R.PUNCT | R.CC | R.SC | R.WH);
};

/** "explain me" → explain to me. */
export const missingTo = tokenRule('preposition', 'missingTo', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  const next = tokens[index + 2];
  if (!token?.verb || !after || !needsTo.includes(token.verb) || !isVerbAt(tokens, index)) return;
  if (!isWord(after, 'me', 'him', 'us', 'them', 'her') || !next) return;
  if (isWord(after, 'her') && can(next, NOUN | R.JJ) && !isWord(next, 'that')) return;
  const isFollowed =
    can(next, R.WH | R.DT | R.PRPS) ||
    isWord(next, 'that', 'about') ||
    (is(next, R.NNS | R.JJ | R.QT) && !isWord(next, 'all', 'both'));
  if (
    !isFollowed ||
    (token.verb === 'introduce' && !can(next, R.DT | R.PRPS)) ||
    (token.verb === 'speak' && !isWord(next, 'about'))
  )
    return;
  return inserted(tokens, index, 'to');
});

/** "interested music" → in music. */
export const missingAfterAdjective = tokenRule('preposition', 'missingAfterAdjective', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  const right = token && adjectiveNeeds.get(token.lower);
  if (!token || !after || !right) return;
  let at = index - 1;
  while (is(tokens[at], R.RB | R.NOT)) at -= 1;
  if (!can(tokens[at], R.BE) && !isWord(tokens[at], 'feel', 'felt', 'get', 'got', 'became', 'become', 'am')) return;
  // "she was different that day", "I am tired every day"
  const isObject = can(after, R.PRPO) && !can(after, R.PRPS | R.DT | R.QT) && isEndAfter(tokens, index + 1);
  const isOpen = isWord(after, 'the', 'my', 'our', 'his', 'her', 'their', 'your') && !isMeasure(tokens, index + 1);
  if (isWord(token, 'full', 'ready', 'different', 'tired', 'bored', 'famous', 'worried') && !isOpen) return;
  if (!isObject && !isOpen) return;
  const phrase = nounPhraseAt(tokens, index + 1);
  if (!phrase || can(tokens[phrase.to], VERB | R.BE | R.MD | R.HAVE) || isWord(after, 'you', 'it')) return;
  return inserted(tokens, index, right);
});

/** Verbs with a preposition and -ing where learners use "to": "insist to pay". */
const ING_AFTER: ReadonlyMap<string, string> = new Map(
  'insist on|succeed in|apologize for|apologise for|depend on|persist in|concentrate on|focus on|dream of'
    .split('|')
    .map((row) => row.split(' ') as [string, string]),
);

export const insistTo = tokenRule('preposition', 'prepositionWithIng', (tokens, index): Finding | undefined => {
  const token = tokens[index];
  const base = tokens[index + 2];
  const right = token && ING_AFTER.get(token.verb ?? '');
  if (
    !token ||
    !right ||
    !isWord(tokens[index + 1], 'to') ||
    !base?.verb ||
    !can(base, R.VB) ||
    !isVerbAt(tokens, index)
  )
    return;
  if (token.verb === 'depend' || can(tokens[index - 1], R.PRPS)) return;
  return {
    from: index + 1,
    to: index + 3,
    fixes: [`${right} ${ingOf(base.verb)}`],
    params: { word: token.text, right: `${right} ${ingOf(base.verb)}`, wrong: `to ${base.text}` },
  };
});
