import { NOUN, R, VERB } from '../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from './token.ts';

/** Whether the token has the shape of a base form, even where its place says otherwise: "is hold". */
export const looksBase = (token: Token | undefined): token is Token & { verb: string } =>
  token?.verb !== undefined && token.verb === token.lower;

/** Base forms that are also the past of another verb; they may be right after a modal: "may bind", "could lay". */
const BOTH = new Set('lay wound ground bound bore lied'.split(' '));
/** Past forms that WordNet also lists as rare base forms: "found a company". */
const RARE_BASES = new Set('found fell saw felt'.split(' '));

/** Whether the token is a form of a verb, but not its base form: went, goes, going. */
export const isInflected = (token: Token | undefined): token is Token & { verb: string } =>
  token?.verb !== undefined &&
  token.verb !== token.lower &&
  !token.lower.startsWith("'") &&
  !BOTH.has(token.lower) &&
  (!can(token, R.VB) || RARE_BASES.has(token.lower)) &&
  can(token, VERB | R.BE | R.HAVE | R.DO);

const isAdverb = (token: Token | undefined): boolean =>
  is(token, R.RB | R.NOT) ||
  (isWord(token, 'still', 'both', 'all', 'well', 'better', 'rather', 'hardly', 'fast', 'hard') && can(token, R.RB));

/** The index of the next token after adverbs and "not". */
export function skipAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (is(tokens[at], R.RB | R.NOT) || isWord(tokens[at], 'still', 'just')) at += 1;
  return at;
}

/** The index of the token before `index`, past adverbs and "not". */
export function leadOf(tokens: readonly Token[], index: number): number {
  let at = index - 1;
  while (at >= 0 && isAdverb(tokens[at]) && !isWord(tokens[at], 'better', 'rather', 'all', 'both')) at -= 1;
  return at;
}

export const isSubjectPronoun = (token: Token | undefined): boolean =>
  isWord(token, 'i', 'you', 'he', 'she', 'it', 'we', 'they');
export const isObjectPronoun = (token: Token | undefined): boolean =>
  isWord(token, 'me', 'you', 'him', 'her', 'it', 'us', 'them');

/** Whether an object begins here for certain: "the", "my", "him". */
export const opensObject = (token: Token | undefined): boolean =>
  isWord(
    token,
    'a',
    'an',
    'the',
    'me',
    'him',
    'us',
    'them',
    'it',
    'you',
    'myself',
    'yourself',
    'himself',
    'herself',
    'ourselves',
    'themselves',
    'everyone',
    'everybody',
    'someone',
    'something',
    'anyone',
  ) || is(token, R.PRPS | R.PRPO);

/** Whether a question or clause can begin here: after punctuation, a question word or a conjunction. */
export const opensClauseAt = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1];
  return before === undefined || isPunctuation(before) || can(before, R.WH | R.CC);
};

/** Whether the token is a verb for certain: by itself, or because an object follows. */
export const isVerbHere = (tokens: readonly Token[], index: number): boolean =>
  is(tokens[index], VERB | R.BE | R.HAVE | R.DO) ||
  (can(tokens[index], VERB) &&
    (can(tokens[leadOf(tokens, index)], R.MD | R.TO) ||
      isWord(tokens[leadOf(tokens, index)], 'i', 'we', 'he', 'she', 'they')));

/** Whether the clause of a subject lacks an object of its own: "the things (that) I want", "what I like". */
export function isGapClause(tokens: readonly Token[], subject: number): boolean {
  const before = tokens[subject - 1];
  if (
    isWord(
      before,
      'when',
      'where',
      'why',
      'how',
      'day',
      'week',
      'month',
      'year',
      'morning',
      'evening',
      'afternoon',
      'night',
      'weekend',
      'time',
      'days',
      'weekends',
    )
  )
    return false;
  return can(before, NOUN | R.WH | R.PRPO) || isWord(before, 'all', 'that', 'than', 'as');
}

export const PEOPLE = new Set(
  `people person man men woman women boy boys girl girls child children kid kids baby babies parent parents mother mothers father fathers mum
mom dad brother brothers sister sisters son sons daughter daughters grandmother grandfather grandparents grandma grandpa uncle aunt cousin
cousins wife husband friend friends classmate classmates roommate roommates neighbour neighbours neighbor neighbors colleague colleagues
teacher teachers student students pupil pupils boss manager worker workers employee employees doctor doctors nurse nurses patient patients
driver drivers customer customers tourist tourists guest guests visitor visitors passenger passengers player players coach team family
families teenager teenagers adult adults citizens everyone everybody someone somebody anyone anybody users learners youngsters lady ladies
guy guys couple twins nephew niece girlfriend boyfriend partner tutor professor lecturer landlord audience fans readers viewers
singer actor actress police policeman farmer farmers waiter waitress officer owner leader members girlfriend`.split(
    /\s+/,
  ),
);
export const isPerson = (token: Token | undefined): boolean => token !== undefined && PEOPLE.has(token.lower);

/**
 * The index after a simple object that begins at `from`: a pronoun, a name, or a determiner with adjectives and a noun.
 * -1 where there is none.
 */
export function afterObject(tokens: readonly Token[], from: number): number {
  const first = tokens[from];
  if (isObjectPronoun(first) && !(isWord(first, 'her') && can(first, R.PRPS) && can(tokens[from + 1], NOUN)))
    return from + 1;
  if (isWord(first, 'everyone', 'everybody', 'someone', 'somebody', 'anyone', 'anybody', 'people')) return from + 1;
  if (is(first, R.NNP)) return from + (is(tokens[from + 1], R.NNP) ? 2 : 1);
  let at = from;
  if (can(first, R.DT | R.PRPS | R.QT | R.CD) && !isWord(first, 'that', 'this')) at += 1;
  if (at > from && can(tokens[at], R.CD | R.QT) && !can(tokens[at], R.NN | R.NNS)) at += 1;
  while (
    is(tokens[at], R.JJ | R.JJR | R.JJS) ||
    (can(tokens[at], R.JJ) && can(tokens[at + 1], R.NN | R.NNS) && !can(tokens[at + 1], VERB))
  )
    at += 1;
  const head = tokens[at];
  if (!can(head, R.NN | R.NNS) || (at === from && !isPerson(head) && !is(head, R.NNS))) return -1;
  while (is(tokens[at + 1], R.NN | R.NNS) && can(head, R.NN)) at += 1;
  return at + 1;
}
