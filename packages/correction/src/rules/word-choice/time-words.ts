import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { type Rule, tokenRule } from '../rule.ts';

const UNITS = new Set('minutes hours days weeks months years minute hour day week month year'.split(' '));

/** "I came here two years before" → ago, where the past is counted from now. */
const beforeForAgo = tokenRule('word-choice', 'beforeForAgo', (tokens, index) => {
  const token = tokens[index];
  if (!token || !isWord(token, 'before') || !UNITS.has(tokens[index - 1]?.lower ?? '')) return;
  if (!can(tokens[index - 2], R.CD) && !isWord(tokens[index - 2], 'few', 'a', 'many')) return;
  const after = tokens[index + 1];
  if (
    after !== undefined &&
    !isPunctuation(after) &&
    !isWord(after, 'with', 'to', 'from', 'because', 'and', 'but', 'when')
  )
    return;
  const clause = tokens.slice(0, index);
  if (clause.some((each) => isWord(each, 'had', "'d", 'later')) || !clause.some((each) => can(each, R.VBD))) return;
  return { from: index, to: index + 1, fixes: ['ago'], params: { wrong: token.text, right: 'ago' } };
});

/** Verbs that take no amount: "cannot swim more", unlike "cannot eat more". */
const INTRANSITIVE = new Set(
  `live work swim go come play smoke talk speak cry happen function exist laugh walk drive run sing dance help wait stay
visit travel rain hurt meet study use`.split(/\s+/),
);

/** Verbs of dealing with someone: "they don't believe us more". */
const PERSONAL_VERBS = new Set('believe trust visit call understand recognise recognize follow meet see'.split(' '));

const isNegation = (token: Token | undefined): boolean =>
  is(token, R.NOT) || isWord(token, 'never', 'nobody', 'nothing');

/** "The children can't swim more", "I'm not shy no more" → any more. */
const moreForAnyMore = tokenRule('word-choice', 'moreForAnyMore', (tokens, index) => {
  const token = tokens[index];
  if (!token || !isWord(token, 'more')) return;
  const after = tokens[index + 1];
  if (after !== undefined && !isPunctuation(after) && !isWord(after, 'because', 'but', 'now', 'and')) return;
  const before = tokens[index - 1];
  const from = Math.max(0, index - 8);
  const start = tokens.findLastIndex((each, at) => at < index && (isPunctuation(each) || is(each, R.SC)));
  if (!tokens.slice(Math.max(from, start + 1), index).some(isNegation)) return;
  const found = (at: number) => ({
    from: at,
    to: index + 1,
    fixes: ['any more', 'anymore'],
    params: { wrong: at < index ? 'no more' : 'more', right: 'any more' },
  });
  if (isWord(before, 'no')) return found(index - 1);
  if (isWord(after, 'and')) return;
  const isVerb = before?.verb !== undefined && INTRANSITIVE.has(before.verb);
  // "it was not a problem more", "people don't believe us more"
  const isAfterNoun =
    tokens.slice(Math.max(0, index - 5), index).some((each) => can(each, R.BE)) &&
    is(before, R.NN) &&
    can(tokens[index - 2], R.DT) &&
    !isWord(before, 'bit', 'lot', 'time');
  const isAfterObject = is(before, R.PRPO) && PERSONAL_VERBS.has(tokens[index - 2]?.verb ?? '');
  return (isVerb || isAfterNoun || isAfterObject) && found(index);
});

export const timeWordRules: readonly Rule[] = [beforeForAgo, moreForAnyMore];
