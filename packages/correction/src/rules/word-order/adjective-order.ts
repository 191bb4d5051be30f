import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { countNouns } from '../determiner/count-nouns.ts';
import { articleFor } from '../determiner/sound.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';
import { set } from './noun-order.ts';

const OPINION = set(
  `beautiful nice lovely ugly good bad great wonderful horrible interesting boring delicious expensive cheap comfortable
pretty amazing famous important special favourite favorite strange traditional modern`,
);

const SIZE = set(`big small large little tiny huge long short tall enormous thin fat wide narrow high low thick`);

const AGE = set('old new young ancient');

const COLOUR = set('red blue green yellow white black brown grey gray orange pink purple');

const ORIGIN = set(
  `american british french german italian spanish japanese korean russian turkish indian mexican brazilian english`,
);

const MATERIAL = set('wooden plastic metal leather silver golden woollen silk cotton');

/** The place of an adjective before a noun: opinion, size, age, colour, origin, material. */
function rankOf(token: Token | undefined): number {
  const word = token?.lower ?? '';
  return [OPINION, SIZE, AGE, COLOUR, ORIGIN, MATERIAL].findIndex((each) => each.has(word)) + 1;
}

/** "a wooden big old table" → big old wooden. */
export const adjectives = tokenRule('word-order', 'adjectiveOrder', (tokens, index) => {
  if (rankOf(tokens[index]) === 0 || rankOf(tokens[index - 1]) > 0) return;
  let to = index;
  while (rankOf(tokens[to]) > 0) to += 1;
  if (to - index < 2 || !is(tokens[to], R.NN | R.NNS)) return;
  const ranks = tokens.slice(index, to).map(rankOf);
  const isWrong = ranks.some((rank, at) => rank >= 4 && ranks.slice(at + 1).some((later) => later <= 3));
  if (!isWrong || tokens.slice(index, to).some((each) => is(each, R.NNP))) return;
  // "little red", "old gold": fixed names of kinds: "white wine", "black short story"
  if (
    isWord(tokens[to - 1], 'old', 'new', 'young', 'high', 'short', 'special') &&
    isWord(tokens[to], 'man', 'lady', 'age', 'school', 'story', 'people', 'heels', 'town', 'year')
  )
    return;
  const sorted = tokens.slice(index, to).toSorted((a, b) => rankOf(a) - rankOf(b));
  return finding(tokens, index, to, [sorted.map(({ text }) => text).join(' ')]);
});

const AFTER_NOUN = new Set([...OPINION, ...SIZE, ...AGE, ...COLOUR]);

const NOUNS = set(
  `day place city film movie book song game thing person meal story food town dress woman man girl boy house car bag room
job`,
);

const CAUSES = set(`make keep find leave paint dye call consider get turn want need have see render think`);

/** "a coat long" → a long coat. */
export const afterNoun = tokenRule('word-order', 'adjectiveAfterNoun', (tokens, index) => {
  const noun = tokens[index];
  const adjective = tokens[index + 1];
  if (
    !noun ||
    !adjective ||
    !isWord(tokens[index - 1], 'a', 'an') ||
    !AFTER_NOUN.has(adjective.lower) ||
    !(countNouns.has(noun.lower) || NOUNS.has(noun.lower))
  )
    return;
  const after = tokens[index + 2];
  if (
    !(
      after === undefined ||
      isPunctuation(after) ||
      isWord(after, 'and', 'with', 'in', 'because', 'but', 'for', 'near', 'on', 'at')
    )
  )
    return;
  if (
    isWord(
      adjective,
      'little',
      'high',
      'low',
      'orange',
      'green',
      'white',
      'silver',
      'long',
      'wide',
      'thick',
      'short',
    ) &&
    isWord(noun, 'book', 'day', 'room', 'game', 'city', 'road', 'street')
  )
    return;
  if (
    CAUSES.has(tokens[index - 2]?.verb ?? '') &&
    !isWord(tokens[index - 2], 'have', 'has', 'had', 'see', 'want', 'need')
  )
    return;
  if (isWord(adjective, 'good', 'bad', 'famous', 'great') && isWord(after, 'at', 'for', 'with')) return;
  if (isWord(after, 'and') && can(tokens[index + 3], NOUN) && !can(tokens[index + 3], R.JJ)) return;
  return finding(tokens, index - 1, index + 2, [`${articleFor(adjective.text)} ${adjective.text} ${noun.text}`]);
});

const QUALITIES = set(
  `new interesting good bad special different important nice strange delicious beautiful useful wrong cold hot sweet
funny unusual exciting great better cheap expensive similar dangerous famous rich`,
);

/** "new something" → something new. */
export const something = tokenRule('word-order', 'adjectiveAfterSomething', (tokens, index) => {
  const adjective = tokens[index];
  const pronoun = tokens[index + 1];
  if (!adjective || !pronoun || !QUALITIES.has(adjective.lower)) return;
  if (!isWord(pronoun, 'something', 'anything', 'nothing', 'someone', 'somebody', 'anyone', 'anybody', 'everything'))
    return;
  const before = tokens[index - 1];
  if (can(before, R.DT | R.BE) || isPunctuation(before) || before === undefined || is(before, R.RB)) return;
  if (!(can(before, VERB) || is(before, R.IN | R.TO))) return;
  if (can(tokens[index + 2], R.BE | R.MD | R.VBZ | R.VBD)) return;
  return finding(tokens, index, index + 2, [`${pronoun.text} ${adjective.text}`]);
});
