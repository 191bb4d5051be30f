import { functionWords } from '../../lexicon/function-words.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isWord, type Token } from '../../tagging/token.ts';
import { tokenRule } from '../rule.ts';
import { ambiguousName } from './ambiguous-names.ts';
import { isAttached, isSmall, isWordToken, upperFirst } from './capital-words.ts';
import { alwaysCapital, capitalPhrases } from './names.ts';

/** The names of several words by their first word. */
const phrasesFrom = new Map<string, (typeof capitalPhrases)[number][]>();

for (const phrase of capitalPhrases) {
  const first = phrase[0][0] ?? '';
  phrasesFrom.set(first, [...(phrasesFrom.get(first) ?? []), phrase]);
}

/** Names of several words: "new york" → New York. */
export const nameOfWords = tokenRule('capital', 'nameOfWords', (tokens, index) => {
  for (const [small, right] of phrasesFrom.get(tokens[index]?.lower ?? '') ?? []) {
    const found = tokens.slice(index, index + small.length);
    if (found.length < small.length || !small.every((word, at) => found[at]?.lower === word)) continue;
    if (!found.some((each) => isWordToken(each) && isSmall(each) && !/^(?:of|de|'s)$/.test(each.lower))) return;
    if (
      found.every((each, at) => at === 0 || isSmall(each)) &&
      found.length > 1 &&
      isCapital(found[0] as Token) &&
      index === 0
    ) {
      // only the start of the sentence has a capital
      if (/^(?:World|New|Good|Black|Great)$/.test(found[0]?.text ?? '')) return;
    }
    if (isWord(tokens[index - 1], "'s") && isWord(found.at(-1), 'east')) return;
    if (isWord(found.at(-1), 'east') && isWord(tokens[index + small.length], 'or', 'and')) return;
    if (isWord(found.at(-1), 'prize', 'games', 'cup') && isCapital(found[0] as Token)) return;
    if (isWord(found[0], 'world') && !isWord(tokens[index - 1], 'second', 'first') && isWord(found[1], 'war')) return;
    return { from: index, to: index + small.length, fixes: [right], params: { word: right } };
  }
});

/** Whether quotation marks stand right around the word: it is spoken about. */
const isQuoted = (tokens: readonly Token[], index: number): boolean =>
  /^["“‘']$/.test(tokens[index - 1]?.text ?? '') && /^["”’']$/.test(tokens[index + 1]?.text ?? '');

/** Names that always have a capital: days, months, languages, countries, cities, people. */
export const name = tokenRule('capital', 'name', (tokens, index) => {
  const token = tokens[index];
  if (!isWordToken(token) || token.text !== token.lower || isAttached(tokens, index)) return;
  // "an august gathering"
  if (token.lower === 'august' && is(tokens[index - 1], R.DT) && can(tokens[index + 1], NOUN)) return;
  const right = alwaysCapital.get(token.lower) ?? ambiguousName(tokens, index);
  if (right === undefined || token.text === right || isQuoted(tokens, index)) return;
  return { from: index, to: index + 1, fixes: [right], params: { word: right } };
});

/** Titles before a name: "mrs Tanaka" → Mrs, and "lake Van" → Lake. */
export const title = tokenRule('capital', 'title', (tokens, index) => {
  const token = tokens[index];
  if (!token || token.text !== token.lower || is(tokens[index - 1], R.CD)) return;
  const at = tokens[index + 1]?.text === '.' ? index + 2 : index + 1;
  const after = tokens[at];
  const isTitle = isWord(token, 'mr', 'mrs', 'ms', 'dr') && isWordToken(after);
  const isNamed = after !== undefined && after.readings === R.NNP && isCapital(after) && after.text.length > 1;
  const isPlace =
    isWord(token, 'lake', 'mount') && isNamed && at === index + 1 && !is(tokens[index - 1], R.DT | R.PRPS | R.JJ);
  const isPerson =
    isWord(token, 'professor', 'president', 'queen', 'king', 'princess', 'prince', 'doctor') &&
    isNamed &&
    at === index + 1 &&
    !is(tokens[index - 1], R.DT | R.PRPS | R.JJ | NOUN);
  if (!isTitle && !isPlace && !isPerson) return;
  return { from: index, to: index + 1, fixes: [upperFirst(token.lower)], params: { word: upperFirst(token.lower) } };
});

/** Small words at the start of family names: "Mr van Dyck". */
const PARTICLES = new Set('van von de der den du da di la le al bin ibn ten ter dos'.split(' '));

/** Names after a title: "Mrs tanaka" → Tanaka. */
export const afterTitle = tokenRule('capital', 'name', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1]?.text === '.' ? tokens[index - 2] : tokens[index - 1];
  if (
    !isWordToken(token) ||
    !isSmall(token) ||
    !isWord(before, 'mr', 'mrs', 'ms', 'dr') ||
    functionWords.has(token.lower) ||
    PARTICLES.has(token.lower)
  )
    return;
  return { from: index, to: index + 1, fixes: [upperFirst(token.text)], params: { word: upperFirst(token.text) } };
});

/** Streets and other places by name: "on green street" → Green Street. */
export const street = tokenRule('capital', 'nameOfWords', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (
    !isWordToken(token) ||
    !isSmall(token) ||
    !isWord(tokens[index - 1], 'on', 'in') ||
    functionWords.has(token.lower)
  )
    return;
  if (!isWord(after, 'street', 'avenue') || !isSmall(after as Token) || token.lower.endsWith('s')) return;
  const next = tokens[index + 2];
  if (next && !is(next, R.PUNCT | R.IN | R.CC | R.SC)) return;
  const right = `${upperFirst(token.text)} ${upperFirst(after?.text ?? '')}`;
  return { from: index, to: index + 2, fixes: [right], params: { word: right } };
});
