import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isWord } from '../../tagging/token.ts';
import { clauseVerb, hasFinite, isFiniteVerb, nounPhraseEnd, opensPhrase, SUBJECTS } from '../punctuation/clauses.ts';
import {
  conjunctionLength,
  endsWithStop,
  hasQuote,
  isComma,
  isStatement,
  join,
  joinRule,
  type Tokens,
} from './joining.ts';

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

/** "We stayed at home. Because it was raining." → home because */
export const clauseAfter = joinRule('clauseAlone', (tokens, next) => {
  if (!isStatement(tokens) || !endsWithStop(next) || !isClauseOnly(next)) return;
  const isContrast = isWord(next[0], 'although', 'though', 'whereas', 'even');
  return isContrast ? join(tokens, next, ',', '') : join(tokens, next, '', ',');
});

/** "When I was a child. I lived there." → child, I */
export const clauseBefore = joinRule('clauseAlone', (tokens, next, { previous }) => {
  if (previous || !endsWithStop(tokens) || !isClauseOnly(tokens)) return;
  if (isWord(tokens[0], 'whereas', 'so') || clauseVerb(next, 0) < 0 || isWord(next[0], 'that', 'this')) return;
  return join(tokens, next, ',');
});

/** "I bought a boat. Which I use in summer." → boat, which */
export const relative = joinRule('relativeAlone', (tokens, next) => {
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
