import type { Token } from '../../tagging/token.ts';
import { isSubjectPronoun, opensClauseAt, skipAdverbs } from '../../tagging/verbs.ts';

/** Where the verb of an auxiliary at `index` stands: past adverbs, and past the subject of a question. */
export function verbAfter(tokens: readonly Token[], index: number): { at: number; isInverted: boolean } {
  const at = skipAdverbs(tokens, index + 1);
  if (!opensClauseAt(tokens, index) || !isSubjectPronoun(tokens[at])) return { at, isInverted: false };
  return { at: skipAdverbs(tokens, at + 1), isInverted: true };
}

export const isQuestion = (tokens: readonly Token[]): boolean => tokens.at(-1)?.text === '?';
