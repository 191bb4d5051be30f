import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';

/** Whether the sentence is about the past: it has a past form and no present. */
function isPastSentence(tokens: readonly Token[], except: number): boolean {
  const others = tokens.filter((_, at) => at !== except);
  const hasPast = others.some(
    (each) =>
      (is(each, R.VBD | R.VBN) && can(each, R.VBD) && !can(each, R.JJ)) ||
      isWord(each, 'was', 'were', 'did', 'had', 'yesterday', 'ago', 'could'),
  );
  return (
    hasPast &&
    !others.some((each) => isWord(each, 'is', 'are', 'am', 'has', "'s", "'re", 'now', 'will', 'can', 'always'))
  );
}

/** The forms of "be" for a subject: the present, and first the past in a sentence of the past. */
export function formsOfBe(tokens: readonly Token[], subject: number, isPlural: boolean): string[] {
  const present = isWord(tokens[subject], 'i') ? 'am' : isPlural ? 'are' : 'is';
  const past = isPlural ? 'were' : 'was';
  return isPastSentence(tokens, subject) ? [past, present] : [present, past];
}

export const isPluralPronoun = (token: Token | undefined): boolean => isWord(token, 'we', 'you', 'they');

/** Adjectives that can be other words too, but not after a subject. */
export const isPredicative = (token: Token | undefined): boolean =>
  is(token, R.JJ) || isWord(token, 'ill', 'asleep', 'awake', 'late', 'ready', 'busy', 'able', 'sick');

/** Common adjectives that can be nouns or verbs too. */
export const COMMON = [
  'kind',
  'good',
  'nice',
  'cold',
  'hot',
  'bad',
  'rich',
  'poor',
  'smart',
  'slow',
  'calm',
  'quiet',
  'clean',
  'dirty',
  'fat',
  'shy',
];

/** Whether a clause begins here: at the start, or after punctuation or a conjunction. */
export const begins = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    before === undefined ||
    (isPunctuation(before) && !/^["“‘'’”)]$/.test(before.text)) ||
    is(before, R.CC) ||
    (isWord(before, 'because', 'although', 'if', 'when', 'that', 'but', 'so', 'though', 'while', 'think', 'hope') &&
      !can(tokens[at - 2], R.DT))
  );
};

/** Whether no finite verb stands between two tokens. */
export const hasNoFinite = (tokens: readonly Token[], from: number, to: number): boolean =>
  !tokens
    .slice(from, to)
    .some(
      (each, at) =>
        can(each, R.BE | R.HAVE | R.MD | R.DO) ||
        (can(each, R.VBZ | R.VBD) && !is(tokens[from + at - 1], R.DT | R.PRPS | R.JJ | R.CD | R.QT)) ||
        is(each, R.VB),
    );

/** Where the clause that a token is in ends. */
export function clauseEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && !(isPunctuation(tokens[at]) || is(tokens[at], R.CC | R.SC))) at += 1;
  return at;
}
