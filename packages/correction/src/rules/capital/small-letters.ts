import { functionWords } from '../../lexicon/function-words.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isWord, type Token } from '../../tagging/token.ts';
import { tokenRule } from '../rule.ts';
import { isAttached, isSmall, isWordToken } from './capital-words.ts';
import { alwaysCapital, familyWords, properAfterArticle } from './names.ts';

/** Whether the sentence is a heading, where many words have a capital. */
function isHeading(tokens: readonly Token[]): boolean {
  const words = tokens.filter(
    (token) => /^\p{L}/u.test(token.text) && token.text !== 'I' && !token.lower.startsWith("'"),
  );
  return words.filter(isCapital).length > Math.max(2, words.length / 2.5);
}

/** Whether the token has a capital in the middle of plain text: no name, title or quotation around it. */
function hasLoneCapital(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!token || index === 0 || !/^\p{Lu}\p{Ll}+$/u.test(token.text) || isAttached(tokens, index)) return false;
  if (!before || !(before.text === ',' || is(before, R.CD) || isWordToken(before))) return false;
  if (isCapital(before) && before.text !== 'I' && index > 1) return false;
  return after === undefined || /^[.,!?;]$/.test(after.text) || (isWordToken(after) && isSmall(after));
}

const KEEPS = new Set([
  'will',
  'may',
  'can',
  'us',
  'it',
  'so',
  'an',
  'many',
  'no',
  'mine',
  'another',
  'down',
  'like',
  'once',
  'well',
  'still',
  'just',
  'even',
  'back',
]);

const isSpeechBefore = (tokens: readonly Token[], index: number): boolean =>
  tokens.slice(Math.max(0, index - 4), index).some((each) => isWord(each, 'said', 'asked', 'says', 'cried', 'replied'));

/** After a comma these go on with the sentence for certain. */
const JOINS = new Set('and but or so because'.split(' '));

/** Whether the word is in a title or is used as a term: "Welcome to Into the Wild", "the License granted to You", "the Other group". */
function isTitleOrTerm(tokens: readonly Token[], index: number): boolean {
  if (tokens.slice(0, 2).some((each) => isWord(each, 'welcome')) || is(tokens[index - 1], R.DT)) return true;
  return tokens.some((each, at) => {
    if (at === 0 || at === index || !isCapital(each) || each.text === 'I' || alwaysCapital.has(each.lower))
      return false;
    const isCommon = is(each, R.NNP) ? COMMON_TERMS.test(each.lower) : each.lower === tokens[index]?.lower;
    return isCommon || (at > index && at < index + 5);
  });
}

/** Words of contracts, which define "You" and "We" with a capital. */
const COMMON_TERMS =
  /^(?:licen[cs]e|licensor|agreement|work|works|party|parties|service|services|company|customer|client|user|contract|seller|buyer)$/;

/** Words of grammar with a capital inside a sentence: "an old market And" → and. */
export const grammarWord = tokenRule('capital', 'smallInside', (tokens, index) => {
  const token = tokens[index];
  if (!token || !hasLoneCapital(tokens, index) || !functionWords.has(token.lower) || KEEPS.has(token.lower)) return;
  if (!isWordToken(tokens[index + 1]) || isHeading(tokens)) return;
  if (tokens.some(({ text }) => /^["“”‘]$/.test(text))) return;
  // "he said, You are late": speech without marks
  if (
    tokens[index - 1]?.text === ',' &&
    !JOINS.has(token.lower) &&
    (!can(tokens[0], R.SC | R.WH) || isSpeechBefore(tokens, index))
  )
    return;
  if (isTitleOrTerm(tokens, index)) return;
  return { from: index, to: index + 1, fixes: [token.lower], params: { word: token.lower } };
});

/** Offices, bodies and documents, and names of products: "a Member of Parliament", "an Access database". */
const OFFICIAL = new Set(
  `member director professor fellow judge minister commissioner senator governor mayor captain chief chairman secretary manager agent
officer inspector sergeant colonel general major doctor board council commission committee constitution department ministry company
corporation society association institute union court treaty act article bill directive regulation communication report amendment
resolution bulletin charter code convention page group access account product field list library file form window view`.split(
    /\s+/,
  ),
);

/** Whether the noun with a capital is a term or a part of a name rather than a slip: another one has a capital as well. */
function isOfficial(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!token || OFFICIAL.has(token.lower.replace(/s$/, '')) || OFFICIAL.has(token.lower)) return true;
  if (can(after, R.NN | R.NNS) && !can(after, R.IN | R.VB | R.VBZ | R.RB)) return true;
  return tokens.some(
    (each, at) =>
      at > 0 && at !== index && /^\p{Lu}\p{Ll}/u.test(each.text) && is(each, R.NNP) && each.lower === token.lower,
  );
}

const SEASONS = ['summer', 'winter', 'spring', 'autumn'];

/** Common nouns with a capital: "my Mother", "a Nurse", "two Dogs", "in Summer". */
export const commonNoun = tokenRule('capital', 'smallNoun', (tokens, index, { lexicon }) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (!token || !hasLoneCapital(tokens, index) || alwaysCapital.has(token.lower) || isHeading(tokens)) return;
  const finding = { from: index, to: index + 1, fixes: [token.lower], params: { word: token.lower } };
  if (is(before, R.PRPS) && familyWords.has(token.lower)) return finding;
  if (isWord(token, ...SEASONS)) return tokens.some(({ text }) => /^["“”]$/.test(text)) ? undefined : finding;
  if (properAfterArticle.has(token.lower) || lexicon.bandOf(token.lower) > 2) return;
  const { readings } = lexicon.analyse(token.lower);
  const start = can(before, R.JJ) && before !== undefined && isSmall(before) ? tokens[index - 2] : before;
  const isAfterArticle =
    isWord(start, 'a', 'an') || (is(start, R.CD) && readings & R.NNS && !/^\d/.test(start?.text ?? ''));
  if (isAfterArticle && readings & (R.NN | R.NNS) && !(readings & R.NNP) && !isOfficial(tokens, index)) return finding;
  if (
    isWord(before, 'i', 'we', 'they', 'can', 'could', 'should', 'would', 'must') &&
    readings & R.VB &&
    !(readings & (R.JJ | R.RB))
  )
    return finding;
});
