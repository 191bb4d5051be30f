import type { Predicate } from '../../tagging/predicates.ts';
import { isWord, type Token } from '../../tagging/token.ts';
import { startOf } from './predicate-rule.ts';

interface Opener {
  /** The token of the conjunction, its first word. */
  at: number;
  word: string;
}

/** The conjunction of time or condition that opens the clause of a predicate. */
export function conjunctionOf(tokens: readonly Token[], predicate: Predicate): Opener | null {
  let start = startOf(predicate);
  if (isWord(tokens[start - 1], 'suddenly', 'finally')) start -= 1;
  const before = tokens[start - 1];
  if (isWord(before, 'as') && isWord(tokens[start - 2], 'soon', 'long') && isWord(tokens[start - 3], 'as'))
    return { at: start - 3, word: `as ${tokens[start - 2]?.lower} as` };
  if (isWord(before, 'soon') && isWord(tokens[start - 2], 'as')) return { at: start - 2, word: 'as soon as' };
  if (isWord(before, 'time') && isWord(tokens[start - 2], 'the') && isWord(tokens[start - 3], 'by'))
    return { at: start - 3, word: 'by the time' };
  if (isWord(before, 'moment') && isWord(tokens[start - 2], 'the')) return { at: start - 2, word: 'the moment' };
  if (isWord(before, 'case') && isWord(tokens[start - 2], 'in')) return { at: start - 2, word: 'in case' };
  if (isWord(before, 'that') && isWord(tokens[start - 2], 'provided')) return { at: start - 2, word: 'provided that' };
  if (isWord(before, 'when', 'if', 'until', 'till', 'after', 'before', 'once', 'unless', 'while'))
    return { at: start - 1, word: before?.lower ?? '' };
  return null;
}
