import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { tokenRule } from '../rule.ts';
import { finding, textOf } from './shared.ts';
import { INSTEAD, NEVER_A, PIECES } from './tables.ts';

/** "an advice", "a heavy traffic", "a good English". */
export const articleUncountable = tokenRule('countability', 'articleUncountable', (tokens, index) => {
  const article = tokens[index];
  if (!isWord(article, 'a', 'an')) return null;
  let at = index + 1;
  while (is(tokens[at], R.RB) && can(tokens[at + 1], R.JJ)) at += 1;
  while (can(tokens[at], R.JJ | R.JJR | R.VBN | R.VBG) && !NEVER_A.has(tokens[at]?.lower ?? '') && at < index + 4)
    at += 1;
  const noun = tokens[at];
  if (!noun) return null;
  const next = tokens[at + 1];
  const goesOn =
    (can(next, R.NN | R.NNS | R.NNP) && !can(next, R.IN | R.RB | R.VBD | R.DT | R.QT | R.PRP)) ||
    can(next, R.POS | R.CD | R.VBG) ||
    isWord(next, '-', '/', '"', '”') ||
    (isWord(next, 'and', 'or') && !PIECE_FIRST.has(noun.lower));
  const lead = textOf(tokens, index + 1, at);
  const isPieceFirst = PIECE_FIRST.has(noun.lower);
  const words = `${lead ? `${lead} ` : ''}${noun.text}`;
  if (
    LANGUAGES.has(noun.text) &&
    at > index + 1 &&
    !goesOn &&
    !isWord(tokens[index + 1], 'little') &&
    !isWord(tokens[at - 1], 'new', 'different', 'young', 'old', 'famous', 'native') &&
    isWord(tokens[index - 1], 'speak', 'speaks', 'spoke', 'speaking', 'has', 'have', 'in', 'with', 'learn', 'write')
  ) {
    return finding(tokens, index, at + 1, [words], noun.text);
  }
  if (
    goesOn ||
    isPunctuation(noun) ||
    !NEVER_A.has(noun.lower) ||
    (can(tokens[index - 1], R.QT) && isWord(tokens[index - 1], 'many', 'half'))
  )
    return null;
  // "a bread I had never tasted"
  if (is(next, R.PRP) && at === index + 1) return null;
  if (at > index + 3 || isWord(tokens[index + 1], 'little', 'bit', 'few', 'lot')) return null;
  // "a patience that its admirers overlook"
  if (MAY_BE_KIND.has(noun.lower) && (at > index + 1 || isWord(next, 'that', 'which') || can(next, R.PRP))) return null;
  const some = `some ${words}`;
  const piece = `a piece of ${words}`;
  const instead =
    at === index + 1
      ? (INSTEAD.get(noun.lower) ?? []).map((each) => `${/^[aeiou]/.test(each) ? 'an' : 'a'} ${each}`)
      : [];
  const fixes =
    at > index + 1
      ? [words, some, piece]
      : isPieceFirst
        ? [some, piece, words]
        : instead.length > 0
          ? [words, ...instead, some]
          : [words, some, piece];
  return finding(
    tokens,
    index,
    at + 1,
    PIECES.has(noun.lower) && noun.lower !== 'bread' ? fixes.filter((each) => each !== piece) : fixes,
    noun.lower,
  );
});

/** Nouns of which one says "a piece of". */
const PIECE_FIRST = new Set('advice information news furniture luggage equipment'.split(' '));

/** Uncountable nouns of which there may be a kind: "a new music". */
const MAY_BE_KIND = new Set(
  'music wealth violence research happiness courage laughter health software patience entertainment fun stuff peace'.split(
    ' ',
  ),
);

const LANGUAGES = new Set(
  'English French Spanish German Chinese Japanese Korean Arabic Russian Portuguese Italian Turkish Hindi Vietnamese'.split(
    ' ',
  ),
);

/** "another advice", "every information". */
export const everyUncountable = tokenRule('countability', 'everyUncountable', (tokens, index) => {
  const token = tokens[index];
  const noun = tokens[index + 1];
  if (
    !isWord(token, 'another', 'every', 'each') ||
    !noun ||
    ![
      'advice',
      'information',
      'furniture',
      'luggage',
      'equipment',
      'evidence',
      'news',
      'jewellery',
      'research',
      'homework',
      'clothing',
    ].includes(noun.lower)
  )
    return null;
  if (can(tokens[index + 2], R.NN | R.NNS) && !can(tokens[index + 2], R.IN | R.RB | R.VB | R.VBZ)) return null;
  return finding(tokens, index + 1, index + 2, [`piece of ${noun.lower}`], noun.lower);
});
