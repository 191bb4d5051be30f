import type { Token } from '../../tagging/token.ts';
import { textOf } from '../fixed-phrases.ts';
import type { Finding } from '../rule.ts';

export const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const order = (tokens: readonly Token[], from: number, to: number, fixes: readonly string[]): Finding => ({
  from,
  to,
  fixes,
  params: { wrong: textOf(tokens, from, to), right: fixes[0] ?? '' },
});
