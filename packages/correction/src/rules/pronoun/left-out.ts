import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';
import { FEMALE, MALE, NEUTRAL, PLURAL_PEOPLE } from './tables.ts';

/** "There is a man sells corn", "I have a friend lives in Rome": "who" is missing. */
export const missingWho = tokenRule('pronoun', 'whoLeftOut', (tokens, index) => {
  const token = tokens[index];
  const noun = tokens[index - 1];
  const lower = noun?.lower ?? '';
  if (!token?.verb || !noun) return null;
  const isPerson = MALE.has(lower) || FEMALE.has(lower) || NEUTRAL.has(lower) || PLURAL_PEOPLE.has(lower);
  if (!isPerson) return null;
  const isVerb = can(noun, R.NNS)
    ? can(token, R.VB) &&
      [
        'live',
        'work',
        'want',
        'come',
        'like',
        'think',
        'go',
        'speak',
        'know',
        'love',
        'have',
        'need',
        'believe',
        'say',
      ].includes(token.verb)
    : is(token, R.VBZ) ||
      isWord(token, 'works', 'likes', 'lives', 'loves', 'wants', 'studies', 'plays', 'has', 'speaks');
  if (!isVerb || isWord(token, 'is', 'are', 'was')) return null;
  let at = index - 2;
  while (at > 0 && can(tokens[at], R.JJ | R.DT | R.QT | R.CD | R.PRPS | R.RB | R.NN) && !can(tokens[at], R.BE | R.HAVE))
    at -= 1;
  if (isWord(tokens[at], 'of') && isWord(tokens[at - 1], 'lot', 'lots')) at -= isWord(tokens[at - 2], 'a') ? 3 : 2;
  const opener = tokens[at];
  const isThere = isWord(opener, 'is', 'are', 'was', 'were', "'s") && isWord(tokens[at - 1], 'there');
  const isHave =
    isWord(opener, 'have', 'had') &&
    isWord(tokens[at - 1], 'i', 'we') &&
    isWord(tokens[at + 1], 'a', 'an', 'some', 'many', 'two', 'one');
  if ((!isThere && !isHave) || (at === index - 2 && !can(noun, R.NNS))) return null;
  return finding(tokens, index, index + 1, [`who ${token.text}`, `that ${token.text}`]);
});

/** "a friend his name is Ali" → whose name. */
export const whoseName = tokenRule('pronoun', 'whoseName', (tokens, index) => {
  if (
    !isWord(tokens[index], 'his', 'her', 'their') ||
    !isWord(tokens[index + 1], 'name', 'names', 'father', 'mother', 'parents', 'job') ||
    !can(tokens[index + 2], R.BE)
  )
    return null;
  const lower = tokens[index - 1]?.lower ?? '';
  const isPerson = MALE.has(lower) || FEMALE.has(lower) || NEUTRAL.has(lower) || PLURAL_PEOPLE.has(lower);
  return isPerson && can(tokens[index - 2], R.DT | R.JJ | R.CD | R.QT)
    ? finding(tokens, index, index + 1, ['whose'])
    : null;
});

/** "She bought a sofa but she doesn't like any more": the object is missing. */
export const missingObject = tokenRule('pronoun', 'missingObject', (tokens, index) => {
  const token = tokens[index];
  if (
    !isWord(
      token,
      'like',
      'likes',
      'liked',
      'love',
      'loves',
      'loved',
      'enjoy',
      'enjoys',
      'enjoyed',
      'use',
      'wear',
      'trust',
      'appreciate',
      'afford',
    )
  )
    return null;
  const next = tokens[index + 1];
  const end = isWord(token, 'afford')
    ? index + 1
    : isWord(next, 'anymore')
      ? index + 2
      : (isWord(next, 'any') && isWord(tokens[index + 2], 'more')) ||
          (isWord(next, 'very') && isWord(tokens[index + 2], 'much')) ||
          (isWord(next, 'at') && isWord(tokens[index + 2], 'all'))
        ? index + 3
        : -1;
  if (end < 0 || !(isPunctuation(tokens[end]) || tokens[end] === undefined)) return null;
  let at = index - 1;
  while (can(tokens[at], R.RB | R.DO | R.NOT | R.MD)) at -= 1;
  const opener = tokens[at - 1];
  const isClause =
    isWord(tokens[at], 'i', 'you', 'he', 'she', 'we', 'they') &&
    (opener === undefined || isWord(opener, ',', 'and', 'but', 'because', 'so'));
  return isClause && !tokens.slice(0, at).some((each) => isWord(each, 'who', 'which', 'that', 'what'))
    ? finding(tokens, index, index + 1, [`${token?.text} it`, `${token?.text} them`])
    : null;
});
