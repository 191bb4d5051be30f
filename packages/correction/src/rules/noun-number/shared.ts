import { uncountables } from '../../lexicon/noun-classes.ts';
import { R } from '../../lexicon/readings.ts';
import { can, type Token } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../rule.ts';
import { INVARIABLE } from './tables.ts';

/** A finding that replaces one token. */
export const replace = (
  tokens: readonly Token[],
  at: number,
  fixes: readonly string[],
  params: Readonly<Record<string, string>> = {},
): Finding => finding(tokens, at, at + 1, fixes, params);

/** A noun in the singular that can be counted, as far as its forms tell. */
export const isSingularNoun = (token: Token | undefined): token is Token & { noun: string } =>
  token?.noun !== undefined &&
  can(token, R.NN) &&
  !can(token, R.NNS) &&
  !INVARIABLE.has(token.lower) &&
  !uncountables.has(token.lower) &&
  !/(?:ics|ness|ism|[^aiu]s)$/.test(token.lower);
