import { R } from '../../lexicon/readings.ts';
import { is, isWord, type Token } from '../../tagging/token.ts';
import { clauseVerb, hasFinite } from '../punctuation/clauses.ts';
import type { Finding, Rule, RuleContext } from '../rule.ts';

export type Tokens = readonly Token[];

export const isComma = (token: Token | undefined): boolean => token?.text === ',';

export const endsWithStop = (tokens: Tokens): boolean => tokens.at(-1)?.text === '.' && tokens.length > 2;

export const hasQuote = (tokens: Tokens): boolean => tokens.some(({ text }) => /^["“”‘—–;:]$/.test(text));

/** The word as it is inside a sentence. */
const inside = (token: Token): string =>
  token.text === 'I' || is(token, R.NNP) ? token.text : token.text.charAt(0).toLowerCase() + token.text.slice(1);

/** Joins a sentence to the next one: the full stop and the first word of the next are replaced. */
export function join(tokens: Tokens, next: Tokens, ...links: readonly string[]): Finding | undefined {
  const first = next[0];
  const mark = tokens.at(-1);
  if (!first || !mark || first.start <= mark.end) return;
  const params = { word: first.text };
  return {
    from: tokens.length - 1,
    to: tokens.length + 1,
    fixes: links.map((link) => `${link} ${inside(first)}`),
    params,
  };
}

const LONG_CONJUNCTIONS = [
  ['so', 'that'],
  ['as', 'long', 'as'],
  ['as', 'if'],
  ['as', 'though'],
  ['as', 'soon', 'as'],
  ['even', 'though'],
  ['even', 'if'],
];

const CONJUNCTIONS = [
  'because',
  'although',
  'though',
  'if',
  'when',
  'while',
  'since',
  'unless',
  'until',
  'whereas',
  'before',
  'after',
  'till',
  'whenever',
];

/** How many words the subordinating conjunction at the start has; 0 if there is none. */
export function conjunctionLength(tokens: Tokens): number {
  const long = LONG_CONJUNCTIONS.find((words) => words.every((word, at) => tokens[at]?.lower === word));
  if (long) return long.length;
  return isWord(tokens[0], ...CONJUNCTIONS) && !isWord(tokens[1], 'of', 'only', 'not') ? 1 : 0;
}

/** Whether the sentence states something itself. */
export const isStatement = (tokens: Tokens): boolean =>
  endsWithStop(tokens) && !hasQuote(tokens) && conjunctionLength(tokens) === 0 && hasClause(tokens);

const hasClause = (tokens: Tokens): boolean =>
  hasFinite(tokens, 0, tokens.length) ||
  tokens.some((_, at) => clauseVerb(tokens, at) >= 0) ||
  isWord(tokens[0], 'please', 'do');

/** A rule that looks at a sentence and the next one. */
export function joinRule(
  code: string,
  find: (tokens: Tokens, next: Tokens, context: RuleContext) => Finding | undefined | false,
): Rule {
  return {
    kind: 'fragment',
    code,
    *find(tokens, context) {
      if (!context.next || tokens.length < 3 || context.next.tokens.length < 3) return;
      const finding = find(tokens, context.next.tokens, context);
      if (finding) yield finding;
    },
  };
}
