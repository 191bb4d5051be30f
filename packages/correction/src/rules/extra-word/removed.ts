import type { Token } from '../../tagging/token.ts';
import type { Finding } from '../rule.ts';

export const removed = (tokens: readonly Token[], from: number, to: number, fixes: readonly string[]): Finding => ({
  from,
  to,
  fixes,
  params: {
    wrong: tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
      .replace(/ (?=n?['’])/g, ''),
    right: fixes[0] ?? '',
  },
});
