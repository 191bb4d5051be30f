import { NOUN, R } from '../../lexicon/readings.ts';
import { is, isWord, type Token } from '../../tagging/token.ts';
import { clauseVerb, hasFinite, opensPhrase } from '../punctuation/clauses.ts';
import type { Finding } from '../rule.ts';

export type Tokens = readonly Token[];

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const lowerFirst = (token: Token): string =>
  token.text === 'I' || is(token, R.NNP) ? token.text : token.text.charAt(0).toLowerCase() + token.text.slice(1);

export const isComma = (token: Token | undefined): boolean => token?.text === ',';

export const hasQuote = (tokens: Tokens): boolean => tokens.some(({ text }) => /^["“”‘’'—–;:()]$/.test(text));

/** Words that make the clause after them part of another: because, if, who, that. */
export const BINDS = new Set(
  `because although though if when while since unless until whereas whilst whenever before after as once whether wherever that who which
where how why what whose till than whatever whoever whichever whom let lets`.split(/\s+/),
);

/** Verbs that take a clause: "I think he is right". */
export const TAKES_CLAUSE = new Set(
  `say think know believe hope feel mean guess suppose wish see hear tell ask show promise bet swear imagine find notice realise
realize remember forget understand learn explain decide dream suggest agree admit claim insist pretend doubt wonder expect fear
assume assure warn reply shout read add worry seem appear`.split(/\s+/),
);

/** Nouns after which a clause may begin: "in the picture I see", not "in the years I lived there". */
const SETS_SCENE = new Set(
  `picture photo image opinion country city town village family school house home class summer winter spring autumn morning evening
afternoon night end beginning weekend future past example culture`.split(/\s+/),
);

/** Whether the tokens hold a main clause: a subject and its finite verb that no word like "that" or "if" binds. */
export function hasMainVerb(part: Tokens): boolean {
  for (let at = 0; at < part.length; at += 1) {
    if (!opensPhrase(part, at) || (at > 0 && isWord(part[at], 'that', 'this'))) continue;
    if (clauseVerb(part, at) < 0) continue;
    const before = part[at - 1];
    if (before && BINDS.has(before.lower)) return false;
    // "in the six years I have been there": a relative clause
    if (is(part[0], R.IN) && is(before, NOUN)) return SETS_SCENE.has(before?.lower ?? '');
    return true;
  }
  return hasFinite(part, 0, part.length) && !part.some(({ lower }) => BINDS.has(lower));
}

export function splitAt(
  tokens: Tokens,
  index: number,
  to: number,
  before: string,
  params: Readonly<Record<string, string>>,
): Finding | undefined {
  const after = tokens[to - 1];
  if (!after) return;
  const small = lowerFirst(after);
  return {
    from: index,
    to,
    fixes: [`${before}. ${upperFirst(after.text)}`, `${before}, and ${small}`, `${before}; ${small}`],
    params,
  };
}
