import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { countNouns } from '../determiner/count-nouns.ts';
import { articleFor } from '../determiner/sound.ts';
import { finding } from '../finding.ts';
import { textOf } from '../fixed-phrases.ts';
import { endsNounPhrase } from '../noun-phrase.ts';
import { tokenRule } from '../rule.ts';
import { set } from './noun-order.ts';

const UNITS = set(
  `metre metres meter meters kilometre kilometres kilometer kilometers centimetres centimeters cm km m feet foot inches
years year months weeks days hours minutes miles`,
);

const DIMENSIONS = ['high', 'long', 'wide', 'deep', 'tall', 'old', 'thick'];

/** "is high eight metres" → eight metres high. */
export const measure = tokenRule('word-order', 'measureOrder', (tokens, index) => {
  const adjective = tokens[index];
  const number = tokens[index + 1];
  const unit = tokens[index + 2];
  if (
    !adjective ||
    !number ||
    !unit ||
    !isWord(adjective, ...DIMENSIONS) ||
    !is(number, R.CD) ||
    !UNITS.has(unit.lower)
  )
    return;
  if (!can(tokens[index - 1], R.BE) && !isWord(tokens[index - 1], 'about', 'almost', 'only')) return;
  return finding(tokens, index, index + 3, [`${number.text} ${unit.text} ${adjective.text}`]);
});

/** "he is enough old" → old enough. */
export const enough = tokenRule('word-order', 'enoughAfterAdjective', (tokens, index) => {
  const adjective = tokens[index + 1];
  const after = tokens[index + 2];
  if (
    !isWord(tokens[index], 'enough') ||
    !adjective ||
    !(is(adjective, R.JJ) || isWord(adjective, 'well', 'fast', 'hard', 'old', 'big', 'strong', 'warm', 'good', 'long'))
  )
    return;
  const before = tokens[index - 1];
  if (
    !can(before, R.BE) &&
    !isWord(before, 'not', "n't", 'feel', 'feels', 'speak', 'run', 'look', 'looks', 'study', 'work')
  )
    return;
  if (
    isWord(adjective, 'other') ||
    can(after, NOUN | R.JJ) ||
    !(after === undefined || is(after, R.PUNCT | R.TO | R.IN | R.CC | R.SC) || isWord(after, 'to'))
  )
    return;
  return finding(tokens, index, index + 2, [`${adjective.text} enough`]);
});

/** "ago ten years" → ten years ago. */
export const ago = tokenRule('word-order', 'agoOrder', (tokens, index) => {
  if (
    !isWord(tokens[index], 'ago') ||
    UNITS.has(tokens[index - 1]?.lower ?? '') ||
    isWord(
      tokens[index - 1],
      'time',
      'long',
      'while',
      'decades',
      'centuries',
      'ages',
      'century',
      'decade',
      'week',
      'day',
      'hour',
      'minute',
      'month',
      'moment',
      'moments',
      'generations',
      'lessons',
      'seconds',
    )
  )
    return;
  const number = tokens[index + 1];
  let at = index + 2;
  if (!is(number, R.CD) && !isWord(number, 'a', 'an', 'many', 'several', 'some')) return;
  if (isWord(number, 'a') && isWord(tokens[at], 'few', 'long', 'couple')) at += isWord(tokens[at], 'couple') ? 2 : 1;
  if (!UNITS.has(tokens[at]?.lower ?? '') && !isWord(tokens[at], 'time', 'week', 'day', 'month', 'hour', 'while'))
    return;
  return finding(tokens, index, at + 1, [`${textOf(tokens, index + 1, at + 1)} ago`]);
});

/** "as much as I can money" → as much money as I can. */
export const asMuchAs = tokenRule('word-order', 'asMuchOrder', (tokens, index) => {
  if (!isWord(tokens[index], 'as') || !isWord(tokens[index + 1], 'much', 'many') || !isWord(tokens[index + 2], 'as'))
    return;
  const isCan = can(tokens[index + 3], R.PRP) && isWord(tokens[index + 4], 'can', 'could', 'want');
  const isPossible = isWord(tokens[index + 3], 'possible');
  const at = isCan ? index + 5 : isPossible ? index + 4 : -1;
  const noun = tokens[at];
  if (at < 0 || !noun || !is(noun, NOUN)) return;
  return finding(tokens, index, at + 1, [
    `as ${tokens[index + 1]?.text} ${noun.text} as ${textOf(tokens, index + 3, at)}`,
  ]);
});

const PEOPLE = set(
  `grandparents grandmother grandfather mother father parents brother sister uncle aunt cousin friend friends teacher
boss wife husband neighbour neighbor neighbours son daughter`,
);

/** "the house my grandparents" → my grandparents' house. */
export const owner = tokenRule('word-order', 'ownerBefore', (tokens, index) => {
  const noun = tokens[index + 1];
  const person = tokens[index + 3];
  if (
    !isWord(tokens[index], 'the') ||
    !is(noun, R.NN) ||
    !noun ||
    !countNouns.has(noun.lower) ||
    !is(tokens[index + 2], R.PRPS) ||
    !person ||
    !PEOPLE.has(person.lower)
  )
    return;
  const after = tokens[index + 4];
  if (
    !(after === undefined || isPunctuation(after) || is(after, R.BE)) ||
    (isWord(after, ',') && can(tokens[index - 1], R.VBD | R.VB) && isWord(tokens[index - 2], 'to'))
  )
    return;
  const ending = person.lower.endsWith('s') ? "'" : "'s";
  return finding(tokens, index, index + 4, [`${tokens[index + 2]?.text} ${person.text}${ending} ${noun.text}`]);
});

const SUCH = set(
  `day night evening morning place city house person man woman girl boy film movie book song story idea way time friend
teacher family trip holiday experience party view game job meal restaurant hotel`,
);

/** "it was so beautiful day" → such a beautiful day. */
export const soWithNoun = tokenRule('word-order', 'suchBeforeNoun', (tokens, index) => {
  const adjective = tokens[index + 1];
  const noun = tokens[index + 2];
  if (
    !isWord(tokens[index], 'so') ||
    !adjective ||
    !is(adjective, R.JJ) ||
    !noun ||
    !is(noun, R.NN) ||
    !SUCH.has(noun.lower)
  )
    return;
  if (!(can(tokens[index - 1], R.BE | R.HAVE) || can(tokens[index - 1], R.VBD)) || !endsNounPhrase(tokens[index + 3]))
    return;
  return finding(tokens, index, index + 2, [`such ${articleFor(adjective.text)} ${adjective.text}`]);
});
