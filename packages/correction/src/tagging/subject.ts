import { NOUN, R, VERB } from '../lexicon/readings.ts';
import { isPreposition, isThinkVerb, opensClause, startsClauseAfterAnd, TIME } from './clause-opening.ts';
import { invertedSubject } from './inverted-subject.ts';
import { joined } from './joined-subject.ts';
import { phrasesBefore } from './noun-chains.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import { numberOfChain, numberOfPhrase, type Subject } from './subject-number.ts';
import { can, is, isPunctuation, isWord, type Token } from './token.ts';
import { isPerson } from './verbs.ts';

/** The token before an index, past adverbs ("also", "often", "always"). */
function beforeAdverbs(tokens: readonly Token[], index: number): number {
  let at = index - 1;
  while (
    at > 0 &&
    (is(tokens[at], R.RB) || isWord(tokens[at], 'still')) &&
    !isWord(tokens[at], 'here', 'then', 'yes', 'no', 'not')
  )
    at -= 1;
  // "the weather here", "people there"
  return isWord(tokens[at], 'here', 'there') && can(tokens[at - 1], R.NN | R.NNS) ? at - 1 : at;
}

/** Finds the subject of the finite verb at `verb`; null in doubt. */
export function subjectOf(tokens: readonly Token[], verb: number): Subject | null {
  const inverted = invertedSubject(tokens, verb);
  if (inverted !== undefined) return inverted;
  const at = beforeAdverbs(tokens, verb);
  const before = tokens[at];
  if (!before || at < 0) return null;
  if (isWord(before, 'who', 'that', 'which')) return antecedent(tokens, at);
  if (isWord(before, 'i', 'you', 'he', 'she', 'it', 'we', 'they')) return pronounSubject(tokens, at);
  if (before.text === ',') return beforeParenthesis(tokens, at);
  return subjectEnding(tokens, at);
}

/** The subject whose last token is `end`. */
function subjectEnding(tokens: readonly Token[], end: number): Subject | null {
  const phrases = phrasesBefore(tokens, end);
  const [first] = phrases;
  if (!first || isWord(tokens[first.from], 'need')) return null;
  // "they each have"
  if (can(tokens[end], R.QT) && (can(tokens[end - 1], NOUN | R.PRP) || isWord(tokens[end - 1], '”', '"'))) return null;
  // "not only the children but also their father"
  if (isWord(tokens[first.from - 1], 'also') && isWord(tokens[first.from - 2], 'but')) {
    return { from: first.from, head: first.head, number: numberOfChain(tokens, phrases), person: 3 };
  }
  const pair = joined(tokens, phrases);
  if (pair !== undefined) return pair;
  if (!opensClause(tokens, first.from)) return null;
  return { from: first.from, head: first.head, number: numberOfChain(tokens, phrases), person: 3 };
}

/** The subject before an addition between commas: "The shop, where we used to buy bread, is". */
function beforeParenthesis(tokens: readonly Token[], close: number): Subject | null {
  let open = close - 1;
  while (open > 0 && tokens[open]?.text !== ',') open -= 1;
  const isAddition = isWord(
    tokens[open + 1],
    'who',
    'which',
    'where',
    'whose',
    'especially',
    'including',
    'however',
    'therefore',
  );
  return open > 0 && isAddition && !isWord(tokens[open - 1], 'and') ? subjectEnding(tokens, open - 1) : null;
}

function pronounSubject(tokens: readonly Token[], at: number): Subject | null {
  const token = tokens[at];
  const before = tokens[at - 1];
  const person = isWord(token, 'i', 'we') ? 1 : isWord(token, 'you') ? 2 : 3;
  const number = isWord(token, 'i', 'he', 'she', 'it') ? 'singular' : isWord(token, 'you') ? 'unknown' : 'plural';
  if (isWord(before, 'and', 'or', 'nor')) {
    if (isWord(tokens[at - 2], ',') && !isWord(token, 'i', 'you')) return { from: at, head: at, number, person };
    if (isWord(token, 'they', 'we')) return { from: at, head: at, number, person };
    if (isWord(before, 'and') && startsClauseAfterAnd(tokens, at - 1)) return { from: at, head: at, number, person };
    const first = nounPhraseAt(tokens, at - 2);
    // "my wife cooks and I was": "cooks" may be the verb
    if (first && can(tokens[first.head], VERB)) return null;
    // "my brother and I", but not "I like tea and he is"
    if (first && first.from === 0 && first.head < 4 && isWord(before, 'and'))
      return { from: 0, head: at, number: 'plural', person: 1 };
    if (isWord(token, 'i', 'you') || !isWord(before, 'and')) return null;
    return isWord(token, 'it') || (first && first.from === 0) ? null : { from: at, head: at, number, person };
  }
  // "it" and "you" may be objects
  if (isWord(token, 'it', 'you') && before && !isPunctuation(before)) {
    const isObject = isThinkVerb(before) && !isWord(before, 'think', 'thinks', 'thought', 'hope', 'guess', 'suppose');
    if (isObject || !opensClause(tokens, at)) return null;
  }
  if (can(before, R.MD | R.DO | R.BE | R.HAVE | R.NOT) || isWord(before, 'than', 'as', 'like', 'let', 'of'))
    return null;
  return { from: at, head: at, number, person };
}

/** The subject of a relative clause is its antecedent: "friends who live". */
function antecedent(tokens: readonly Token[], relative: number): Subject | null {
  const end = isWord(tokens[relative - 1], ',') ? relative - 2 : relative - 1;
  const phrase = nounPhraseAt(tokens, end);
  const head = tokens[end];
  if (
    !phrase ||
    !head ||
    isWord(head, 'those', 'it', 'you', 'all', 'much', 'that', 'this', 'some', 'any', 'them', 'us') ||
    (isWord(tokens[relative], 'which', 'that') && end === relative - 2)
  )
    return null;
  if (can(head, R.VB | R.VBZ) && !phrase.isDetermined) return null;
  if (TIME.has(head.lower)) return null;
  if (can(head, R.VBZ | R.VBD | R.VBN) && can(tokens[end - 1], NOUN | R.JJ | R.PRP | R.CD)) return null;
  const number = numberOfPhrase(tokens, phrase);
  const link = tokens[phrase.from - 1];
  if (isWord(head, 'one')) {
    const isSingle = isWord(link, 'and', 'but', ',') || isWord(tokens[phrase.from], 'the');
    return isSingle && !isWord(tokens[end - 1], 'only')
      ? { from: phrase.from, head: end, number: 'singular', person: 3 }
      : null;
  }
  // "a girl in jeans who looks": somebody before the noun is meant
  const isOfThing =
    isWord(tokens[relative], 'who') &&
    !isPerson(head) &&
    !can(head, R.PRP | R.NNP) &&
    !/(?:er|or|ist|ian|ary|ant|ent|ess)s?$/.test(head.lower);
  if (isOfThing && (isWord(link, 'and', 'or') || isPreposition(link))) return null;
  if (isWord(link, 'and', 'or'))
    return number === 'plural' && end === relative - 1 ? { from: phrase.from, head: end, number, person: 3 } : null;
  // "one of the friends who live", "the son of friends who lives": only if both have the same number
  if (isWord(link, 'like', 'as', 'including')) return null;
  if (isPreposition(link)) {
    const left = nounPhraseAt(tokens, phrase.from - 2);
    const further = left && isPreposition(tokens[left.from - 1]) ? nounPhraseAt(tokens, left.from - 2) : null;
    if (further !== null && numberOfPhrase(tokens, further) !== number) return null;
    const isPersonOwned =
      end === relative - 2 && isWord(tokens[relative], 'who') && !isWord(link, 'of') && is(tokens[phrase.from], R.PRPS);
    if (left !== null && !isPersonOwned && numberOfPhrase(tokens, left) !== number) return null;
  }
  return { from: phrase.from, head: end, number, person: 3 };
}
