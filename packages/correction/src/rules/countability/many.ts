import { countables, uncountables } from '../../lexicon/noun-classes.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isWord } from '../../tagging/token.ts';
import { headFrom } from '../noun-number/noun-run.ts';
import { tokenRule } from '../rule.ts';
import { finding, textOf, uncountablePlural } from './shared.ts';
import { PIECES } from './tables.ts';

/** Nouns that are uncountable in most meanings: "many" before them is wrong. */
const MASS_AFTER_MANY = new Set(
  `water sleep rain snow noise coffee tea wine beer juice gold meat milk food energy electricity pain trouble attention stress space
sunlight smoke salt oil petrol fuel garbage waste dust blood sweat strength freedom love hope fear pressure homework practice support`.split(
    /\s+/,
  ),
);

/** "many homework", "too many traffic", "these information". */
export const manyUncountable = tokenRule('countability', 'manyUncountable', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'many', 'several', 'few', 'fewer', 'these', 'those')) return null;
  if (isWord(tokens[index + 1], 'a', 'of', 'other', 'more')) return null;
  const head = headFrom(tokens, index + 1);
  const noun = tokens[head];
  if (
    head < 0 ||
    !noun ||
    head > index + 2 ||
    can(noun, R.NNS) ||
    (can(tokens[head + 1], R.NN | R.NNS | R.POS) && !can(tokens[head + 1], R.VB | R.VBD | R.IN | R.RB))
  )
    return null;
  const isSure = uncountables.has(noun.lower);
  const isPart = MASS_AFTER_MANY.has(noun.lower);
  if (
    (!isSure && !isPart) ||
    (can(noun, R.VB) &&
      isWord(token, 'these', 'those', 'many') &&
      head === index + 1 &&
      isWord(noun, 'help', 'harm', 'respect', 'produce', 'mail', 'park', 'research', 'progress', 'litter', 'anger'))
  )
    return null;
  const words = textOf(tokens, index + 1, head);
  const rest = words ? `${words} ` : '';
  const before = tokens[index - 1];
  if (isWord(token, 'these', 'those')) {
    if (isPart || can(noun, R.JJ | R.VB)) return null;
    return finding(tokens, index, index + 1, [isWord(token, 'these') ? 'this' : 'that'], noun.lower);
  }
  if (isWord(token, 'fewer')) return finding(tokens, index, index + 1, ['less'], noun.lower);
  if (isWord(token, 'few')) {
    if (isWord(before, 'a')) return finding(tokens, index - 1, index + 1, ['a little', 'some'], noun.lower);
    return can(before, R.DT | R.PRPS | R.JJ) || isWord(before, 'the', 'last', 'first', 'next', 'past')
      ? null
      : finding(tokens, index, index + 1, ['little'], noun.lower);
  }
  if (isWord(token, 'several'))
    return isPart
      ? null
      : finding(
          tokens,
          index,
          head + 1,
          [`several ${PIECES.get(noun.lower) ?? 'piece'}s of ${rest}${noun.lower}`, `a lot of ${rest}${noun.lower}`],
          noun.lower,
        );
  const isTied =
    isWord(before, 'too', 'so', 'how', 'as', 'very') ||
    tokens.slice(Math.max(0, index - 4), index).some((each) => can(each, R.NOT));
  return finding(tokens, index, index + 1, isTied ? ['much', 'a lot of'] : ['a lot of', 'much'], noun.lower);
});

/** "a little questions", "a few money" is in manyUncountable. */
export const littlePlural = tokenRule('countability', 'littlePlural', (tokens, index) => {
  if (!isWord(tokens[index], 'little') || !isWord(tokens[index - 1], 'a', 'very')) return null;
  const noun = tokens[index + 1];
  const isNoun = is(noun, R.NNS) || (is(noun, R.NNS | R.VBZ) && countables.has(noun?.noun ?? ''));
  if (
    !isNoun ||
    /['’]$/.test(noun?.text ?? '') ||
    (can(tokens[index + 2], R.POS | R.NN) && !can(tokens[index + 2], R.IN | R.RB | R.VB | R.VBD))
  )
    return null;
  if (uncountablePlural(noun) !== undefined) return null;
  const before = tokens[index - 1];
  if (isWord(before, 'very'))
    return isWord(noun, 'people') ? finding(tokens, index, index + 1, ['few'], noun?.lower ?? '') : null;
  return finding(tokens, index - 1, index + 1, ['a few'], noun?.lower ?? '');
});
