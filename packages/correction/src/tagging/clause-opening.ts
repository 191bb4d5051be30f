import { NOUN, R } from '../lexicon/readings.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import { can, is, isPunctuation, isWord, type Token } from './token.ts';

/** Verbs that a clause without "that" may follow: "I think students are". */
const THINK = new Set('think believe say know hope mean suppose guess understand realise realize'.split(' '));
export const isThinkVerb = (token: Token | undefined): boolean =>
  token?.verb !== undefined && THINK.has(token.verb) && !can(token, R.VBG);

/** Verbs that an object and a base form follow: "make people laugh". */
export const CAUSE = new Set('make let help see hear watch have feel notice get'.split(' '));

/** Verbs after which "X and Y" may be a subject of its own: "I see that", "tell me". */
const TAKES_CLAUSE = new Set([
  ...THINK,
  ...CAUSE,
  ...'feel wish find ask tell suggest recommend insist imagine remember forget show prove bet swear promise hear need want'.split(
    ' ',
  ),
]);

/** Prepositions that begin no clause. */
export const isPreposition = (token: Token | undefined): boolean =>
  can(token, R.IN) && !can(token, R.SC | R.CC | R.VB | R.MD) && !isWord(token, 'like', 'including', 'such');

export const TIME = new Set(
  'day days morning mornings afternoon evening evenings night week weeks weekend weekends month year years summer winter spring autumn time'.split(
    ' ',
  ),
);
const ADVERB_TIMES = new Set('today tomorrow yesterday tonight nowadays'.split(' '));
const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;
/** Whether the word says when: today, week, Sundays. */
export const isTimeWord = (token: Token | undefined): boolean =>
  token !== undefined && (TIME.has(token.lower) || ADVERB_TIMES.has(token.lower) || DAYS.test(token.lower));
/** Words for the order of points, before a comma: "Third, people". */
const ORDINALS = new Set('first second third fourth next finally'.split(' '));
const SUBORDINATORS = new Set(
  'because although though if unless whereas whether while so where why how when'.split(' '),
);
const PLAIN_SUBJECTS = new Set('i you we they he she it who nobody everybody everyone somebody someone'.split(' '));
/** Pronouns that are a subject after "and" or "but", unless a verb of causing is before them. */
const LONE_SUBJECTS = new Set('nobody everybody everyone others'.split(' '));

/** Whether a clause can begin at this token, because of what is before it. */
export function opensClause(tokens: readonly Token[], index: number): boolean {
  let at = index - 1;
  while (at >= 0 && is(tokens[at], R.RB) && !isWord(tokens[at], 'not')) at -= 1;
  const before = tokens[at];
  if (!before || at < 0) return true;
  if (isPunctuation(before)) return opensAfterMark(tokens, at, index);
  if (SUBORDINATORS.has(before.lower)) return true;
  if (isWord(before, 'what')) return is(tokens[index], R.DT | R.PRPS) || is(tokens[index], R.PRP);
  if (isWord(before, 'that'))
    return !can(tokens[at - 1], NOUN) || isThinkVerb(tokens[at - 1]) || can(tokens[index], R.DT | R.PRPS | R.QT);
  if (isWord(before, 'but') && (at === 0 || isWord(tokens[at - 1], ','))) return true;
  if (isWord(before, 'and', 'or', 'yet', 'but')) return opensAfterAnd(tokens, at, index);
  if (isThinkVerb(before) && !can(before, R.NN | R.NNS)) return !isWord(tokens[at - 1], 'who', 'that', 'which', 'to');
  return opensAfterAdverbial(tokens, at, index);
}

const opensAfterMark = (tokens: readonly Token[], mark: number, index: number): boolean => {
  const text = tokens[mark]?.text ?? '';
  return (
    /^[“‘(;:–—]$/.test(text) ||
    (text === '"' && isOpeningQuote(tokens, mark)) ||
    (text === ',' && opensAfterComma(tokens, mark, index))
  );
};

function opensAfterAnd(tokens: readonly Token[], at: number, index: number): boolean {
  if (at === 0) return true;
  if (isWord(tokens[at - 1], ',')) return hasVerb(tokens, at - 1);
  if (LONE_SUBJECTS.has(tokens[index]?.lower ?? '')) return hasVerb(tokens, at);
  // "it is hot and the people"
  if (can(tokens[at - 1], R.JJ) && can(tokens[beforeAdverbs(tokens, at - 1)], R.BE)) return true;
  return !can(tokens[at - 1], NOUN | R.PRP | R.PRPO | R.POS | R.VB | R.VBN | R.VBG | R.PUNCT) && hasVerb(tokens, at);
}

function beforeAdverbs(tokens: readonly Token[], index: number): number {
  let at = index - 1;
  while (is(tokens[at], R.RB)) at -= 1;
  return at;
}

/**
 * Whether a clause of its own begins after the "and" at this index, because a subject and its verb are before it:
 * "The owner is old and his wife", but not "My father and his wife" or "I think my father and his wife".
 */
export function startsClauseAfterAnd(tokens: readonly Token[], and: number): boolean {
  if (tokens.at(-1)?.text === '?') return false;
  let from = and;
  while (from > 0 && !isPunctuation(tokens[from - 1]) && !isWord(tokens[from - 1], 'and', 'but', 'or')) from -= 1;
  if (SUBORDINATORS.has(tokens[from]?.lower ?? '')) from += 1;
  const left = tokens.slice(from, and);
  const binds = left.some(
    (token) =>
      can(token, R.WH) ||
      is(token, R.SC) ||
      isWord(token, 'while', 'since', 'until') ||
      isWord(token, 'that', 'than', 'as', 'between', 'both', 'not', 'if') ||
      (token.verb !== undefined && TAKES_CLAUSE.has(token.verb) && !can(token, R.NN)),
  );
  const verb = left.findIndex((token, at) => isFiniteVerb(left, at) && !can(token, R.WH));
  return !binds && verb > 0;
}

/** Whether the token is a finite verb for certain. */
function isFiniteVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (can(token, R.BE | R.MD | R.HAVE | R.DO) || is(token, R.VBZ | R.VBD)) return true;
  return can(token, R.VB | R.VBZ | R.VBD) && PLAIN_SUBJECTS.has(tokens[at - 1]?.lower ?? '');
}

/** Whether a finite verb is between this mark or conjunction and the comma before, so that no list ends here. */
function hasVerb(tokens: readonly Token[], end: number): boolean {
  for (let at = end - 1; at >= 0 && tokens[at]?.text !== ','; at -= 1) if (isFiniteVerb(tokens, at)) return true;
  return false;
}

const PLACES = new Set(
  'country city town village school class family house home opinion area region culture street office company'.split(
    ' ',
  ),
);
const TIME_OPENERS = new Set('these every last this next one some most all'.split(' '));

/** After a time or place at the start, a clause begins without a comma: "These days people are", "In my country the". */
function opensAfterAdverbial(tokens: readonly Token[], last: number, index: number): boolean {
  const subject = tokens[index];
  const isTime = TIME.has(tokens[last]?.lower ?? '');
  const isKnown = last <= 2 && last === index - 1 && (isTime || PLACES.has(tokens[last]?.lower ?? ''));
  const isPeople = isWord(subject, 'people', 'students', 'children');
  if (isKnown && (can(subject, R.DT | R.PRPS | R.PRP | R.QT) || isPeople)) {
    if (isTime && last === 1 && TIME_OPENERS.has(tokens[0]?.lower ?? '')) return true;
    if (last === 2 && isPreposition(tokens[0]) && can(tokens[1], R.DT | R.PRPS)) return true;
  }
  const isSubject = can(subject, R.DT | R.PRPS | R.QT | R.CD | R.EX) || can(subject, R.PRP) || isPeople;
  return isSubject && opensWithPlace(tokens, index);
}

/** Whether only phrases with a preposition are between the start of a clause and this token: "behind him two people". */
export function opensWithPlace(tokens: readonly Token[], index: number): boolean {
  let at = index;
  for (let phrases = 0; phrases < 3; phrases += 1) {
    if (isWord(tokens[at - 1], 'first', 'last', 'least') && isWord(tokens[at - 2], 'at')) at -= 2;
    else {
      const object = nounPhraseAt(tokens, at - 1);
      const from = object?.from ?? (can(tokens[at - 1], R.PRPO) ? at - 1 : -1);
      if (from < 1 || !isPreposition(tokens[from - 1])) return false;
      at = from - 1;
      if (isWord(tokens[at], 'to') && isWord(tokens[at - 1], 'next')) at -= 1;
    }
    while (is(tokens[at - 1], R.RB) && !isWord(tokens[at - 1], 'not')) at -= 1;
    const before = tokens[at - 1];
    if (before === undefined || SUBORDINATORS.has(before.lower) || isWord(before, 'but')) return true;
    if (isWord(before, ',', ';', ':')) return hasVerb(tokens, at - 1) || isWord(before, ';', ':');
    if (isWord(before, 'and')) return startsClauseAfterAnd(tokens, at - 1) || isWord(tokens[at - 2], ',');
  }
  return false;
}

const isOpeningQuote = (tokens: readonly Token[], index: number): boolean =>
  tokens.slice(0, index).filter(({ text }) => text === '"').length % 2 === 0;

/** After a comma a new clause begins, unless it is a list or an addition: "In May, students are". */
function opensAfterComma(tokens: readonly Token[], comma: number, index: number): boolean {
  const clause = tokens.slice(0, comma);
  const first = clause.findIndex((token) => !is(token, R.RB | R.CC));
  if (first < 0) return true;
  const opener = clause[first];
  if (comma === 1 && ORDINALS.has(opener?.lower ?? '')) return true;
  // "The houses are old, most of them": two sentences with only a comma between them
  const isWhole = startsClauseAfterAnd(tokens, comma) && can(tokens[index], R.DT | R.PRPS | R.PRP | R.QT);
  if (clause.some((token) => token.text === ',')) return false;
  return isWhole || can(opener, R.IN | R.SC) || ADVERB_TIMES.has(opener?.lower ?? '');
}
