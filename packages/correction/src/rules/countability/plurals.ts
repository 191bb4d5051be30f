import { pluralOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { tokenRule } from '../rule.ts';
import { finding, singularOf, uncountablePlural } from './shared.ts';
import { HAIR_ADJECTIVES, INSTEAD, PIECES } from './tables.ts';

/** Plurals that have a meaning of their own or are more often verbs. */
const REAL_PLURALS = new Set(
  'stuffs weathers helps harms golds silvers news sugars meats parks camps waters heats hungers thirsts angers respects wheats funds transports salts oils steams litters trashes dusts snows muds mails junks spams pastas shampoos toothpastes'.split(
    ' ',
  ),
);

const pieceOf = (noun: string): string => `${PIECES.get(noun) ?? 'piece'} of ${noun}`;

const piecesOf = (noun: string): string => `${PIECES.get(noun) ?? 'piece'}s of ${noun}`;

/** "two breads", "three advices", "many researches", "these informations". */
export const countedPlural = tokenRule('countability', 'countedUncountable', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  const noun =
    uncountablePlural(next) ??
    (isWord(next, 'breads', 'researches', 'papers', 'works') && is(token, R.CD)
      ? singularOf(next?.lower ?? '')
      : undefined);
  if (
    noun === undefined ||
    !next ||
    isWord(next, 'papers', 'works') ||
    REAL_PLURALS.has(next.lower) ||
    can(tokens[index + 2], R.POS)
  )
    return null;
  if (is(token, R.CD) && !isWord(token, 'one', '1'))
    return finding(
      tokens,
      index + 1,
      index + 2,
      [
        piecesOf(noun),
        ...(noun === 'bread'
          ? ['pieces of bread', 'loaves of bread']
          : (INSTEAD.get(noun) ?? []).map((each) => pluralOf(each))),
      ],
      noun,
    );
  if (isWord(token, 'many', 'several', 'few')) {
    const isFree =
      isWord(token, 'many') && !isWord(tokens[index - 1], 'a', 'too', 'so', 'how', 'as', 'very', 'not', "n't");
    if (isWord(token, 'few')) {
      return isWord(tokens[index - 1], 'a')
        ? finding(tokens, index - 1, index + 2, [`a little ${noun}`, `some ${noun}`, `a few ${piecesOf(noun)}`], noun)
        : finding(tokens, index, index + 2, [`little ${noun}`], noun);
    }
    if (isWord(token, 'several'))
      return finding(tokens, index, index + 2, [`several ${piecesOf(noun)}`, `a lot of ${noun}`, `some ${noun}`], noun);
    const isNegative = tokens
      .slice(Math.max(0, index - 4), index)
      .some((each) => can(each, R.NOT) || isWord(each, 'never', 'too', 'so', 'how'));
    const fixes = isNegative
      ? [`much ${noun}`, `a lot of ${noun}`, `many ${piecesOf(noun)}`]
      : [`a lot of ${noun}`, `much ${noun}`, `many ${piecesOf(noun)}`];
    return finding(tokens, index, index + 2, isFree || isNegative ? fixes : [`much ${noun}`], noun);
  }
  if (isWord(token, 'these', 'those'))
    return finding(
      tokens,
      index,
      index + 2,
      [`${isWord(token, 'these') ? 'this' : 'that'} ${noun}`, `${token?.lower} ${piecesOf(noun)}`],
      noun,
    );
  if (isWord(token, 'a', 'an', 'another', 'every', 'each'))
    return finding(
      tokens,
      index,
      index + 2,
      isWord(token, 'a', 'an')
        ? [noun, `some ${noun}`, `a ${pieceOf(noun)}`]
        : [`${token?.lower} ${pieceOf(noun)}`, ...(isWord(token, 'every') ? [`all ${noun}`] : [])],
      noun,
    );
  return null;
});

/** "informations", "equipments", "luggages". */
export const plural = tokenRule('countability', 'uncountablePlural', (tokens, index) => {
  const token = tokens[index];
  const noun = uncountablePlural(token);
  if (
    !token ||
    noun === undefined ||
    REAL_PLURALS.has(token.lower) ||
    is(token, R.NNP) ||
    can(tokens[index + 1], R.POS)
  )
    return null;
  const before = tokens[index - 1];
  // "it litters the street": a verb
  if (can(token, R.VBZ) && !can(before, R.DT | R.PRPS | R.QT | R.JJ | R.IN | R.CD)) return null;
  if (can(token, R.VBZ) && can(before, R.NN)) return null;
  if ((can(token, R.VBZ) && isWord(before, 'that', 'this', 'which', 'one')) || is(before, R.PRP)) return null;
  if (isWord(before, 'these', 'those', 'many')) return null;
  const jewellery = ['jewellery', 'jewelry'].includes(noun) && isCounted(tokens, index);
  return finding(tokens, index, index + 1, jewellery ? [piecesOf(noun)] : [noun], noun);
});

const isCounted = (tokens: readonly Token[], index: number): boolean =>
  is(tokens[index - 1], R.CD) && !isWord(tokens[index - 1], 'one');

/** "long black hairs", "her hairs". */
export const hairs = tokenRule('countability', 'hairs', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'hairs') || isWord(tokens[index + 1], 'on', 'of', 'in')) return null;
  const before = tokens[index - 1];
  const isAll =
    (HAIR_ADJECTIVES.has(before?.lower ?? '') && !isWord(before, 'red', 'fair')) ||
    isWord(before, 'my', 'your', 'his', 'her', 'our', 'their');
  const isFew = isWord(tokens[index - 2], 'few', 'two', 'three', 'some', 'first', 'grey', 'gray', 'single');
  return isAll && !isFew ? finding(tokens, index, index + 1, ['hair'], 'hair') : null;
});
