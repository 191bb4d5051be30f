import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import type { Finding } from '../rule.ts';

export const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

export const has = (words: ReadonlySet<string>, token: Token | undefined): boolean =>
  token !== undefined && words.has(token.lower);

export const DEGREES = set('very so too really quite more less pretty extremely rather not always often also still');

/** Words that may follow a phrase that is complete. */
const FOLLOWERS = set(
  `in at on with when because while and but or so to if that after before every last yesterday today now again here
there than during anymore without like from by for until then sometimes next since between along around through near
outside inside i he she we they`,
);

/** Where the word before an index is, past degree adverbs. */
export function leadIndex(tokens: readonly Token[], index: number): number {
  let at = index - 1;
  while (at >= 0 && (has(DEGREES, tokens[at]) || is(tokens[at], R.NOT))) at -= 1;
  return at;
}

/** Whether a clause or phrase ends before an index: nothing that the word before belongs to follows. */
export function isClosed(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined || isPunctuation(token)) return token?.text !== '-';
  if (isWord(token, 'and', 'or', 'but')) return !can(tokens[index + 1], R.JJ) || isPunctuation(tokens[index + 2]);
  return has(FOLLOWERS, token) || is(token, R.SC | R.WH);
}

export const replace = (token: Token, index: number, ...fixes: string[]): Finding => ({
  from: index,
  to: index + 1,
  fixes,
  params: { wrong: token.text, right: fixes[0] ?? '' },
});
