import { functionWords } from '../../lexicon/function-words.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isWord, type Token } from '../../tagging/token.ts';
import { type Rule, tokenRule } from '../rule.ts';
import { alwaysCapital, capitalPhrases, familyWords, properAfterArticle } from './names.ts';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isSmall = ({ text }: Token): boolean => /^\p{Ll}/u.test(text);
const isWordToken = (token: Token | undefined): token is Token => token !== undefined && /^\p{L}/u.test(token.text);

/** Whether the token belongs to an address, a tag or a longer word: www.london.com, #paris. */
function isAttached(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!token) return true;
  if (before && before.end === token.start && /^[-@#._/\\&’']$/.test(before.text)) return true;
  if (!after || after.start !== token.end) return false;
  return (
    /^[-@_/\\&]$/.test(after.text) ||
    (after.text === '.' && tokens[index + 2]?.start === after.end && isWordToken(tokens[index + 2]))
  );
}

/** The pronoun I: "when i was" → I. */
const pronounI = tokenRule('capital', 'pronounI', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (token?.text !== 'i' || isAttached(tokens, index)) return;
  if (
    after?.text === ')' ||
    (after?.text === '.' && index < tokens.length - 2) ||
    isWord(before, 'part', 'section', '(')
  )
    return;
  // the letter: "with an i", "y becomes i"
  const opensClause =
    can(after, R.VB | R.VBD | R.MD | R.BE | R.HAVE | R.DO | R.RB | R.NOT) || /^'/.test(after?.lower ?? '');
  const isSubject =
    opensClause && !is(before, R.DT | R.JJ | R.IN | R.TO) && !isWord(before, 'to', 'an', 'd', 'short', 'long');
  if (!isSubject && !isWord(before, 'and', 'than', 'as', 'but', 'or')) return;
  return { from: index, to: index + 1, fixes: ['I'] };
});

/** The first word of a sentence: "she is looking" → She. */
const sentenceStart: Rule = {
  kind: 'capital',
  code: 'sentenceStart',
  *find(tokens, { previous }) {
    const first = tokens[0];
    const last = previous?.tokens.at(-1);
    if (!isWordToken(first) || !isSmall(first) || first.text === 'i' || /\p{Lu}/u.test(first.text) || tokens.length < 3)
      return;
    if (isAttached(tokens, 0)) return;
    if (previous) {
      const beforeLast = previous.tokens.at(-2);
      if (!last || !/^[.!?]$/.test(last.text) || isWord(beforeLast, 'etc', 'vs', 'approx', 'p.m', 'a.m', 'm')) return;
      if (first.start === last.end || previous.tokens.length < 3) return;
    } else if (!/^[.!?"”]$/.test(tokens.at(-1)?.text ?? '')) return;
    const right = alwaysCapital.get(first.lower) ?? upperFirst(first.text);
    yield { from: 0, to: 1, fixes: [right], params: { word: right } };
  },
};

const SPEAKS = [
  'said',
  'asked',
  'says',
  'asks',
  'answered',
  'shouted',
  'replied',
  'cried',
  'told',
  'whispered',
  'thought',
  'called',
  'wrote',
  'explained',
  'added',
];

/** The first word of a quotation after "she said,": `asked, "where` → Where. */
const quotationStart = tokenRule('capital', 'quotationStart', (tokens, index) => {
  const token = tokens[index];
  if (!isWordToken(token) || !isSmall(token) || !/^["“]$/.test(tokens[index - 1]?.text ?? '')) return;
  const mark = tokens[index - 2];
  if (mark?.text !== ',' && mark?.text !== ':') return;
  const verb = [tokens[index - 3], tokens[index - 4], tokens[index - 5]].some((each) => isWord(each, ...SPEAKS));
  const close = tokens.findIndex((each, at) => at > index && /^["”]$/.test(each.text));
  if (!verb || close < index + 3 || !/^[.!?,]$/.test(tokens[close - 1]?.text ?? '')) return;
  if (tokens.slice(0, index - 1).some(({ text }) => /^["“]$/.test(text))) return;
  return { from: index, to: index + 1, fixes: [upperFirst(token.text)], params: { word: upperFirst(token.text) } };
});

/** The names of several words by their first word. */
const phrasesFrom = new Map<string, (typeof capitalPhrases)[number][]>();
for (const phrase of capitalPhrases) {
  const first = phrase[0][0] ?? '';
  phrasesFrom.set(first, [...(phrasesFrom.get(first) ?? []), phrase]);
}

/** Names of several words: "new york" → New York. */
const nameOfWords = tokenRule('capital', 'nameOfWords', (tokens, index) => {
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
    if (isWord(found.at(-1), 'east') && isWord(tokens[index + small.length], 'or', 'and')) return;
    if (isWord(found.at(-1), 'prize', 'games', 'cup') && isCapital(found[0] as Token)) return;
    if (isWord(found[0], 'world') && !isWord(tokens[index - 1], 'second', 'first') && isWord(found[1], 'war')) return;
    return { from: index, to: index + small.length, fixes: [right], params: { word: right } };
  }
});

/** Words with another meaning when they are small: "turkey", "china", "polish", "march", "may". */
function ambiguousName(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  switch (token?.lower) {
    case 'march':
    case 'may':
      if (isWord(before, 'last', 'next', 'since', 'until', 'by', 'early', 'late', 'during') && !can(after, R.VB | R.BE))
        return upperFirst(token.lower);
      if (isWord(before, 'in') && !can(after, NOUN | R.VB) && !isWord(after, 'be')) return upperFirst(token.lower);
      if (
        isWord(before, 'of') &&
        (is(tokens[index - 2], R.CD) ||
          /^\d+(?:st|nd|rd|th)$/.test(tokens[index - 2]?.text ?? '') ||
          isWord(tokens[index - 2], 'end', 'beginning', 'middle', 'first', 'second', 'third', 'fifth', 'tenth'))
      ) {
        return upperFirst(token.lower);
      }
      return /^\d{1,2}(?:st|nd|rd|th)?$/.test(before?.text ?? '') && !can(after, R.VB)
        ? upperFirst(token.lower)
        : undefined;
    case 'china':
    case 'turkey':
      if (
        !isWord(before, 'in', 'to', 'from', 'visit', 'visited', 'of', 'leave', 'left', 'across', 'around') ||
        can(after, NOUN)
      )
        return undefined;
      return isWord(before, 'of') && token.lower === 'turkey' ? undefined : upperFirst(token.lower);
    case 'polish':
      return isWord(
        before,
        'speak',
        'speaks',
        'spoke',
        'learn',
        'learning',
        'study',
        'studying',
        'in',
        'a',
        'my',
        'from',
      ) &&
        !isWord(tokens[index - 2], 'nail', 'shoe') &&
        !isWord(before, 'a', 'my')
        ? 'Polish'
        : isWord(
              after,
              'food',
              'friend',
              'friends',
              'language',
              'people',
              'man',
              'woman',
              'girl',
              'restaurant',
              'town',
              'city',
              'teacher',
              'soup',
            )
          ? 'Polish'
          : undefined;
    case 'us':
      return isWord(before, 'the') &&
        isWord(tokens[index - 2], 'in', 'to', 'from', 'of', 'visit', 'across') &&
        !can(after, NOUN)
        ? 'US'
        : undefined;
    case 'amazon':
      return isWord(before, 'the') && (after === undefined || is(after, R.PUNCT | R.IN | R.CC | R.BE))
        ? 'Amazon'
        : undefined;
    default:
      return undefined;
  }
}

/** Whether quotation marks stand right around the word: it is spoken about. */
const isQuoted = (tokens: readonly Token[], index: number): boolean =>
  /^["“‘']$/.test(tokens[index - 1]?.text ?? '') && /^["”’']$/.test(tokens[index + 1]?.text ?? '');

/** Names that always have a capital: days, months, languages, countries, cities, people. */
const name = tokenRule('capital', 'name', (tokens, index) => {
  const token = tokens[index];
  if (!isWordToken(token) || token.text !== token.lower || isAttached(tokens, index)) return;
  const right = alwaysCapital.get(token.lower) ?? ambiguousName(tokens, index);
  if (right === undefined || token.text === right || isQuoted(tokens, index)) return;
  return { from: index, to: index + 1, fixes: [right], params: { word: right } };
});

/** Titles before a name: "mrs Tanaka" → Mrs, and "lake Van" → Lake. */
const title = tokenRule('capital', 'title', (tokens, index) => {
  const token = tokens[index];
  if (!token || token.text !== token.lower) return;
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

/** Names after a title: "Mrs tanaka" → Tanaka. */
const afterTitle = tokenRule('capital', 'name', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1]?.text === '.' ? tokens[index - 2] : tokens[index - 1];
  if (
    !isWordToken(token) ||
    !isSmall(token) ||
    !isWord(before, 'mr', 'mrs', 'ms', 'dr') ||
    functionWords.has(token.lower)
  )
    return;
  return { from: index, to: index + 1, fixes: [upperFirst(token.text)], params: { word: upperFirst(token.text) } };
});

/** Streets and other places by name: "on green street" → Green Street. */
const street = tokenRule('capital', 'nameOfWords', (tokens, index) => {
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
const grammarWord = tokenRule('capital', 'smallInside', (tokens, index) => {
  const token = tokens[index];
  if (!token || !hasLoneCapital(tokens, index) || !functionWords.has(token.lower) || KEEPS.has(token.lower)) return;
  if (!isWordToken(tokens[index + 1]) || isHeading(tokens)) return;
  if (tokens.some(({ text }) => /^["“”‘]$/.test(text))) return;
  return { from: index, to: index + 1, fixes: [token.lower], params: { word: token.lower } };
});

const SEASONS = ['summer', 'winter', 'spring', 'autumn'];

/** Common nouns with a capital: "my Mother", "a Nurse", "two Dogs", "in Summer". */
const commonNoun = tokenRule('capital', 'smallNoun', (tokens, index, { lexicon }) => {
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

export const capitalRules: readonly Rule[] = [
  pronounI,
  nameOfWords,
  sentenceStart,
  quotationStart,
  street,
  name,
  afterTitle,
  title,
  grammarWord,
  commonNoun,
];
