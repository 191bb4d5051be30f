import { pluralOf } from '../../lexicon/inflect.ts';
import { partlyUncountable, uncountables } from '../../lexicon/noun-classes.ts';
import type { Token } from '../../tagging/token.ts';
import { finding as findingOf } from '../finding.ts';
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

/** A finding with at most three fixes, whose explanation also names the noun. */
export const finding = (
  tokens: readonly Token[],
  from: number,
  to: number,
  fixes: readonly string[],
  noun: string,
): Finding => findingOf(tokens, from, to, fixes.slice(0, 3), { noun });
