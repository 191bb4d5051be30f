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

/** Words of grammar with a capital inside a sentence: "an old market And" → and. */
export const grammarWord = tokenRule('capital', 'smallInside', (tokens, index) => {
  const token = tokens[index];
  if (!token || !hasLoneCapital(tokens, index) || !functionWords.has(token.lower) || KEEPS.has(token.lower)) return;
  if (!isWordToken(tokens[index + 1]) || isHeading(tokens)) return;
  if (tokens.some(({ text }) => /^["“”‘]$/.test(text))) return;
  return { from: index, to: index + 1, fixes: [token.lower], params: { word: token.lower } };
});

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
  if (isAfterArticle && readings & (R.NN | R.NNS) && !(readings & R.NNP)) return finding;
  if (
    isWord(before, 'i', 'we', 'they', 'can', 'could', 'should', 'would', 'must') &&
    readings & R.VB &&
    !(readings & (R.JJ | R.RB))
  )
    return finding;
});
