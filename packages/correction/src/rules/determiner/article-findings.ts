import type { Token } from '../../tagging/token.ts';
import { wordOf } from '../fixed-phrases.ts';
import type { Finding } from '../rule.ts';

/** A finding that puts articles before the word at an index. */
export function articles(
  tokens: readonly Token[],
  index: number,
  determiners: readonly string[],
  params: Readonly<Record<string, string>>,
): Finding {
  const word = wordOf(tokens, index);
  return { from: index, to: index + 1, fixes: determiners.map((each) => `${each} ${word}`), params };
}
