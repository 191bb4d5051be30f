import { R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isVerbAt } from '../fixed-phrases.ts';
import { tokenRule } from '../rule.ts';
import { DEGREES, has, isClosed, leadIndex, replace, set } from './adverb-findings.ts';
import { adjectivesOfAdverbs, linkAdverbs, links } from './adverbs.ts';

/** Whether what is before a linking verb shows that it links: "the soup smells", not "he looked [angrily at her]". */
const endsLinked = (tokens: readonly Token[], index: number, verb: string): boolean => {
  const after = tokens[index + 1];
  if (after === undefined || (isPunctuation(after) && after.text !== ',')) return true;
  if (isWord(after, 'because', 'but', 'when', 'if', 'so')) return true;
  if (verb === 'feel' && isWord(after, 'about', 'then', 'now', 'today', 'again')) return true;
  if (isWord(after, 'and')) return verb !== 'get' && verb !== 'keep';
  if (after.text === ',' && verb !== 'be' && verb !== 'look' && is(tokens[index + 2], R.CC | R.SC)) return true;
  if (after.text === ',' && isWord(tokens[index - 1], 'and')) return true;
  return verb === 'be' && (isWord(after, 'for', 'to', 'with') || after.text === ',') && has(DEGREES, tokens[index - 1]);
};

/** "It smells badly", "the weather was very calmly" → an adjective. */
export const adverbAfterLink = tokenRule('word-choice', 'adverbAfterLink', (tokens, index) => {
  const token = tokens[index];
  const adjective = token && adjectivesOfAdverbs.get(token.lower);
  if (!token || !adjective) return;
  // "easy and healthily": the second of two
  const isSecond = isWord(tokens[index - 1], 'and', 'or') && can(tokens[index - 2], R.JJ);
  const lead = leadIndex(tokens, isSecond ? index - 2 : index);
  const link = tokens[lead];
  if (!link?.verb || !links.has(link.verb) || !can(link, VERB | R.BE) || linkAdverbs.has(token.lower)) return;
  const isFeeling = link.verb === 'smell' || link.verb === 'taste' || link.verb === 'feel';
  if (!isFeeling && link.verb !== 'be' && !isVerbAt(tokens, lead) && !can(link, R.VBZ | R.VBD)) return;
  const isInfinitive = link.verb === 'be' && isWord(tokens[index + 1], 'to') && is(tokens[index + 2], R.VB);
  if (!endsLinked(tokens, index, link.verb) && !isInfinitive) return;
  // "How is he? Badly.", "I am truly yours": only where a subject is
  if (link.verb === 'be' && isWord(token, 'truly', 'simply', 'rarely', 'lightly', 'really', 'seriously', 'perfectly'))
    return;
  // "it is precisely when"
  if (isWord(token, 'precisely', 'exactly') && can(tokens[index + 1], R.SC | R.WH)) return;
  if (link.verb === 'look' && isWord(tokens[index + 1], 'and')) return;
  return replace(token, index, adjective);
});

/** What one makes somebody: happy, sad. */
const MOODS = set(
  'happily sadly angrily nervously hungrily sleepily healthily crazily proudly strongly jealously comfortably',
);

/** "It makes me happily" → happy. */
export const adverbAfterObject = tokenRule('word-choice', 'adverbAfterMake', (tokens, index) => {
  const token = tokens[index];
  const adjective = token && adjectivesOfAdverbs.get(token.lower);
  if (!token || !adjective || !isClosed(tokens, index + 1)) return;
  const object = leadIndex(tokens, index);
  if (!is(tokens[object], R.PRPO | R.PRP) && !isWord(tokens[object], 'her', 'it', 'you')) return;
  if (!MOODS.has(token.lower)) return;
  return tokens[object - 1]?.verb === 'make' && can(tokens[object - 1], VERB) && replace(token, index, adjective);
});

/** Adverbs that only stand for adjectives after "something". */
const OF_THINGS = set(
  'specially strangely deliciously importantly beautifully usefully nicely sweetly easily healthily',
);

/** "something specially" → special. */
export const adverbAfterSomething = tokenRule('word-choice', 'adverbAfterSomething', (tokens, index) => {
  const token = tokens[index];
  const adjective = token && adjectivesOfAdverbs.get(token.lower);
  if (!token || !adjective || !isWord(tokens[index - 1], 'something', 'anything', 'nothing')) return;
  if (!has(OF_THINGS, token)) return;
  const after = tokens[index + 1];
  return (
    (after === undefined || isPunctuation(after) || isWord(after, 'for', 'and')) && replace(token, index, adjective)
  );
});

/** "in a politely way", "listen to slowly music" → an adjective. */
export const adverbBeforeNoun = tokenRule('word-choice', 'adverbBeforeNoun', (tokens, index) => {
  const token = tokens[index];
  const adjective = token && adjectivesOfAdverbs.get(token.lower);
  const before = tokens[index - 1];
  if (!token || !adjective || !is(tokens[index + 1], R.NN | R.NNS)) return;
  // "walks quickly home", "the fully automatic": a noun that belongs to the adverb's own clause
  if (isWord(tokens[index + 1], 'home', 'people', 'today', 'tomorrow', 'yesterday', 'tonight')) return;
  let at = index - 1;
  while (isWord(tokens[at], 'very', 'really', 'so', 'more', 'most')) at -= 1;
  const isDetermined = is(tokens[at], R.DT | R.PRPS | R.POS) && !isWord(tokens[at], 'this', 'that', 'these', 'those');
  const isObject = isWord(before, 'to', 'of', 'with') && isWord(tokens[index + 1], 'music', 'food', 'people', 'way');
  return (isDetermined || isObject) && replace(token, index, adjective);
});
