import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { type Finding, tokenRule } from '../rule.ts';
import { afterOpeningPhrase, hasVerbAfter, isStatement } from './clauses.ts';
import { JUDGEMENTS, WEATHER } from './tables.ts';

const skipDegree = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (is(tokens[at], R.RB | R.NOT) || isWord(tokens[at], 'more', 'still', 'not')) at += 1;
  return at;
};

/** Whether "it is" is meant: an adjective follows, and no noun after it. */
function isJudged(tokens: readonly Token[], from: number): boolean {
  const at = skipDegree(tokens, from);
  const token = tokens[at];
  const after = tokens[at + 1];
  const isEnd =
    after === undefined ||
    isPunctuation(after) ||
    can(after, R.TO | R.SC) ||
    isWord(
      after,
      'to',
      'that',
      'for',
      'here',
      'there',
      'in',
      'from',
      'and',
      'but',
      'when',
      'because',
      'if',
      'today',
      'at',
      'during',
      'than',
    );
  return isEnd && (JUDGEMENTS.has(token?.lower ?? '') || WEATHER.has(token?.lower ?? ''));
}

const itIs = (tokens: readonly Token[], index: number): Finding =>
  isWord(tokens[index], 'is')
    ? finding(tokens, index, index + 1, ['it is', "it's"])
    : finding(tokens, index, index + 1, [`it ${tokens[index]?.lower}`]);

/** "In my country is very cold", "Is important to sleep", "because is expensive". */
export const missingIt = tokenRule('pronoun', 'missingIt', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'is', 'was') || !isStatement(tokens)) return null;
  const before = tokens[index - 1];
  // "In 1987 flying was expensive"
  if (can(before, R.VBG)) return null;
  // "because is a good school"
  if (
    isWord(before, 'because') &&
    can(tokens[index + 1], R.JJ | R.DT | R.NOT | R.RB) &&
    !isWord(tokens[index + 2], '"', '”')
  ) {
    return itIs(tokens, index);
  }
  if (!isJudged(tokens, index + 1)) return null;
  // "today is cold" and "last year was hard" are right
  const isOpening =
    index > 0 &&
    isWord(tokens[0], 'in', 'at', 'on', 'during', 'after', 'for', 'without', 'sometimes', 'usually', 'nowadays') &&
    afterOpeningPhrase(tokens) === index;
  const isFirst = index === 0 && !isWord(tokens.at(-1), '!');
  const isAfterConjunction =
    isWord(before, 'although', 'though', 'if', 'so') &&
    !(isWord(before, 'so') && index > 1 && !isWord(tokens[index - 2], ','));
  return isOpening || isFirst || isAfterConjunction ? itIs(tokens, index) : null;
});

/** "In autumn rains a lot", "when rains". */
export const weatherIt = tokenRule('pronoun', 'weatherIt', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'rains', 'rained', 'snows', 'snowed', 'raining', 'snowing')) return null;
  const after = tokens[index + 1];
  const before = tokens[index - 1];
  if (isWord(token, 'raining', 'snowing')) {
    return isWord(before, 'is', 'was') && index === 1 && isStatement(tokens)
      ? finding(tokens, 0, 1, [`it ${before?.lower}`])
      : null;
  }
  const isVerb =
    isPunctuation(after) || can(after, R.RB | R.IN | R.CC) || isWord(after, 'a', 'every', 'all', 'here', 'so', 'the');
  if (!isVerb || isWord(after, 'are', 'have', 'come', 'of') || hasVerbAfter(tokens, index)) return null;
  const at = isWord(before, 'often', 'usually', 'always', 'never', 'sometimes') ? index - 1 : index;
  const isOpening = at > 0 && afterOpeningPhrase(tokens) === at && !can(tokens[at - 1], R.JJ);
  const isAfterConjunction =
    isWord(tokens[at - 1], 'if', 'because', 'when', 'although', 'and') &&
    !(isWord(tokens[at - 1], 'and') && !isWord(token, 'rained', 'snowed'));
  if (isWord(tokens[at - 1], 'and')) return null;
  return isOpening || isAfterConjunction ? finding(tokens, at, at + 1, [`it ${tokens[at]?.lower}`]) : null;
});

/** "I find difficult to wake up", "made possible for them to see". */
export const dummyObject = tokenRule('pronoun', 'dummyObject', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (
    !isWord(token, 'find', 'finds', 'found', 'make', 'makes', 'made', 'making', 'consider', 'considers', 'finding') ||
    can(tokens[index - 1], R.BE)
  )
    return null;
  const at = skipDegree(tokens, index + 1);
  const judged = tokens[at];
  if (
    ![
      'difficult',
      'easy',
      'hard',
      'important',
      'possible',
      'impossible',
      'necessary',
      'useful',
      'interesting',
      'easier',
      'harder',
      'strange',
      'boring',
      'helpful',
      'fun',
      'dangerous',
    ].includes(judged?.lower ?? '')
  )
    return null;
  const after = tokens[at + 1];
  const isClause =
    (isWord(after, 'to') && can(tokens[at + 2], R.VB)) ||
    (isWord(after, 'that') && can(tokens[at + 2], R.PRP | R.DT | R.PRPS)) ||
    (isWord(after, 'for') && tokens.slice(at + 2, at + 6).some((each) => isWord(each, 'to')));
  // "what she made possible", "the food that I found hard to eat"
  const isGap =
    tokens
      .slice(Math.max(0, index - 8), index)
      .some((each) => isWord(each, 'that', 'which', 'what', 'who', 'whom', 'than', 'as', 'something', 'how')) ||
    (can(tokens[index - 1], R.PRP) && can(tokens[index - 2], NOUN));
  if (!isClause || isGap || !next || isWord(tokens[index - 1], 'and', 'or')) return null;
  return finding(tokens, index + 1, index + 2, [`it ${next.lower}`]);
});

/** "There takes an hour", "there was not easy to find". */
export const thereForIt = tokenRule('pronoun', 'thereForIt', (tokens, index) => {
  if (!isWord(tokens[index], 'there')) return null;
  const next = tokens[index + 1];
  const before = tokens[index - 1];
  const opens =
    before === undefined ||
    isPunctuation(before) ||
    can(before, R.SC | R.CC) ||
    isWord(before, 'ago', 'that', 'today', 'here', 'yesterday');
  if (!opens) return null;
  if (
    isWord(next, 'takes', 'took', 'costs', 'cost', 'rains', 'rained', 'depends', 'snows') &&
    !isPunctuation(tokens[index + 2]) &&
    !isWord(tokens[index + 2], 'place')
  )
    return finding(tokens, index, index + 1, ['it']);
  if (!isWord(next, 'is', 'was', "'s", 'will')) return null;
  const from = isWord(next, 'will') && isWord(tokens[index + 2], 'be') ? index + 3 : index + 2;
  const at = skipDegree(tokens, from);
  const after = tokens[at + 1];
  const lower = tokens[at]?.lower ?? '';
  const isClause =
    JUDGEMENTS.has(lower) &&
    !isWord(tokens[at], 'fun', 'good', 'bad', 'better', 'best', 'wrong', 'natural') &&
    ((isWord(after, 'to') && can(tokens[at + 2], R.VB)) || isWord(after, 'that'));
  const isWeather =
    WEATHER.has(lower) &&
    !isWord(tokens[at], 'late', 'early', 'quiet', 'cool', 'dark', 'cold') &&
    (isPunctuation(after) || isWord(after, 'in', 'here', 'today', 'and', 'outside', 'when'));
  return isClause || isWeather ? finding(tokens, index, index + 1, ['it']) : null;
});
