import type { Token } from '../../tagging/token.ts';
import { finding as findingOf } from '../finding.ts';
import type { Finding } from '../rule.ts';

/** A finding with at most three different fixes. */
export const finding = (tokens: readonly Token[], from: number, to: number, fixes: readonly string[]): Finding =>
  findingOf(tokens, from, to, [...new Set(fixes)].slice(0, 3));
