import { pluralOf } from '../../lexicon/inflect.ts';
import { partlyUncountable, uncountables } from '../../lexicon/noun-classes.ts';
import type { Token } from '../../tagging/token.ts';
import type { Finding } from '../rule.ts';

/** The base of a plural of an uncountable noun: "informations" → information; also where the form could be a verb. */
export function uncountablePlural(token: Token | undefined): string | undefined {
  const stem = singularOf(token?.lower ?? '');
  return stem !== undefined && uncountables.has(stem) ? stem : undefined;
}

export function singularOf(form: string): string | undefined {
  if (!form.endsWith('s') || form.endsWith('ss')) return undefined;
  return [form.slice(0, -1), form.slice(0, -2), `${form.slice(0, -3)}y`].find(
    (stem) => (uncountables.has(stem) || partlyUncountable.has(stem)) && pluralOf(stem) === form,
  );
}

/** The words from..to as they are written, without those left out. */
export const textOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

export const finding = (
  tokens: readonly Token[],
  from: number,
  to: number,
  fixes: readonly string[],
  noun: string,
): Finding => ({
  from,
  to,
  fixes: fixes.slice(0, 3),
  params: { wrong: textOf(tokens, from, to), right: fixes[0] ?? '', noun },
});
