import { R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { type Rule, tokenRule } from '../rule.ts';

/** Where the part after a first word such as "both" ends; -1 if it is not certain. */
function endOfPart(tokens: readonly Token[], from: number): number {
  const phrase = nounPhraseAt(tokens, from);
  if (phrase) return phrase.to;
  return is(tokens[from], R.JJ) ? from + 1 : -1;
}

/** "both … or" → and, "either … and" → or, "neither … and" → nor. */
const pair = tokenRule('conjunction', 'pairOfWords', (tokens, index) => {
  const token = tokens[index];
  if (!token || !isWord(token, 'both', 'either', 'neither')) return;
  const after = tokens[index + 1];
  if (!after || isPunctuation(after) || isWord(after, 'of', 'one', 'way', 'side')) return;
  const end = endOfPart(tokens, index + 1);
  const link = tokens[end];
  if (end < 0 || !link) return;
  const params = { first: token.lower, wrong: link.lower };
  const rest = tokens.slice(end + 1);
  if (isWord(token, 'both')) {
    if (!isWord(link, 'or') || is(after, R.NNS)) return;
    return { from: end, to: end + 1, fixes: ['and'], params: { ...params, right: 'and' } };
  }
  if (isWord(token, 'either')) {
    // "either side and", "I don't like it either and"
    if (
      !isWord(link, 'and') ||
      rest.some((each) => isWord(each, 'or')) ||
      (is(after, R.NN) && !can(tokens[end + 1], R.NN | R.NNS))
    )
      return;
    if (!(index === 0 || can(tokens[index - 1], VERB | R.BE | R.IN)) || !nounPhraseAt(tokens, end + 1)) return;
    return { from: end, to: end + 1, fixes: ['or'], params: { ...params, right: 'or' } };
  }
  if (!isWord(link, 'and', 'or') || rest.some((each) => isWord(each, 'nor'))) return;
  if (
    isWord(link, 'or') &&
    !isPunctuation(tokens[endOfPart(tokens, end + 1)]) &&
    !can(tokens[endOfPart(tokens, end + 1)], R.BE | R.MD | R.VBZ)
  )
    return;
  if (is(after, R.NN) && can(tokens[end + 1], R.PRP)) return;
  return {
    from: end,
    to: end + 1,
    fixes: ['nor', ...(isWord(link, 'and') ? ['or'] : [])],
    params: { ...params, right: 'nor' },
  };
});

/** "not only modern and also close" → but also. */
const notOnly = tokenRule('conjunction', 'notOnlyButAlso', (tokens, index) => {
  if (!isWord(tokens[index], 'and') || !isWord(tokens[index + 1], 'also')) return;
  const start = tokens.findLastIndex(
    (each, at) => at < index && isWord(each, 'only') && isWord(tokens[at - 1], 'not', "n't"),
  );
  if (start < 0 || index - start > 9 || tokens.slice(start, index).some((each) => isWord(each, 'but', ';'))) return;
  return { from: index, to: index + 1, fixes: ['but'], params: { right: 'but also', wrong: 'and also' } };
});

/** "is not a hotel, and a school" → but. */
const notBut = tokenRule('conjunction', 'notButInstead', (tokens, index) => {
  if (!isWord(tokens[index], 'and') || !isWord(tokens[index - 1], ',') || !isWord(tokens[index + 1], 'a', 'an')) return;
  const not = tokens.findLastIndex((each, at) => at < index && isWord(each, 'not', "n't"));
  if (not < 1 || index - not > 6 || !can(tokens[not - 1], R.BE) || !isWord(tokens[not + 1], 'a', 'an')) return;
  const phrase = nounPhraseAt(tokens, index + 1);
  const first = nounPhraseAt(tokens, not + 1);
  if (!phrase || !first || first.to !== index - 1 || can(tokens[phrase.to], VERB | R.BE | R.MD | R.HAVE)) return;
  return { from: index, to: index + 1, fixes: ['but'], params: { right: 'but', wrong: 'and' } };
});

/** "would rather stay at home as go out" → than. */
const ratherThan = tokenRule('conjunction', 'ratherThan', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'as') || !token || !can(tokens[index + 1], R.VB) || can(tokens[index + 1], R.PRP | R.DT)) return;
  const rather = tokens.findLastIndex(
    (each, at) => at < index && isWord(each, 'rather') && isWord(tokens[at - 1], 'would', "'d"),
  );
  if (rather < 0 || index - rather < 2 || index - rather > 12 || !can(tokens[rather + 1], R.VB)) return;
  if (tokens.slice(rather, index).some((each) => isPunctuation(each) || isWord(each, 'than', 'as'))) return;
  return { from: index, to: index + 1, fixes: ['than'], params: { wrong: token.lower, right: 'than' } };
});

export const pairRules: readonly Rule[] = [pair, notOnly, notBut, ratherThan];
