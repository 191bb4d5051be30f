import { ingOf, participleOf, pastOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import type { Predicate } from '../../tagging/predicates.ts';
import type { Token } from '../../tagging/token.ts';
import { isWord } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../rule.ts';

export const wasOrWere = ({ subject }: Predicate): string => (subject.number === 'singular' ? 'was' : 'were');
export const hasOrHave = ({ subject }: Predicate): string =>
  subject.person === 3 && subject.number === 'singular' ? 'has' : 'have';
const isOrAre = ({ subject }: Predicate): string =>
  subject.number !== 'singular' ? 'are' : subject.person === 1 ? 'am' : 'is';

const between = (tokens: readonly Token[], from: number, to: number): string[] =>
  tokens.slice(from, to).map(({ text }) => text);
const join = (...words: string[]): string => words.join(' ').replace(/ n['’]t\b/g, "n't");

/** Changes a predicate to the past: go → went, don't go → didn't go, has gone → went, is → was, can → could. */
export function toPast(
  tokens: readonly Token[],
  predicate: Predicate,
  params?: Readonly<Record<string, string>>,
): Finding | null {
  const { at, verb, base, form } = predicate;
  const aux = tokens[at];
  if (!aux || predicate.subject.from > at) return null;
  const isShort = aux.text.startsWith("'") || aux.text.startsWith('’');
  const middle = between(tokens, at + 1, verb);
  switch (form) {
    case 'simple':
      return finding(tokens, at, at + 1, [pastOf(base)[0] ?? base], params);
    case 'do':
      return finding(tokens, at, at + 1, ['did'], params);
    case 'be':
    case 'passive':
    case 'progressive':
      if (isShort) {
        const subject = tokens[at - 1];
        return finding(tokens, at - 1, at + 1, [`${subject?.text ?? ''} ${wasOrWere(predicate)}`], params);
      }
      return finding(tokens, at, at + 1, [wasOrWere(predicate)], params);
    case 'perfect': {
      if (isShort) return null;
      if (predicate.isNegated)
        return finding(
          tokens,
          at,
          verb + 1,
          [base === 'be' ? join(wasOrWere(predicate), ...middle) : join('did', ...middle, base)],
          params,
        );
      const past = base === 'be' ? wasOrWere(predicate) : (pastOf(base)[0] ?? base);
      return finding(tokens, at, verb + 1, [base === 'be' ? join(past, ...middle) : join(...middle, past)], params);
    }
    case 'modal':
      if (isWord(aux, 'can', 'ca')) return finding(tokens, at, at + 1, ['could'], params);
      if (isWord(aux, 'must') && !predicate.isNegated) return finding(tokens, at, at + 1, ['had to'], params);
      return null;
  }
}

/** Changes a predicate of the present to the perfect: live → have lived, am waiting → have been waiting. */
export function toPerfect(
  tokens: readonly Token[],
  predicate: Predicate,
  params?: Readonly<Record<string, string>>,
): Finding | null {
  const { at, verb, base, form } = predicate;
  const have = hasOrHave(predicate);
  const aux = tokens[at];
  if (!aux) return null;
  const isShort = /^['’]/.test(aux.text);
  const start = isShort ? at - 1 : at;
  const lead = isShort ? [tokens[at - 1]?.text ?? ''] : [];
  const middle = between(tokens, at + 1, verb);
  const [participle = ''] = participleOf(base);
  if (predicate.subject.from > at) return null;
  if (form === 'simple') {
    const long = `${have} been ${ingOf(base)}`;
    return finding(tokens, at, at + 1, [`${have} ${participle}`, ...(STATES.has(base) ? [] : [long])], params);
  }
  if (form === 'do') return finding(tokens, at, verb + 1, [join(have, ...middle, participle)], params);
  if (form === 'be') return finding(tokens, start, at + 1, [join(...lead, have, 'been')], params);
  if (form === 'progressive' || form === 'passive') {
    if (predicate.isNegated)
      return finding(
        tokens,
        start,
        verb + 1,
        [join(...lead, have, ...middle, 'been', tokens[verb]?.text ?? '')],
        params,
      );
    return finding(tokens, start, at + 1, [join(...lead, have, 'been')], params);
  }
  return null;
}

/** Changes will or would and a base form to the present: will arrive → arrives. */
export function toPresent(
  tokens: readonly Token[],
  predicate: Predicate,
  params?: Readonly<Record<string, string>>,
): Finding | null {
  const { at, verb, base, isNegated, subject } = predicate;
  const main = tokens[verb];
  const aux = tokens[at];
  if (!main || verb === at || !aux) return null;
  const isThird = subject.person === 3 && subject.number === 'singular';
  const isShort = /^['’]/.test(aux.text);
  const lead = isShort ? [tokens[at - 1]?.text ?? ''] : [];
  const start = isShort ? at - 1 : at;
  const middle = between(tokens, at + 1, verb);
  if (subject.number === 'unknown' && subject.person === 3) return null;
  if (base === 'be') return finding(tokens, start, verb + 1, [join(...lead, isOrAre(predicate), ...middle)], params);
  if (isNegated)
    return finding(tokens, start, verb + 1, [join(...lead, isThird ? 'does' : 'do', ...middle, base)], params);
  return finding(tokens, start, verb + 1, [join(...lead, ...middle, isThird ? thirdPersonOf(base) : base)], params);
}

/** Changes would and a base form to the past: would have → had. */
export function wouldToPast(tokens: readonly Token[], predicate: Predicate): Finding | null {
  const { at, verb, base, isNegated, subject } = predicate;
  const aux = tokens[at];
  if (!aux || verb === at || /^['’]/.test(aux.text)) return null;
  const middle = between(tokens, at + 1, verb);
  const next = tokens[verb + 1];
  // "would have known" → had known
  if (
    base === 'have' &&
    next?.verb !== undefined &&
    (participleOf(next.verb).includes(next.lower) || next.lower === 'been') &&
    !isWord(next, 'to')
  ) {
    return finding(tokens, at, verb + 1, [join('had', ...middle)]);
  }
  if (base === 'be')
    return finding(tokens, at, verb + 1, [
      join(subject.number === 'singular' && subject.person === 3 ? 'was' : 'were', ...middle),
      join('was', ...middle),
    ]);
  if (isNegated) return finding(tokens, at, at + 1, ['did']);
  return finding(tokens, at, verb + 1, [join(...middle, pastOf(base)[0] ?? base)]);
}

/** Verbs that have no progressive. */
export const STATES = new Set(
  'know understand believe want need like prefer own belong consist contain possess seem resemble deserve depend agree love hate be have remember mean doubt recognize recognise'.split(
    ' ',
  ),
);
