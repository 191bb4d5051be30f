import { countables } from '../lexicon/noun-classes.ts';
import { R } from '../lexicon/readings.ts';
import { type GrammaticalNumber, type NounPhrase, numberOf, PEOPLE_ADJECTIVES } from './noun-phrase.ts';
import { can, is, isWord, type Token } from './token.ts';

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
meters times kilos kilograms grams litres liters degrees percent feet inches`.split(/\s+/),
);

/** The number of "X of Y" and other chains of phrases. */
export function numberOfChain(tokens: readonly Token[], phrases: readonly NounPhrase[]): GrammaticalNumber {
  const [first, second] = phrases;
  if (!first) return 'unknown';
  const head = tokens[first.head];
  const isGerund =
    can(tokens[first.from], R.VBG) ||
    (tokens[first.from]?.lower.endsWith('ing') && can(tokens[first.from + 1], R.CD | R.DT | R.QT));
  if (isGerund && first.from < first.head) return 'unknown';
  if (second && isWord(tokens[first.head + 1], 'of')) {
    // "Bank of Scotland customers"
    if (is(head, R.NNP) && numberOfPhrase(tokens, second) === 'plural') return 'unknown';
    const opener = tokens[first.from];
    if (isWord(head, 'number')) return isWord(opener, 'the') ? 'singular' : isWord(opener, 'a') ? 'plural' : 'unknown';
    if (isWord(head, 'one') && (first.from === first.head || isWord(opener, 'every', 'only', 'each')))
      return 'singular';
    if (isWord(head, 'each')) return 'singular';
    if (isWord(head, 'both', 'many', 'several', 'few')) return 'plural';
    if (TRANSPARENT.has(head?.lower ?? ''))
      return isBareCountable(tokens, second) || isOneOfMany(tokens, head, second)
        ? 'unknown'
        : numberOfChain(tokens, phrases.slice(1));
    if (DOUBTFUL.has(head?.lower ?? '')) return 'unknown';
  }
  return numberOfPhrase(tokens, first);
}

/** "some of my classmate": the noun lacks its plural. */
const isOneOfMany = (tokens: readonly Token[], head: Token | undefined, { head: last }: NounPhrase): boolean =>
  isWord(head, 'some', 'most', 'many', 'all') && is(tokens[last], R.NN) && countables.has(tokens[last]?.lower ?? '');

/** "vegetable" in "a lot of vegetable": the noun lacks its plural. */
export const isBareCountable = (tokens: readonly Token[], { from, head }: NounPhrase): boolean =>
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

export function numberOfPhrase(tokens: readonly Token[], { from, head }: NounPhrase): GrammaticalNumber {
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
  if (isWord(tokens[head], 'states') && !isWord(tokens[head - 1], 'united')) return 'unknown';
  // "the Chinese were", "the Dutch have"
  if (isWord(opener, 'the') && from === head - 1 && /^\p{Lu}.*(?:ese|sh|ch|iss)$/u.test(tokens[head]?.text ?? ''))
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
    (isWord(opener, 'most') || countables.has(tokens[head]?.lower ?? ''))
  )
    return 'unknown';
  if (isWord(opener, 'more') || isWord(opener, 'what', 'which', 'whose')) return 'unknown';
  return number;
}
