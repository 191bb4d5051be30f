import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';

const NEGATIVE: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    nobody: ['anybody', 'anyone'],
    nothing: ['anything'],
    nowhere: ['anywhere'],
  }),
);

/** "I didn't know nobody" → anybody. */
export const doubleNegative = tokenRule('pronoun', 'doubleNegative', (tokens, index) => {
  const fixes = NEGATIVE.get(tokens[index]?.lower ?? '');
  if (!fixes) return null;
  const verb = tokens[index - 1];
  const at = isWord(verb, 'to', 'with', 'about') ? index - 2 : index - 1;
  const isNegated =
    (can(tokens[at - 1], R.NOT) && can(tokens[at - 2], R.DO | R.MD | R.HAVE | R.BE)) || isWord(tokens[at - 1], 'never');
  if (
    !isNegated ||
    !can(tokens[at], R.VB | R.VBN | R.VBD) ||
    isWord(tokens[at], 'do', 'be', 'done', 'mean') ||
    isWord(tokens[index + 1], 'but', 'else')
  )
    return null;
  return isPunctuation(tokens[at]) ? null : finding(tokens, index, index + 1, [...fixes]);
});

/** "two uncles: one is a farmer, and another drives" → the other; "some come by bus, another come by bike" → others. */
export const another = tokenRule('pronoun', 'theOther', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'another', 'other', 'others')) return null;
  const after = tokens[index + 1];
  const isVerb =
    can(after, R.BE | R.MD | R.HAVE) ||
    (can(after, R.VB | R.VBZ | R.VBD) &&
      after?.verb !== undefined &&
      [
        'drive',
        'come',
        'go',
        'live',
        'work',
        'like',
        'want',
        'prefer',
        'play',
        'study',
        'have',
        'say',
        'think',
        'use',
        'take',
        'speak',
        'walk',
      ].includes(after.verb) &&
      !isWord(after, 'work', 'study', 'drive', 'walk', 'play')) ||
    (isWord(after, 'drive') && isWord(tokens[index + 2], 'a', 'the'));
  if (!isVerb) return null;
  const before = tokens[index - 1];
  const earlier = tokens.slice(0, index);
  if (!isWord(before, 'and', ',', 'but')) return null;
  const hasTwo =
    earlier.some((each) => isWord(each, 'two', 'both')) &&
    !earlier.some((each) => isWord(each, 'three', 'four', 'five', 'several', 'many'));
  if (hasTwo && earlier.some((each) => isWord(each, 'one')) && isWord(token, 'another', 'other'))
    return finding(tokens, index, index + 1, ['the other']);
  if (
    isWord(tokens[0], 'some') &&
    is(tokens[1], R.NNS) &&
    isWord(token, 'another', 'other') &&
    !is(after, R.VBZ) &&
    !isWord(after, 'is', 'has', 'was')
  )
    return finding(tokens, index, index + 1, ['others']);
  return null;
});

/** "All in my office knows" → everybody. */
export const everybody = tokenRule('pronoun', 'everybody', (tokens, index) => {
  if (
    !isWord(tokens[index], 'all') ||
    (index > 0 && !isPunctuation(tokens[index - 1]) && !can(tokens[index - 1], R.SC))
  )
    return null;
  let at = index + 1;
  if (isWord(tokens[at], 'in', 'at') && can(tokens[at + 1], R.PRPS | R.DT) && can(tokens[at + 2], R.NN)) at += 3;
  else if (isWord(tokens[at], 'around') && isWord(tokens[at + 1], 'me')) at += 2;
  const verb = tokens[at];
  const isPersonVerb = isWord(
    verb,
    'knows',
    'likes',
    'thinks',
    'wants',
    'loves',
    'says',
    'speaks',
    'laughs',
    'enjoys',
    'works',
    'lives',
    'hates',
    'believes',
  );
  if (!isPersonVerb && !(at > index + 1 && isWord(verb, 'is', 'has'))) return null;
  return finding(tokens, index, index + 1, ['everybody', 'everyone']);
});

/** "If you want …, one must" → you. */
export const oneForYou = tokenRule('pronoun', 'oneForYou', (tokens, index) => {
  if (
    !isWord(tokens[index], 'one') ||
    tokens[index - 1]?.text !== ',' ||
    !can(tokens[index + 1], R.MD) ||
    !isWord(tokens[0], 'if', 'when')
  )
    return null;
  return isWord(tokens[1], 'you') && !tokens.slice(2, index).some((each) => isWord(each, 'two', 'three'))
    ? finding(tokens, index, index + 1, ['you'])
    : null;
});

/** "I prefer the blue" → the blue one. */
export const one = tokenRule('pronoun', 'missingOne', (tokens, index) => {
  const token = tokens[index];
  if (
    !isWord(tokens[index - 1], 'the') ||
    !isWord(
      tokens[index - 2],
      'prefer',
      'prefers',
      'preferred',
      'choose',
      'chose',
      'take',
      'took',
      'want',
      'buy',
      'bought',
    )
  )
    return null;
  if (
    !isWord(
      token,
      'blue',
      'red',
      'black',
      'white',
      'green',
      'yellow',
      'brown',
      'grey',
      'pink',
      'big',
      'small',
      'bigger',
      'smaller',
      'cheaper',
      'cheap',
      'new',
      'old',
    )
  )
    return null;
  const after = tokens[index + 1];
  return isPunctuation(after) || isWord(after, 'in', 'because', 'with', 'on')
    ? finding(tokens, index, index + 1, [`${token?.text} one`])
    : null;
});
