import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { countNouns } from '../determiner/count-nouns.ts';
import { articleFor } from '../determiner/sound.ts';
import { textOf } from '../fixed-phrases.ts';
import { endsNounPhrase } from '../noun-phrase.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const order = (tokens: readonly Token[], from: number, to: number, fixes: readonly string[]): Finding => ({
  from,
  to,
  fixes,
  params: { wrong: textOf(tokens, from, to), right: fixes[0] ?? '' },
});

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
const adjectives = tokenRule('word-order', 'adjectiveOrder', (tokens, index) => {
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
  return order(tokens, index, to, [sorted.map(({ text }) => text).join(' ')]);
});

const AFTER_NOUN = new Set([...OPINION, ...SIZE, ...AGE, ...COLOUR]);
const NOUNS = set(
  `day place city film movie book song game thing person meal story food town dress woman man girl boy house car bag room
job`,
);
const CAUSES = set(`make keep find leave paint dye call consider get turn want need have see render think`);

/** "a coat long" → a long coat. */
const afterNoun = tokenRule('word-order', 'adjectiveAfterNoun', (tokens, index) => {
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
  return order(tokens, index - 1, index + 2, [`${articleFor(adjective.text)} ${adjective.text} ${noun.text}`]);
});

const QUALITIES = set(
  `new interesting good bad special different important nice strange delicious beautiful useful wrong cold hot sweet
funny unusual exciting great better cheap expensive similar dangerous famous rich`,
);

/** "new something" → something new. */
const something = tokenRule('word-order', 'adjectiveAfterSomething', (tokens, index) => {
  const adjective = tokens[index];
  const pronoun = tokens[index + 1];
  if (!adjective || !pronoun || !QUALITIES.has(adjective.lower)) return;
  if (!isWord(pronoun, 'something', 'anything', 'nothing', 'someone', 'somebody', 'anyone', 'anybody', 'everything'))
    return;
  const before = tokens[index - 1];
  if (can(before, R.DT | R.BE) || isPunctuation(before) || before === undefined || is(before, R.RB)) return;
  if (!(can(before, VERB) || is(before, R.IN | R.TO))) return;
  if (can(tokens[index + 2], R.BE | R.MD | R.VBZ | R.VBD)) return;
  return order(tokens, index, index + 2, [`${pronoun.text} ${adjective.text}`]);
});

const UNITS = set(
  `metre metres meter meters kilometre kilometres kilometer kilometers centimetres centimeters cm km m feet foot inches
years year months weeks days hours minutes miles`,
);
const DIMENSIONS = ['high', 'long', 'wide', 'deep', 'tall', 'old', 'thick'];

/** "is high eight metres" → eight metres high. */
const measure = tokenRule('word-order', 'measureOrder', (tokens, index) => {
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
  return order(tokens, index, index + 3, [`${number.text} ${unit.text} ${adjective.text}`]);
});

/** "he is enough old" → old enough. */
const enough = tokenRule('word-order', 'enoughAfterAdjective', (tokens, index) => {
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
  return order(tokens, index, index + 2, [`${adjective.text} enough`]);
});

/** "ago ten years" → ten years ago. */
const ago = tokenRule('word-order', 'agoOrder', (tokens, index) => {
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
  return order(tokens, index, at + 1, [`${textOf(tokens, index + 1, at + 1)} ago`]);
});

/** "as much as I can money" → as much money as I can. */
const asMuchAs = tokenRule('word-order', 'asMuchOrder', (tokens, index) => {
  if (!isWord(tokens[index], 'as') || !isWord(tokens[index + 1], 'much', 'many') || !isWord(tokens[index + 2], 'as'))
    return;
  const isCan = can(tokens[index + 3], R.PRP) && isWord(tokens[index + 4], 'can', 'could', 'want');
  const isPossible = isWord(tokens[index + 3], 'possible');
  const at = isCan ? index + 5 : isPossible ? index + 4 : -1;
  const noun = tokens[at];
  if (at < 0 || !noun || !is(noun, NOUN)) return;
  return order(tokens, index, at + 1, [
    `as ${tokens[index + 1]?.text} ${noun.text} as ${textOf(tokens, index + 3, at)}`,
  ]);
});

const PEOPLE = set(
  `grandparents grandmother grandfather mother father parents brother sister uncle aunt cousin friend friends teacher
boss wife husband neighbour neighbor neighbours son daughter`,
);

/** "the house my grandparents" → my grandparents' house. */
const owner = tokenRule('word-order', 'ownerBefore', (tokens, index) => {
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
  return order(tokens, index, index + 4, [`${tokens[index + 2]?.text} ${person.text}${ending} ${noun.text}`]);
});

const SUCH = set(
  `day night evening morning place city house person man woman girl boy film movie book song story idea way time friend
teacher family trip holiday experience party view game job meal restaurant hotel`,
);

/** "it was so beautiful day" → such a beautiful day. */
const soWithNoun = tokenRule('word-order', 'suchBeforeNoun', (tokens, index) => {
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
  return order(tokens, index, index + 2, [`such ${articleFor(adjective.text)} ${adjective.text}`]);
});

export const nounRules: readonly Rule[] = [
  asMuchAs,
  measure,
  ago,
  enough,
  something,
  owner,
  afterNoun,
  adjectives,
  soWithNoun,
];
