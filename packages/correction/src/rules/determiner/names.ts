import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { shortest, textOf, wordOf } from '../fixed-phrases.ts';
import { type Rule, tokenRule } from '../rule.ts';
import { cities, countries } from './places.ts';

/** Names of countries and regions with an article. */
const WITH_THE: readonly (readonly string[])[] = [
  ['united', 'states', 'of', 'america'],
  ['united', 'states'],
  ['united', 'kingdom'],
  ['united', 'arab', 'emirates'],
  ['united', 'nations'],
  ['european', 'union'],
  ['soviet', 'union'],
  ['czech', 'republic'],
  ['dominican', 'republic'],
  ['middle', 'east'],
  ['far', 'east'],
  ['netherlands'],
  ['philippines'],
  ['maldives'],
  ['bahamas'],
  ['usa'],
  ['uk'],
  ['uae'],
  ['eiffel', 'tower'],
  ['great', 'wall'],
  ['statue', 'of', 'liberty'],
  ['pacific', 'ocean'],
  ['atlantic', 'ocean'],
  ['indian', 'ocean'],
  ['black', 'sea'],
  ['red', 'sea'],
  ['mediterranean', 'sea'],
  ['baltic', 'sea'],
  ['dead', 'sea'],
  ['alps'],
  ['himalayas'],
  ['sahara'],
  ['nile'],
  ['amazon', 'river'],
];

/** "in United States" → the. */
const needsThe = tokenRule('determiner', 'nameWithThe', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (!token || !/^\p{Lu}/u.test(token.text)) return;
  const name = WITH_THE.find((words) => words.every((word, at) => tokens[index + at]?.lower === word));
  if (!name) return;
  const after = tokens[index + name.length];
  if (
    is(after, R.NNP | R.NN | R.NNS | R.POS | R.JJ) ||
    (/^[A-Z]{2,}$/.test(token.text) && can(after, NOUN | R.VBG | R.JJ)) ||
    (token.lower === 'usa' && after?.text === '-')
  )
    return;
  const isSubject = index === 0 && can(after, R.BE | R.HAVE | R.MD);
  if (
    !isSubject &&
    !is(before, R.IN | R.TO) &&
    !can(before, R.VBD) &&
    !isWord(before, 'visit', 'love', 'leave', 'like', 'visited', 'visiting')
  )
    return;
  if (isWord(before, 'of', 'from') && /^[A-Z]{2,}$/.test(textOf(tokens, index - 2, index - 1))) return;
  const text = textOf(tokens, index, index + name.length);
  return { from: index, to: index + 1, fixes: [`the ${token.text}`], params: { name: text } };
});

/** Countries that have an article in older or other texts. */
const WITH_OR_WITHOUT = new Set(['yemen', 'sudan', 'lebanon', 'gambia', 'ukraine', 'congo']);

/** "in the Japan", "the Mount Fuji". */
const withoutThe = tokenRule('determiner', 'nameWithoutThe', (tokens, index) => {
  const token = tokens[index];
  const name = tokens[index + 1];
  const after = tokens[index + 2];
  if (!isWord(token, 'the') || !name || !/^\p{Lu}/u.test(name.text)) return;
  const isMountain =
    isWord(name, 'mount', 'mt', 'lake') &&
    is(after, R.NNP) &&
    !isWord(tokens[index + 3], 'district', 'area', 'region') &&
    !can(tokens[index + 3], NOUN);
  const isEnd =
    after === undefined || isPunctuation(after) || is(after, R.CC | R.SC | R.BE | R.MD | R.PRP | R.IN | R.WH);
  if (WITH_OR_WITHOUT.has(name.lower)) return;
  // "the Washington and Lincoln administrations"
  if (is(after, R.CC) && /^\p{Lu}/u.test(tokens[index + 3]?.text ?? '') && can(tokens[index + 4], NOUN)) return;
  const isCountry =
    (countries.has(name.lower) || cities.has(name.lower)) &&
    isEnd &&
    !isWord(after, 'of', 'that', 'in', '-', 'who', 'which', 'where', 'he', 'she', 'i', 'we', 'they', 'you');
  if (!isMountain && !isCountry) return;
  return shortest(
    tokens,
    index,
    index + 2,
    [[wordOf(tokens, index + 1)]],
    { name: isMountain ? textOf(tokens, index + 1, index + 3) : name.text },
    false,
  );
});

export const nameRules: readonly Rule[] = [needsThe, withoutThe];
