import type { Token } from '../../tagging/token.ts';
import type { Finding } from '../rule.ts';

const quoted = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
    .replace(/ (n?['’])/g, '$1');

export const finding = (tokens: readonly Token[], from: number, to: number, fixes: readonly string[]): Finding => ({
  from,
  to,
  fixes: [...new Set(fixes)].slice(0, 3),
  params: { wrong: quoted(tokens, from, to), right: fixes[0] ?? '' },
});
