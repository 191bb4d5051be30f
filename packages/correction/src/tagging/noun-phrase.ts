import { uncountables } from '../lexicon/noun-classes.ts';
import { NOUN, R } from '../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from './token.ts';

export type GrammaticalNumber = 'singular' | 'plural' | 'unknown';

/** A simple noun phrase: determiners, adjectives and nouns up to its head. */
export interface NounPhrase {
  /** Its first token. */
  from: number;
  /** Its last token, the noun or pronoun. */
  head: number;
  /** Whether it begins with an article, a possessive, a quantifier or a number, or is a pronoun. */
  isDetermined: boolean;
}

/** Nouns that end in -s and are singular. */
const SINGULAR_IN_S = new Set(
  'news mathematics maths physics economics electronics linguistics genetics gymnastics aerobics athletics robotics diabetes measles mumps billiards'.split(
    ' ',
  ),
);
/** A group of people takes a singular or, in British English, a plural; others are used both ways. */
const EITHER_NUMBER = new Set(
  `family team government staff class group part crowd couple pair majority minority audience committee company crew band council
public party army jury press club firm choir orchestra board gang enemy population youth generation management lot rest half
number percent per cent variety range series data media none statistics politics ethics acoustics headquarters barracks works
means species fish sheep deer aircraft offspring dozen score plenty bunch set total faculty union community opposition parliament
cabinet congress bbc folk youth elite aristocracy fleet kind sort type thanks cavalry infantry artillery navy tribe clan duo trio maya inca
dynamics mechanics logistics tactics analytics graphics`.split(/\s+/),
);

const SINGULAR_PRONOUNS = new Set(
  `he she it this that everyone everybody someone somebody anyone anybody nobody everything something anything nothing each one
another`.split(/\s+/),
);
/** Countries and bodies with a plural name. */
const PLURAL_NAMES = new Set('states netherlands philippines nations'.split(' '));
const PLURAL_PRONOUNS = new Set('we they these those both many few several others ones'.split(' '));
/** People as a group: "the rich". */
export const PEOPLE_ADJECTIVES = new Set(
  'rich poor elderly blind deaf unemployed homeless sick disabled wealthy'.split(' '),
);

/** The number of a noun or pronoun, by its form. */
export function numberOf(token: Token | undefined): GrammaticalNumber {
  if (!token) return 'unknown';
  const { lower } = token;
  if (SINGULAR_IN_S.has(lower)) return 'singular';
  if (SINGULAR_PRONOUNS.has(lower)) return 'singular';
  if (PLURAL_PRONOUNS.has(lower)) return 'plural';
  // "informations"
  if (token.noun !== undefined && uncountables.has(token.noun)) return 'singular';
  if (EITHER_NUMBER.has(lower)) return 'unknown';
  if (isWord(token, 'them', 'us')) return 'plural';
  if (/(?:people|men)$/.test(lower) && lower !== 'specimen') return 'plural';
  if (is(token, R.NNP)) return PLURAL_NAMES.has(lower) || !/s$/.test(lower) ? 'singular' : 'unknown';
  if (can(token, R.NNS)) return can(token, R.NN) ? 'unknown' : 'plural';
  if (can(token, R.NN)) return /(?:ics|ese|[^aiusy]s)$/.test(lower) && lower !== 'lens' ? 'unknown' : 'singular';
  return 'unknown';
}

const OPENS = R.DT | R.PRPS | R.QT | R.CD;
const MODIFIES = R.JJ | R.JJR | R.JJS | R.NN | R.NNP | R.VBN | R.VBG | R.CD;
/** Words between a determiner and its noun that end a phrase here if they may be a verb in the third person or the past. */
const isModifier = (token: Token | undefined): boolean =>
  can(token, MODIFIES) &&
  !can(token, R.VBZ | R.BE | R.HAVE | R.DO | R.MD | R.IN | R.TO | R.WH | R.PRP) &&
  (!can(token, R.VBD) || can(token, R.JJ)) &&
  !is(token, R.RB);

/** The simple noun phrase that ends with `head`, or null where none does for certain. */
export function nounPhraseAt(tokens: readonly Token[], head: number): NounPhrase | null {
  const token = tokens[head];
  if (!token || isPunctuation(token)) return null;
  const isPeople = PEOPLE_ADJECTIVES.has(token.lower) && isWord(tokens[head - 1], 'the');
  if (isPeople) return { from: head - 1, head, isDetermined: true };
  const isPronoun = (can(token, R.PRP) && !can(token, R.WH)) || isWord(token, 'them', 'us');
  if (isPronoun && !isWord(token, 'one')) return { from: head, head, isDetermined: true };
  if (!can(token, NOUN) && !isWord(token, 'one', 'ones')) return null;
  if (can(token, R.MD | R.BE | R.HAVE | R.DO | R.IN | R.WH)) return null;
  let from = head;
  while (isModifier(tokens[from - 1]) || isAdverbOfAdjective(tokens, from - 1) || isPossessor(tokens, from - 1))
    from -= 1;
  while (can(tokens[from - 1], OPENS) && !can(tokens[from - 1], R.WH) && !isThatClause(tokens, from - 1, head)) {
    from -= 1;
    if (is(tokens[from], R.DT | R.PRPS) && !isWord(tokens[from - 1], 'all', 'both', 'such', 'half')) break;
  }
  return { from, head, isDetermined: can(tokens[from], OPENS) };
}

/** "very" in "a very old house". */
const isAdverbOfAdjective = (tokens: readonly Token[], index: number): boolean =>
  is(tokens[index], R.RB) && can(tokens[index + 1], R.JJ | R.VBN) && can(tokens[index - 1], R.DT | R.PRPS);

/** "mother 's" in "my mother's sister". */
const isPossessor = (tokens: readonly Token[], index: number): boolean =>
  is(tokens[index], R.POS) || isWord(tokens[index], "'") || (is(tokens[index + 1], R.POS) && can(tokens[index], NOUN));

/** "that" before a plural is no determiner: "I think that students". */
const isThatClause = (tokens: readonly Token[], index: number, head: number): boolean =>
  isWord(tokens[index], 'that', 'this') && numberOf(tokens[head]) === 'plural';
