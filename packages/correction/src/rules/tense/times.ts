import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';

/** A phrase of time in a sentence: tokens `from` up to, but not including, `to`. */
export interface TimePhrase {
  from: number;
  to: number;
  text: string;
}

const LAST = new Set(
  `night week weekend month year summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february
march april june july august september october november december christmas`.split(/\s+/),
);
const UNITS = new Set(
  'second seconds minute minutes hour hours day days night nights week weeks month months year years decade decades century centuries'.split(
    ' ',
  ),
);
const PAST_CENTURIES = new Set(
  'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth 15th 16th 17th 18th 19th 20th'.split(' '),
);

export const isPastYear = (token: Token | undefined): boolean =>
  token !== undefined && /^1[0-9]{3}$|^20(?:0\d|1\d|2[0-3])$/.test(token.text);
export const isFutureYear = (token: Token | undefined): boolean =>
  token !== undefined && /^20[3-9]\d$|^2[1-9]\d\d$/.test(token.text);
export const isUnit = (token: Token | undefined): boolean => token !== undefined && UNITS.has(token.lower);

function lengthOfPastTime(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (isWord(token, 'yesterday')) {
    if (isWord(next, "'s", "'") || is(tokens[at - 1], R.IN) || isWord(tokens[at - 1], 'since', 'until', 'than', 'as'))
      return 0;
    return isWord(next, 'morning', 'afternoon', 'evening', 'night') ? 2 : 1;
  }
  if (isWord(token, 'last') && LAST.has(next?.lower ?? '')) {
    const before = tokens[at - 1];
    if (
      is(before, R.DT | R.PRPS | R.POS) ||
      isWord(before, 'since', 'for', 'from', 'of', 'until', 'till', 'before', 'by', 'over', 'than', 'like', 'as')
    )
      return 0;
    return isWord(tokens[at + 2], "'s") ? 0 : 2;
  }
  // "two years ago", "a long time ago"
  for (const length of [3, 4, 5]) {
    if (!isWord(tokens[at + length - 1], 'ago')) continue;
    const opens = can(token, R.CD) || isWord(token, 'a', 'an', 'some', 'many', 'several', 'few');
    const isAmount = isUnit(tokens[at + length - 2]) || isWord(tokens[at + length - 2], 'time', 'while');
    const before = tokens[at - 1];
    const isPlain = tokens
      .slice(at + 1, at + length - 2)
      .every((each) => can(each, R.QT | R.CD | R.JJ) || isWord(each, 'of', 'couple', 'few'));
    if (
      opens &&
      isPlain &&
      isAmount &&
      !isWord(before, 'since', 'until', 'from', 'than', 'before', 'of', 'as', 'about', 'for', 'a') &&
      !isWord(tokens[at + length], 'that', 'when')
    )
      return length;
  }
  if (isWord(token, 'in') && isPastYear(next))
    return isWord(tokens[at + 2], ',') || tokens[at + 2] === undefined || !can(tokens[at + 2], R.CD) ? 2 : 0;
  if (
    isWord(token, 'in') &&
    isWord(next, 'the') &&
    PAST_CENTURIES.has(tokens[at + 2]?.lower ?? '') &&
    isWord(tokens[at + 3], 'century')
  )
    return 4;
  if (isWord(token, 'in') && isWord(next, 'those') && isWord(tokens[at + 2], 'days')) return 3;
  if (isWord(token, 'in') && isWord(next, 'my') && isWord(tokens[at + 2], 'childhood', 'youth')) return 3;
  if (isWord(token, 'the') && isWord(next, 'other') && isWord(tokens[at + 2], 'day')) return 3;
  return 0;
}

/** The phrases of past time between two tokens: "yesterday", "two years ago", "in 1990". */
export function pastTimes(tokens: readonly Token[], from: number, to: number): TimePhrase[] {
  const phrases: TimePhrase[] = [];
  for (let at = from; at < to; at += 1) {
    const length = lengthOfPastTime(tokens, at);
    if (length === 0) continue;
    phrases.push({
      from: at,
      to: at + length,
      text: tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' '),
    });
    at += length - 1;
  }
  return phrases;
}

/** Whether a clause ends here: punctuation, and, but, because, or nothing. */
export const endsClause = (token: Token | undefined): boolean =>
  token === undefined ||
  isPunctuation(token) ||
  can(token, R.CC) ||
  isWord(token, 'because', 'when', 'while', 'although', 'with', 'for', 'after', 'before');
