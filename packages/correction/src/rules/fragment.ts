import { NOUN, R } from '../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../tagging/token.ts';
import { clauseVerb, hasFinite, isFiniteVerb, nounPhraseEnd, opensPhrase, SUBJECTS } from './punctuation/clauses.ts';
import type { Finding, Rule, RuleContext } from './rule.ts';

type Tokens = readonly Token[];

const isComma = (token: Token | undefined): boolean => token?.text === ',';
const endsWithStop = (tokens: Tokens): boolean => tokens.at(-1)?.text === '.' && tokens.length > 2;
const hasQuote = (tokens: Tokens): boolean => tokens.some(({ text }) => /^["“”‘—–;:]$/.test(text));
/** The word as it is inside a sentence. */
const inside = (token: Token): string =>
  token.text === 'I' || is(token, R.NNP) ? token.text : token.text.charAt(0).toLowerCase() + token.text.slice(1);

/** Joins a sentence to the next one: the full stop and the first word of the next are replaced. */
function join(tokens: Tokens, next: Tokens, ...links: readonly string[]): Finding | undefined {
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
function conjunctionLength(tokens: Tokens): number {
  const long = LONG_CONJUNCTIONS.find((words) => words.every((word, at) => tokens[at]?.lower === word));
  if (long) return long.length;
  return isWord(tokens[0], ...CONJUNCTIONS) && !isWord(tokens[1], 'of', 'only', 'not') ? 1 : 0;
}

/** Whether the sentence is only a subordinate clause: "Because it was raining and I had a cold." */
function isClauseOnly(tokens: Tokens): boolean {
  const start = conjunctionLength(tokens);
  if (start === 0 || hasQuote(tokens)) return false;
  const verb = clauseVerb(tokens, start);
  if (verb < 0) return false;
  // "Before my last exam Mrs Park gave me": a preposition with its noun
  const isTime = isWord(tokens[0], 'before', 'after', 'since', 'until', 'till');
  if (isTime && !isWord(tokens[start], ...SUBJECTS)) return false;
  for (let at = verb + 1; at < tokens.length - 1; at += 1) {
    if (isComma(tokens[at])) {
      if (
        !isWord(tokens[at + 1], 'and', 'but', 'or', 'which', 'who', 'so') &&
        conjunctionLength(tokens.slice(at + 1)) === 0
      )
        return false;
      continue;
    }
    const before = tokens[at - 1];
    if (
      is(before, R.CC) ||
      isWord(
        before,
        'and',
        'but',
        'or',
        'that',
        'if',
        'when',
        'because',
        'as',
        'where',
        'what',
        'who',
        'which',
        'how',
        'than',
      )
    )
      continue;
    if (!opensPhrase(tokens, at)) continue;
    const second = clauseVerb(tokens, at);
    if (second >= 0 && at > verb + 1) return false;
    // an imperative: "If you can, come", "When you are there call me"
    if (isComma(before)) return false;
  }
  return !(is(tokens[verb + 1], R.PUNCT) && tokens.length < 4);
}

/** Whether the sentence states something itself. */
const isStatement = (tokens: Tokens): boolean =>
  endsWithStop(tokens) && !hasQuote(tokens) && conjunctionLength(tokens) === 0 && hasClause(tokens);

const hasClause = (tokens: Tokens): boolean =>
  hasFinite(tokens, 0, tokens.length) ||
  tokens.some((_, at) => clauseVerb(tokens, at) >= 0) ||
  isWord(tokens[0], 'please', 'do');

/** A rule that looks at a sentence and the next one. */
function joinRule(
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

/** "We stayed at home. Because it was raining." → home because */
const clauseAfter = joinRule('clauseAlone', (tokens, next) => {
  if (!isStatement(tokens) || !endsWithStop(next) || !isClauseOnly(next)) return;
  const isContrast = isWord(next[0], 'although', 'though', 'whereas', 'even');
  return isContrast ? join(tokens, next, ',', '') : join(tokens, next, '', ',');
});

/** "When I was a child. I lived there." → child, I */
const clauseBefore = joinRule('clauseAlone', (tokens, next, { previous }) => {
  if (previous || !endsWithStop(tokens) || !isClauseOnly(tokens)) return;
  if (isWord(tokens[0], 'whereas', 'so') || clauseVerb(next, 0) < 0 || isWord(next[0], 'that', 'this')) return;
  return join(tokens, next, ',');
});

/** "I bought a boat. Which I use in summer." → boat, which */
const relative = joinRule('relativeAlone', (tokens, next) => {
  if (!isStatement(tokens) || !endsWithStop(next) || hasQuote(next)) return;
  const [first, second] = next;
  const isSubject =
    isWord(first, 'which', 'who') &&
    (isFiniteVerb(next, 1) ||
      can(second, R.VBZ | R.VBD) ||
      (is(second, R.RB) && (isFiniteVerb(next, 2) || can(next[2], R.VBZ | R.VBD))));
  const opensClause = clauseVerb(next, 1) >= 0;
  if (isWord(first, 'which', 'who') && (isSubject || (opensClause && nounPhraseEnd(next, 1) === 2))) {
    const isWhole = isSubject && !hasOtherClause(next, 3);
    return isWhole || opensClause ? join(tokens, next, ',', '') : undefined;
  }
  if (isWord(first, 'whose') && can(second, NOUN) && clauseVerb(next, 1) < 0 && hasFinite(next, 2, next.length))
    return join(tokens, next, '', ',');
  if (isWord(first, 'where') && opensClause && !next.some(isComma)) return join(tokens, next, '', ',');
  const isThat =
    isWord(first, 'that') && (isWord(second, 'i', 'we', 'he', 'she', 'they') || is(second, R.PRPS)) && opensClause;
  if (isThat && is(tokens.at(-2), R.NN | R.NNS) && !hasOtherClause(next, clauseVerb(next, 1) + 1))
    return join(tokens, next, '');
});

/** Whether a main clause follows a comma. */
function hasOtherClause(tokens: Tokens, from: number): boolean {
  return tokens.some((token, at) => at >= from && isComma(token) && clauseVerb(tokens, at + 1) >= 0);
}

/** Whether the sentence, up to a clause joined with and or but, has no finite verb. */
function hasNoVerb(tokens: Tokens): boolean {
  let end = tokens.findIndex(
    (token, at) => isComma(token) && isWord(tokens[at + 1], 'and', 'but') && clauseVerb(tokens, at + 2) >= 0,
  );
  if (end < 0) end = tokens.length;
  for (let at = 0; at < end; at += 1) {
    if (isFiniteVerb(tokens, at) || (opensPhrase(tokens, at) && clauseVerb(tokens, at) >= 0)) return false;
    if (isComma(tokens[at]) && can(tokens[at + 1], R.VB) && !can(tokens[at + 1], NOUN)) return false;
  }
  return true;
}

const startsWith = (tokens: Tokens, phrase: string): boolean =>
  phrase.split(' ').every((word, at) => tokens[at]?.lower === word);

/** "There are many things to do. Such as swimming." → do, such */
const addition = joinRule('additionAlone', (tokens, next) => {
  if (!isStatement(tokens) || !endsWithStop(next) || hasQuote(next) || !hasNoVerb(next)) return;
  const second = next[1];
  if (
    startsWith(next, 'such as') ||
    startsWith(next, 'as well as') ||
    isWord(next[0], 'including', 'especially', 'particularly')
  )
    return join(tokens, next, ',');
  if (startsWith(next, 'for example ,') || startsWith(next, 'for instance ,'))
    return next.length > 5 && !next.some((token) => can(token, R.VB | R.VBZ | R.VBD))
      ? join(tokens, next, ',')
      : undefined;
  if (isWord(next[0], 'like') && is(second, R.DT | R.PRPS | R.NNS | R.NNP) && next.length > 3)
    return join(tokens, next, ',');
  if (isWord(next[0], 'except')) return join(tokens, next, '', ',');
  if (startsWith(next, 'or maybe') || startsWith(next, 'or perhaps') || startsWith(next, 'or even'))
    return join(tokens, next, '', ',');
  if (startsWith(next, 'instead of') || (isWord(next[0], 'without') && can(second, R.VBG)))
    return join(tokens, next, '');
  if (startsWith(next, 'because of') && !tokens.some((token) => can(token, R.BE))) return join(tokens, next, '');
  if (
    isWord(next[0], 'after', 'before', 'during', 'until', 'since') &&
    nounPhraseEnd(next, 1) > 1 &&
    !next.some(isComma) &&
    next.length > 4 &&
    next.length < 8
  )
    return join(tokens, next, '');
});

/** "She moved to Germany. To study there." → Germany to */
const verbAlone = joinRule('verbAlone', (tokens, next) => {
  if (!isStatement(tokens) || !endsWithStop(next) || hasQuote(next) || !hasNoVerb(next)) return;
  const [first, second] = next;
  if (next.length < 5) return;
  if (isWord(first, 'to') && is(second, R.VB) && !isWord(second, 'be', 'sum', 'conclude', 'start', 'begin'))
    return next.some(isComma) ? undefined : join(tokens, next, '');
  const end = next.findIndex(isComma);
  const part = next.slice(1, end < 0 ? next.length : end);
  const mayHaveVerb = part.some((token) => can(token, R.VBZ | R.VBD | R.MD | R.BE | R.HAVE));
  if (
    is(first, R.VBG) &&
    !mayHaveVerb &&
    !next.some(({ text }) => text === '(') &&
    !isWord(first, 'being', 'including', 'according', 'considering', 'regarding', 'speaking') &&
    !next.slice(0, 4).some(isComma)
  ) {
    return join(tokens, next, ',', '');
  }
});

const OPENERS = ['during', 'despite', 'since', 'instead', 'because', 'after', 'before', 'until'];

/** "During my first year at university. I shared a room." → university, I */
const phraseBefore = joinRule('phraseAlone', (tokens, next, { previous }) => {
  if (previous || !endsWithStop(tokens) || hasQuote(tokens) || !hasNoVerb(tokens) || clauseVerb(next, 0) < 0) return;
  const mayHaveVerb = tokens.some((token) => isComma(token) || can(token, R.VBZ | R.VBD | R.VB | R.MD | R.BE));
  if (isWord(tokens[0], ...OPENERS) && !mayHaveVerb && isWord(next[0], ...SUBJECTS) && tokens.length > 4)
    return join(tokens, next, ',');
  // "Living abroad. It teaches you a lot."
  const last = tokens.at(-2);
  const it = next[0];
  if (is(tokens[0], R.VBG) && !mayHaveVerb && isWord(it, 'it', 'this') && last && tokens.length > 3) {
    return { from: tokens.length - 2, to: tokens.length + 1, fixes: [last.text], params: { word: it?.text ?? '' } };
  }
});

/** "The first thing that I saw. Is the car." → saw is */
const verbOfNext = joinRule('verbAlone', (tokens, next) => {
  if (!endsWithStop(tokens) || !endsWithStop(next) || hasQuote(tokens) || hasQuote(next)) return;
  const isVerb = isWord(next[0], 'is', 'are', 'was', 'were', 'has', 'makes', 'helps', 'gives', 'can', 'will');
  if (!isVerb || isWord(next[1], ...SUBJECTS) || !is(tokens[0], R.DT | R.PRPS)) return;
  return join(tokens, next, '');
});

/** "One of them holding a baby, and the other …": a clause whose verb lacks be. */
const missingBe: Rule = {
  kind: 'fragment',
  code: 'missingBe',
  *find(tokens) {
    if (hasQuote(tokens)) return;
    let end = nounPhraseEnd(tokens, 0);
    if (isWord(tokens[0], 'one') && isWord(tokens[1], 'of')) end = nounPhraseEnd(tokens, 2);
    const verb = tokens[end];
    if (end === 0 || !verb) return;
    const comma = tokens.findIndex(isComma);
    if (
      comma < end ||
      !isWord(tokens[comma + 1], 'and', 'but', 'while') ||
      clauseVerb(tokens, comma + 2) < 0 ||
      hasFinite(tokens, 0, comma)
    )
      return;
    const isIng = is(verb, R.VBG) && comma > end + 1;
    const isAdjective = is(verb, R.JJ) && comma === end + 1 && !can(tokens[end - 1], R.VB | R.VBZ | R.VBD);
    if (!isIng && !isAdjective) return;
    const isSingular =
      isWord(tokens[0], 'one', 'he', 'she', 'it', 'a', 'an', 'another') ||
      is(tokens[end - 1], R.NN | R.CD) ||
      isWord(tokens[end - 1], 'one');
    const be = isWord(tokens[0], 'i') ? 'am' : isSingular ? 'is' : 'are';
    yield {
      from: end,
      to: end + 1,
      fixes: [`${be} ${verb.text}`, `${be === 'are' ? 'were' : 'was'} ${verb.text}`],
      params: { word: verb.text, right: be },
    };
  },
};

export const fragmentRules: readonly Rule[] = [
  clauseAfter,
  clauseBefore,
  relative,
  addition,
  verbAlone,
  phraseBefore,
  verbOfNext,
  missingBe,
];
