import type { Token } from '../tagging/token.ts';
import type { Finding } from './rule.ts';

/** Words as they are written: "do" and "n't" are one. */
export const quoteOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
    .replace(/ (?=n?['’])/g, '');

/** A finding whose explanation quotes the wrong words and the first fix. */
export const finding = (
  tokens: readonly Token[],
  from: number,
  to: number,
  fixes: readonly string[],
  params: Readonly<Record<string, string>> = {},
): Finding => ({
  from,
  to,
  fixes,
  params: { wrong: quoteOf(tokens, from, to), right: fixes[0] ?? '', ...params },
});
