import { pluralOf } from '../../lexicon/inflect.ts';
import { countables, partlyUncountable } from '../../lexicon/noun-classes.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { PEOPLE } from '../agreement/tables.ts';
import { tokenRule } from '../rule.ts';
import { headFrom } from './noun-run.ts';
import { isSingularNoun, replace } from './shared.ts';
import { INVARIABLE, PLURAL_DETERMINERS, UNITS } from './tables.ts';

/** Whether the token is a number above one: "three", "20"; no year, time, page or house number. */
function isCount(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!is(token, R.CD) || isWord(token, 'one', '1', '0', '00')) return false;
  const before = tokens[index - 1];
  if (before && before.end === token?.start) return false;
  if (
    isWord(before, '-', '/', '.', ':', '$', '£', '€', '#', '+', '–', '°') ||
    isWord(tokens[index + 1], '-', '/', ':', '%', '°', '+')
  )
    return false;
  if (/^\d/.test(token?.text ?? '')) {
    if (/[:]/.test(token?.text ?? '') || /^(?:1\d|20)\d\d$/.test(token?.text ?? '') || /\.\d/.test(token?.text ?? ''))
      return false;
    if (
      (before && index > 1 && isCapital(before) && can(before, R.NNP)) ||
      (can(before, R.NN) && !can(before, R.VB | R.VBD | R.IN | R.JJ))
    )
      return false;
  }
  if (isWord(before, 'and', 'in') && is(tokens[index - 2], R.CD)) return false;
  return !isWord(
    before,
    'number',
    'chapter',
    'page',
    'room',
    'unit',
    'lesson',
    'part',
    'grade',
    'level',
    'class',
    'bus',
    'line',
    'question',
    'platform',
    'at',
    'gate',
    'by',
    'minus',
    'plus',
    'times',
    'past',
    'category',
    'phase',
    'stage',
    'version',
    'article',
    'section',
    'figure',
    'table',
    'volume',
    'week',
    'year',
    'type',
  );
}

/** "three time", "several woman", "many kind of", "the last few decade". */
export const afterNumber = tokenRule('noun-number', 'pluralAfterNumber', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const isNumber = isCount(tokens, index);
  const isQuantifier =
    PLURAL_DETERMINERS.has(token?.lower ?? '') || (isWord(token, 'couple') && isWord(tokens[index + 1], 'of'));
  if (!isNumber && !isQuantifier) return null;
  if (isWord(token, 'many') && isWord(tokens[index + 1], 'a', 'an')) return null;
  let from = isWord(token, 'couple') ? index + 2 : index + 1;
  if (isWord(tokens[from], 'other', 'more', 'different', 'of') && !isWord(tokens[from], 'of')) from += 1;
  // "two and a half hour"
  if (isNumber && isWord(tokens[from], 'and') && isWord(tokens[from + 1], 'a') && isWord(tokens[from + 2], 'half'))
    from += 3;
  if (is(tokens[from], R.CD)) return null;
  const head = headFrom(tokens, from);
  const noun = tokens[head];
  if (head < 0 || !isSingularNoun(noun)) return null;
  const next = tokens[head + 1];
  if (
    is(next, R.POS) ||
    (is(next, R.VBZ) && !PEOPLE.has(noun.lower)) ||
    (isWord(before, 'a') && isQuantifier && !isWord(token, 'few'))
  )
    return null;
  if (isWord(noun, 'glass') && isWord(next, 'of'))
    return replace(tokens, head, ['glasses'], { word: token?.text ?? '' });
  if (partlyUncountable.has(noun.lower) && !isNumber && !countables.has(noun.lower)) return null;
  if (isWord(noun, 'time') && !isNumber && !isWord(token, 'several')) return null;
  // "two light and one dark"
  if (can(noun, R.JJ) && can(next, R.CC) && is(tokens[head + 2], R.CD)) return null;
  // "two wash and dry cycles"
  if (is(next, R.CC) && can(noun, R.VB) && can(tokens[head + 2], R.VB) && can(tokens[head + 3], R.NNS)) return null;
  if (isWord(noun, 'crew') || tokens.slice(from, head).some(({ text }) => /^\d+(?:st|nd|rd|th)$/.test(text)))
    return null;
  // an adjective or a verb, not a noun
  const isEnd = isPunctuation(next) || is(next, R.IN | R.CC | R.SC | R.DO | R.BE | R.HAVE | R.MD);
  const isSure =
    (isNumber &&
      head === from &&
      isEnd &&
      !can(noun, R.VBD | R.VBN | R.VBG | R.RB | R.VB | R.JJ) &&
      noun.lower.length > 2) ||
    countables.has(noun.lower) ||
    UNITS.has(noun.lower) ||
    (!can(noun, R.JJ | R.VBD | R.VBN | R.VBG | R.RB | R.VB) && noun.lower.length > 2);
  if (
    !isSure ||
    ((isWord(token, 'both', 'many', 'several', 'few') || isNumber) && NOT_COUNTED.has(noun.lower) && !can(next, R.IN))
  )
    return null;
  if (
    head === from &&
    isNumber &&
    noun.verb !== undefined &&
    (isWord(before, 'the', 'all', 'these', 'those', 'first', 'last', 'under', 'over') ||
      isWord(tokens[head + 1], 'a', 'the'))
  )
    return null;
  // "a ten minute walk", "ten minute walk"
  const run = tokens.slice(from, head);
  if (
    run.some((each) => UNITS.has(each.lower) && can(each, R.NN)) ||
    run.some((each) => is(each, R.NNS | R.NNP) || INVARIABLE.has(each.lower))
  )
    return null;
  if (
    head > from &&
    can(before, R.DT | R.PRPS) &&
    !isWord(token, 'hundred', 'thousand', 'million') &&
    !isWord(before, 'the', 'these', 'those') &&
    isNumber
  )
    return null;
  if (
    isNumber &&
    ((isWord(before, 'a', 'an') && !isWord(token, 'hundred', 'thousand', 'million', 'dozen')) ||
      (UNITS.has(noun.lower) && isWord(next, 'old') && can(tokens[head + 2], R.NN)))
  )
    return null;
  if (
    UNITS.has(noun.lower) &&
    can(next, R.JJ | R.NN | R.VBG) &&
    !isWord(
      next,
      'old',
      'long',
      'later',
      'ago',
      'before',
      'after',
      'earlier',
      'away',
      'late',
      'early',
      'high',
      'deep',
      'wide',
    ) &&
    !can(next, R.RB | R.IN)
  )
    return null;
  if (isWord(token, 'both') && (isWord(next, 'and') || isPunctuation(next) || head > from)) return null;
  if (
    isWord(token, 'few') &&
    isWord(before, 'a', 'the', 'last', 'past', 'next', 'very', 'these', 'first') === false &&
    !countables.has(noun.lower)
  )
    return null;
  if (isWord(noun, 'people', 'person')) return replace(tokens, head, ['people'], { word: token?.text ?? '' });
  return replace(tokens, head, [pluralOf(noun.noun)], { word: token?.text ?? '' });
});

/** Nouns that follow a number or "both" in other ways: "three point two", "both name a thing". */
const NOT_COUNTED = new Set('staff part point name need work turn rise travel side patient approval'.split(' '));

/** "three hundreds workers", "thousand of people". */
export const hundreds = tokenRule('noun-number', 'hundredsOf', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (isWord(token, 'hundreds', 'thousands', 'millions', 'billions')) {
    if (!is(before, R.CD) || (isWord(before, 'one') && isWord(after, 'of'))) return null;
    const right = token?.lower.slice(0, -1) ?? '';
    if (isWord(after, 'of') && can(tokens[index + 2], R.NNS)) {
      return { from: index, to: index + 2, fixes: [right], params: { wrong: `${token?.text} of`, right } };
    }
    return can(after, R.NNS | R.JJ | R.NN) ? replace(tokens, index, [right]) : null;
  }
  if (
    !isWord(token, 'hundred', 'thousand', 'million', 'billion', 'dozen') ||
    !isWord(after, 'of') ||
    can(before, R.CD | R.DT | R.QT) ||
    is(before, R.NNP)
  )
    return null;
  if (isWord(before, 'couple', 'few', 'half', 'of') || !can(tokens[index + 2], R.NNS | R.JJ)) return null;
  return replace(tokens, index, [`${token?.lower}s`]);
});

/** "in the 1990": a decade. */
export const decade = tokenRule('noun-number', 'decade', (tokens, index) => {
  const token = tokens[index];
  if (!/^(?:1[5-9]|20)\d0$/.test(token?.text ?? '') || !isWord(tokens[index - 1], 'the', 'early', 'late')) return null;
  if (!isWord(tokens[index - 1], 'the') && !isWord(tokens[index - 2], 'the')) return null;
  const next = tokens[index + 1];
  if (
    !isPunctuation(next) &&
    !isWord(next, 'when', 'and', 'my', 'people', 'there', 'it', 'were', 'because', 'the', 'we', 'they')
  )
    return null;
  return isWord(next, '-', '/', '–', '"') ? null : replace(tokens, index, [`${token?.text}s`]);
});
