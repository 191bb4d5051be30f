import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isWord } from '../../tagging/token.ts';
import { clauseVerb, hasFinite, isFiniteVerb, nounPhraseEnd, opensPhrase, SUBJECTS } from '../punctuation/clauses.ts';
import type { Rule } from '../rule.ts';
import { endsWithStop, hasQuote, isComma, isStatement, join, joinRule, type Tokens } from './joining.ts';

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
export const addition = joinRule('additionAlone', (tokens, next) => {
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
export const verbAlone = joinRule('verbAlone', (tokens, next) => {
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
export const phraseBefore = joinRule('phraseAlone', (tokens, next, { previous }) => {
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

/** "One of them holding a baby, and the other …": a clause whose verb lacks be. */
export const missingBe: Rule = {
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
