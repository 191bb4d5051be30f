import { countables } from '../lexicon/noun-classes.ts';
import { NOUN, R, VERB } from '../lexicon/readings.ts';
import {
  CAUSE,
  isPreposition,
  isThinkVerb,
  isTimeWord,
  opensClause,
  opensWithPlace,
  startsClauseAfterAnd,
  TIME,
} from './clause-opening.ts';
import { type GrammaticalNumber, type NounPhrase, nounPhraseAt, numberOf, PEOPLE_ADJECTIVES } from './noun-phrase.ts';
import { can, is, isPunctuation, isWord, type Token } from './token.ts';

/** The subject of a finite verb. */
export interface Subject {
  /** Its first token. */
  from: number;
  /** The token of its noun or pronoun; in "one of my friends" it is "one", in "X and Y" the last. */
  head: number;
  number: GrammaticalNumber;
  person: 1 | 2 | 3;
}

/** Whether the verb of this subject ends in -s in the present; undefined in doubt. */
export function takesS({ number, person }: Subject): boolean | undefined {
  if (person !== 3) return false;
  return number === 'unknown' ? undefined : number === 'singular';
}

/** In "X of Y" the number is that of Y: "a lot of people are". */
const TRANSPARENT = new Set(
  'lot lots plenty most some all half percent third quarter quarters thirds hundreds thousands millions dozens billions'.split(
    ' ',
  ),
);
/** In "X of Y" it may be either. */
const DOUBTFUL = new Set(
  `group couple pair series set range variety handful collection team family kind sort type number none neither either what
rest bunch crowd class majority minority total pack herd flock army dozen score selection combination mixture
mix amount percentage proportion portion fraction list string stream generation chain network row much enough which who any more
average minimum maximum`.split(/\s+/),
);
/** Measures: "two hours is enough" or "two hours have passed". */
const MEASURES = new Set(
  `seconds minutes hours days weeks months years decades dollars euros pounds yen yuan cents pence kilometres kilometers miles metres
meters kilos kilograms grams litres liters degrees percent feet inches`.split(/\s+/),
);

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

/** The noun phrase before `index`, and those that it belongs to: "the price of the tickets" → [price, tickets]. */
function phrasesBefore(tokens: readonly Token[], index: number): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (let end = index; phrases.length < 5; ) {
    const phrase = nounPhraseAt(tokens, end);
    if (!phrase) return [];
    phrases.unshift(phrase);
    const link = linkBefore(tokens, phrase.from);
    if (link === null) return phrases;
    if (link < 0) return [];
    end = link;
  }
  return [];
}

/**
 * What a phrase hangs on: the noun before "of", "who lives in", "living in" or "to learn". Null if it hangs on nothing,
 * -1 if it does and the noun is not found.
 */
function linkBefore(tokens: readonly Token[], from: number): number | null {
  let at = from - 1;
  const before = tokens[at];
  if (!before || opensClause(tokens, from)) return null;
  if (isPreposition(before)) at -= 1;
  if (at < 0) return -1;
  // "the act of making people laugh"
  const first = tokens[from];
  if (can(first, R.VBG) && first?.verb !== undefined && CAUSE.has(first.verb)) return -1;
  const left = tokens[at];
  if (is(left, R.VBG) || isWord(left, 'called', 'named', 'located', 'situated')) {
    return can(tokens[at - 1], NOUN | R.PRP) && !can(tokens[at - 1], R.VBD | R.VBN) ? at - 1 : -1;
  }
  if (left?.verb !== undefined && CAUSE.has(left.verb) && at === from - 1 && !can(left, R.BE)) return -1;
  if (can(left, R.VB) && isWord(tokens[at - 1], 'to')) return at - 2 >= 0 && can(tokens[at - 2], NOUN) ? at - 2 : -1;
  if (can(left, VERB | R.BE) && isWord(tokens[at - 1], 'who', 'that', 'which')) return at - 2 >= 0 ? at - 2 : -1;
  if (at === from - 1) return isWord(before, 'and', 'or', 'nor', ',', 'either', 'neither', 'both', 'also') ? null : -1;
  // "whether the mistake turns into knowledge"
  const isVerb = can(left, R.VBZ | R.VB) && can(tokens[at - 1], NOUN | R.PRP);
  return can(left, NOUN | R.PRP | R.CD | R.QT) && !can(left, R.WH) && !isVerb ? at : -1;
}

/** The number of "X of Y" and other chains of phrases. */
function numberOfChain(tokens: readonly Token[], phrases: readonly NounPhrase[]): GrammaticalNumber {
  const [first, second] = phrases;
  if (!first) return 'unknown';
  const head = tokens[first.head];
  const isGerund =
    can(tokens[first.from], R.VBG) ||
    (tokens[first.from]?.lower.endsWith('ing') && can(tokens[first.from + 1], R.CD | R.DT | R.QT));
  if (isGerund && first.from < first.head) return 'unknown';
  if (second && isWord(tokens[first.head + 1], 'of')) {
    const opener = tokens[first.from];
    if (isWord(head, 'number')) return isWord(opener, 'the') ? 'singular' : isWord(opener, 'a') ? 'plural' : 'unknown';
    if (isWord(head, 'one') && (first.from === first.head || isWord(opener, 'every', 'only', 'each')))
      return 'singular';
    if (isWord(head, 'each')) return 'singular';
    if (isWord(head, 'both', 'many', 'several', 'few')) return 'plural';
    if (TRANSPARENT.has(head?.lower ?? ''))
      return isBareCountable(tokens, second) ? 'unknown' : numberOfChain(tokens, phrases.slice(1));
    if (DOUBTFUL.has(head?.lower ?? '')) return 'unknown';
  }
  return numberOfPhrase(tokens, first);
}

/** "vegetable" in "a lot of vegetable": the noun lacks its plural. */
const isBareCountable = (tokens: readonly Token[], { from, head }: NounPhrase): boolean =>
  !can(tokens[from], R.DT | R.PRPS | R.QT | R.CD) &&
  is(tokens[head], R.NN) &&
  countables.has(tokens[head]?.lower ?? '');

/** Nouns in -ing that are things. */
const SOLID = new Set(
  'building painting meeting wedding ceiling evening morning feeling clothing housing beginning ending spelling training'.split(
    ' ',
  ),
);
const ADJECTIVES_AS_NOUNS = new Set(
  'young old shy strong weak brave dead living injured wounded guilty innocent powerful free brown good bad last next first second'.split(
    ' ',
  ),
);
const isAdjectiveAsNoun = (token: Token | undefined): boolean =>
  is(token, R.JJ) ||
  can(token, R.JJS | R.JJR) ||
  ADJECTIVES_AS_NOUNS.has(token?.lower ?? '') ||
  PEOPLE_ADJECTIVES.has(token?.lower ?? '');

/** Groups that "a" makes singular: "a family lives". */
const GROUPS = new Set(
  'family team government staff class committee company crew band club firm choir orchestra army generation population species fish sheep'.split(
    ' ',
  ),
);
/** "each generation", "a fish": one, though the noun may be used as a plural. */
const isOneGroup = (opener: Token | undefined, head: Token | undefined): boolean =>
  isWord(opener, 'every', 'each') || (isWord(opener, 'a', 'an', 'another', 'one') && GROUPS.has(head?.lower ?? ''));

const SINGULAR_OPENERS = ['every', 'each', 'another', 'a', 'an'];

function numberOfPhrase(tokens: readonly Token[], { from, head }: NounPhrase): GrammaticalNumber {
  const number = numberOf(tokens[head]);
  const opener = tokens[from];
  // "sharing meals is", "first find"
  if (can(opener, R.VBG) || (from === head && can(opener, R.JJ | R.RB) && !can(opener, R.PRP))) return 'unknown';
  if (
    can(tokens[head], R.VBG) &&
    can(tokens[head - 1], R.DT | R.QT) &&
    tokens[head]?.lower.endsWith('ing') &&
    !SOLID.has(tokens[head]?.lower ?? '')
  )
    return 'unknown';
  if (isWord(opener, 'the') && from === head - 1 && isAdjectiveAsNoun(tokens[head]) && number !== 'plural') {
    return PEOPLE_ADJECTIVES.has(tokens[head]?.lower ?? '') ? 'plural' : 'unknown';
  }
  // amounts: "fifty dollars is"
  if (MEASURES.has(tokens[head]?.lower ?? '') && can(opener, R.CD | R.QT)) return 'unknown';
  if (number === 'unknown' && isOneGroup(opener, tokens[head])) return 'singular';
  // a determiner that does not go with the noun: one of the two is the mistake
  if (from < head && number === 'plural' && isWord(opener, ...SINGULAR_OPENERS, 'this', 'that', 'one', 'little'))
    return 'unknown';
  if (number === 'plural' && isWord(opener, 'much') && !isWord(tokens[head], 'people')) return 'unknown';
  if (from < head && number === 'singular' && isWord(opener, 'these', 'those', 'many', 'several', 'few', 'both', 'all'))
    return 'unknown';
  const isCounted = tokens.slice(from, head).some((token) => is(token, R.CD) && !isWord(token, '1'));
  if (number === 'singular' && isCounted) return 'unknown';
  if (
    number === 'singular' &&
    isWord(opener, 'some', 'any', 'most', 'other', 'no') &&
    from < head &&
    countables.has(tokens[head]?.lower ?? '')
  )
    return 'unknown';
  if (isWord(opener, 'more') || isWord(opener, 'what', 'which', 'whose')) return 'unknown';
  return number;
}

/** The subject "X and Y" where `last` is Y; null if "and" may join two clauses. */
function joined(tokens: readonly Token[], phrases: readonly NounPhrase[]): Subject | null | undefined {
  const [first] = phrases;
  const link = tokens[(first?.from ?? 0) - 1];
  if (!first || !isWord(link, 'and', 'or', 'nor') || first.from === 1) return undefined;
  const own = numberOfChain(tokens, phrases);
  const base = { head: first.head, person: 3 as const };
  if (isWord(tokens[first.from - 2], ',')) {
    const isOnlyComma = tokens.filter(({ text }, at) => text === ',' && at < first.from).length === 1;
    const isClause = opensClause(tokens, first.from) || (own === 'plural' && first.isDetermined && isOnlyComma);
    return isClause ? { ...base, from: first.from, number: own } : null;
  }
  if (isWord(link, 'and') && startsClauseAfterAnd(tokens, first.from - 1))
    return { ...base, from: first.from, number: own };
  const left = phrasesBefore(tokens, first.from - 2);
  const [start] = left;
  if (!start) return opensClause(tokens, first.from) ? { ...base, from: first.from, number: own } : null;
  const opener = tokens[start.from - 1];
  if (isWord(opener, 'either', 'neither') && isWord(link, 'or', 'nor'))
    return { ...base, from: start.from - 1, number: own };
  if (isWord(opener, 'both') && isWord(link, 'and')) return { ...base, from: start.from - 1, number: 'plural' };
  if (isWord(opener, 'and', 'or', 'between', ',') || !opensClause(tokens, start.from)) return null;
  const leftNumber = numberOfChain(tokens, left);
  if (!isWord(link, 'and')) return leftNumber === own ? { ...base, from: start.from, number: own } : null;
  if (isWord(tokens[start.from], 'every', 'each')) return { ...base, from: start.from, number: own };
  // "a man in a shirt and jeans"
  const isDeep = left.length > 1 && !(leftNumber === 'plural' && own === 'plural');
  // "a friend and colleague", "eating and drinking"
  const isOne = start.isDetermined && !first.isDetermined && own === 'singular' && !is(tokens[first.head], R.NNP);
  const isDoubtful =
    isDeep ||
    isOne ||
    can(tokens[first.head], R.VBG) ||
    can(tokens[start.from], R.VBG) ||
    isWord(tokens[start.from], 'no');
  return { ...base, from: start.from, number: isDoubtful ? 'unknown' : 'plural' };
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
  if (can(before, R.MD | R.DO | R.BE | R.HAVE) || isWord(before, 'than', 'as', 'like', 'let', 'of')) return null;
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
  if (isWord(link, 'and', 'or'))
    return number === 'plural' && end === relative - 1 ? { from: phrase.from, head: end, number, person: 3 } : null;
  // "one of the friends who live", "the son of friends who lives": only if both have the same number
  if (isWord(link, 'like', 'as', 'including')) return null;
  if (isPreposition(link)) {
    const left = nounPhraseAt(tokens, phrase.from - 2);
    const isPerson =
      end === relative - 2 && isWord(tokens[relative], 'who') && !isWord(link, 'of') && is(tokens[phrase.from], R.PRPS);
    if (left !== null && !isPerson && numberOfPhrase(tokens, left) !== number) return null;
  }
  return { from: phrase.from, head: end, number, person: 3 };
}

/** The phrase that begins at `from`. */
function phraseFrom(tokens: readonly Token[], from: number): NounPhrase | null {
  if (can(tokens[from], R.PRP) && !can(tokens[from], R.DT | R.QT | R.CD | R.PRPS))
    return { from, head: from, isDetermined: true };
  let head = -1;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    const isInside = can(token, R.DT | R.PRPS | R.QT | R.CD)
      ? at <= from + 1
      : can(token, NOUN | R.JJ | R.JJS | R.JJR | R.POS | R.VBG | R.VBN) ||
        (is(token, R.RB) && can(tokens[at + 1], R.JJ));
    if (!isInside || can(token, R.IN | R.MD | R.BE)) break;
    if (can(token, NOUN)) {
      // "does your brother like": a word that can be a verb ends the phrase once there is a noun
      if (head >= 0 && can(token, R.VB)) break;
      head = at;
      // "no sports hall"
      const isCompound = is(tokens[at + 1], R.NN) || can(tokens[at + 1], R.POS);
      if (can(token, R.NNS) && !isCompound) break;
    }
  }
  return head < 0 ? null : { from, head, isDetermined: can(tokens[from], OPENERS) };
}
const OPENERS = R.DT | R.PRPS | R.QT | R.CD;

/** "too many" in "there are too many": an amount without a noun. */
function amountAlone(tokens: readonly Token[], from: number): NounPhrase | null {
  const head = isWord(tokens[from], 'too', 'so') ? from + 1 : from;
  return isWord(tokens[head], 'many', 'several') ? { from: head, head, isDetermined: true } : null;
}

/** The subject after the verb: "there are", "where are my keys", "what do your parents", "so does my sister". */
function invertedSubject(tokens: readonly Token[], verb: number): Subject | null | undefined {
  const token = tokens[verb];
  if (!can(token, R.BE | R.DO | R.HAVE)) return undefined;
  const before = tokens[verb - 1];
  const isThere =
    isWord(before, 'there') &&
    can(token, R.BE) &&
    (verb === 1 ||
      opensClause(tokens, verb - 1) ||
      opensWithPlace(tokens, verb - 1) ||
      isTimeWord(tokens[verb - 2]) ||
      isWord(tokens[verb - 2], 'and', ',', 'but', 'that'));
  const isEcho = isWord(before, 'so', 'neither', 'nor');
  const isQuestion = verb === 0 || isPunctuation(before) ? tokens.at(-1)?.text === '?' : isAsked(tokens, verb);
  if (isWord(before, 'there') && !isThere) return null;
  if (!isThere && !isEcho && !isQuestion) return undefined;
  let start = isWord(tokens[verb + 1], "n't", 'not') ? verb + 2 : verb + 1;
  while (isThere && is(tokens[start], R.RB)) start += 1;
  const phrase = phraseFrom(tokens, start) ?? (isThere ? amountAlone(tokens, start) : null);
  if (!phrase || can(tokens[start], R.VBG) || (isEcho && !isPunctuation(tokens[phrase.head + 1])))
    return isEcho ? undefined : null;
  const head = tokens[phrase.head];
  if (isWord(head, 'i', 'we', 'you', 'they', 'he', 'she', 'it')) {
    const person = isWord(head, 'i', 'we') ? 1 : isWord(head, 'you') ? 2 : 3;
    return {
      ...phrase,
      number: isWord(head, 'i', 'he', 'she', 'it') ? 'singular' : isWord(head, 'you') ? 'unknown' : 'plural',
      person,
    };
  }
  const next = tokens[phrase.head + 1];
  if (isWord(next, 'and', 'or', ',') && !isThere) return null;
  if (isWord(next, 'of')) {
    const inner = phraseFrom(tokens, phrase.head + 2);
    const number = inner ? numberOfChain(tokens, [phrase, inner]) : 'unknown';
    return { ...phrase, number, person: 3 };
  }
  // "there are old fridge": the noun is wrong
  if (isThere && isBareCountable(tokens, phrase)) return null;
  const number = numberOfPhrase(tokens, phrase);
  // "there is a pen and two books" is used, "there are a pen and two books" too
  if (isThere && isWord(next, 'and', 'or', ',') && number === 'singular')
    return { ...phrase, number: 'unknown', person: 3 };
  return { ...phrase, number, person: 3 };
}

/** Whether a question word right before asks: "where is", "how much does"; "what" as subject does not count with be. */
function isAsked(tokens: readonly Token[], verb: number): boolean {
  if (tokens.at(-1)?.text !== '?') return false;
  const before = tokens[verb - 1];
  if (isWord(before, 'where', 'when', 'why', 'how')) return verb === 1 || opensClause(tokens, verb - 1);
  if (isWord(before, 'what', 'who')) return verb === 1 && !can(tokens[verb], R.HAVE);
  const isSecond = tokens.slice(0, verb).some((token) => can(token, R.DO | R.MD | R.BE));
  if (isSecond && verb > 1) return false;
  if (isWord(tokens[0], 'how') && verb <= 4 && can(tokens[verb], R.DO)) return true;
  if (
    isWord(tokens[0], 'what', 'which', 'whose') &&
    verb <= 4 &&
    is(tokens[verb], R.DO | R.VB | R.VBZ) &&
    !isWord(tokens[1], 'of')
  )
    return true;
  return isWord(before, 'much', 'often', 'long') && isWord(tokens[verb - 2], 'how') && verb === 2;
}
