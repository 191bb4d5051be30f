import { pluralOf } from '../../lexicon/inflect.ts';
import { countables, partlyUncountable } from '../../lexicon/noun-classes.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { type Finding, tokenRule } from '../rule.ts';
import { headFrom, isSingularCountable } from './noun-run.ts';
import { isSingularNoun, replace } from './shared.ts';
import { PAIRS } from './tables.ts';

const isGroupOpener = (token: Token | undefined): boolean =>
  (is(token, R.DT | R.PRPS) && !isWord(token, 'a', 'an', 'this', 'that')) || isWord(token, 'these', 'those');

/** "one of my best friend", "many of the student": the noun is a group. */
export const oneOf = tokenRule('noun-number', 'oneOfSingular', (tokens, index) => {
  if (!isWord(tokens[index], 'of')) return null;
  const before = tokens[index - 1];
  if (!isWord(before, 'one', 'two', 'three', 'four', 'many', 'several', 'each', 'both', 'few', 'either', 'neither'))
    return null;
  let from = index + 1;
  const isBare = !isGroupOpener(tokens[from]);
  if ((isBare && !isWord(before, 'one')) || (isBare && !can(tokens[from], R.JJS))) return null;
  if (!isBare) from += 1;
  while (isWord(tokens[from], 'most', 'many', 'other')) from += 1;
  if (can(tokens[from], R.CD) && !isWord(tokens[from], 'one')) from += 1;
  const head = headFrom(tokens, from);
  const noun = tokens[head];
  if (head < 0 || !isSingularNoun(noun) || (partlyUncountable.has(noun.lower) && !countables.has(noun.lower)))
    return null;
  if (
    isWord(
      noun,
      'family',
      'team',
      'group',
      'staff',
      'crowd',
      'class',
      'band',
      'club',
      'year',
      'day',
      'week',
      'country',
      'world',
      'lot',
      'kind',
    )
  ) {
    if (
      !isWord(before, 'one') ||
      !tokens.slice(index + 1, head).some((each) => isWord(each, 'most') || can(each, R.JJS))
    )
      return null;
  }
  if (!countables.has(noun.lower) && can(noun, R.JJ | R.VB | R.VBN)) return null;
  return replace(tokens, head, [pluralOf(noun.noun)], { word: `${before?.text} of` });
});

const GROUPS = new Set(
  'lot lots plenty hundreds thousands dozens millions variety group number range majority lack pair crowd couple thousand hundred bunch'.split(
    ' ',
  ),
);

/** "a lot of friend", "a pair of boot", "hundreds of tourist". */
export const lotOf = tokenRule('noun-number', 'pluralAfterOf', (tokens, index) => {
  const before = tokens[index - 1];
  if (!isWord(tokens[index], 'of') || !GROUPS.has(before?.lower ?? '') || isWord(before, 'lack')) return null;
  const head = headFrom(tokens, index + 1);
  const noun = tokens[head];
  if (head < 0 || !noun?.noun || !can(noun, R.NN) || can(noun, R.NNS)) return null;
  if (isWord(before, 'pair'))
    return PAIRS.has(noun.lower) ? replace(tokens, head, [pluralOf(noun.noun)], { word: 'pair of' }) : null;
  if (
    !isSingularCountable(noun) ||
    partlyUncountable.has(noun.lower) ||
    isWord(
      noun,
      'space',
      'change',
      'coat',
      'burger',
      'choice',
      'cake',
      'egg',
      'potato',
      'onion',
      'apple',
      'thing',
      'screen',
      'stage',
    )
  ) {
    if (!isWord(noun, 'thing')) return null;
  }
  return replace(tokens, head, [pluralOf(noun.noun)], { word: `${before?.text} of` });
});

const OTHER_GROUPS = new Set('culture language religion society nation tradition custom'.split(' '));

/** "other culture" is "other cultures", "another culture" or "the other culture". */
function otherFixes(tokens: readonly Token[], from: number, head: number, noun: string): Omit<Finding, 'params'> {
  const between = tokens.slice(from + 1, head).map(({ text }) => text);
  const phrase = (opener: string, form: string) => [opener, ...between, form].join(' ');
  return {
    from,
    to: head + 1,
    fixes: [phrase('other', pluralOf(noun)), phrase('another', noun), phrase('the other', noun)],
  };
}

/** "other culture": without a determiner before it, "other" needs a plural. */
export const afterOther = tokenRule('noun-number', 'pluralAfterOther', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'other', 'these', 'those', 'different')) return null;
  const before = tokens[index - 1];
  if (
    isWord(token, 'other', 'different') &&
    (can(before, R.DT | R.PRPS | R.QT | R.POS | R.CD | R.JJ | R.RB | R.WH | R.BE) ||
      isWord(before, 'or') ||
      (isPunctuation(before) && isWord(before, '"')))
  ) {
    if (is(before, R.BE) || !isWord(before, 'many', 'some', 'these', 'those', 'several', 'all', 'few', 'most'))
      return null;
    if (isWord(before, 'some', 'all', 'most') && isWord(token, 'other')) return null;
  }
  let from = index + 1;
  if (isWord(tokens[from], 'other')) from += 1;
  const head = headFrom(tokens, from);
  const noun = tokens[head];
  if (
    head < 0 ||
    !noun?.noun ||
    (!OTHER_GROUPS.has(noun.lower) && (!isSingularCountable(noun) || partlyUncountable.has(noun.lower))) ||
    head > from + 1
  )
    return null;
  if (
    isWord(noun, 'hand', 'size') ||
    (isWord(before, 'buy', 'need', 'find', 'bought', 'want', 'have', 'get', 'choose', 'try') && isWord(token, 'other'))
  )
    return null;
  if (
    isWord(noun, 'kind', 'type', 'sort', 'side', 'way', 'day', 'family', 'half') &&
    isWord(token, 'these', 'those', 'other')
  )
    return null;
  if ((can(tokens[head - 1], R.NN) && head > from) || isWord(tokens[head + 1], 'and')) return null;
  if (isWord(token, 'these', 'those') && can(noun, R.VB) && head === from) return null;
  if (isWord(token, 'different') && (can(before, R.BE) || isWord(before, 'completely', 'very', 'totally'))) return null;
  if (isWord(token, 'other'))
    return {
      ...otherFixes(tokens, index, head, noun.noun),
      params: { word: 'other', wrong: noun.text, right: pluralOf(noun.noun) },
    };
  return replace(tokens, head, [pluralOf(noun.noun)], { word: token?.text ?? '' });
});

/** "all the dish": a countable noun after "all" is in the plural. */
export const afterAll = tokenRule('noun-number', 'pluralAfterAll', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'all', 'most')) return null;
  const isDetermined = isWord(
    tokens[index + 1],
    'the',
    'my',
    'our',
    'their',
    'his',
    'her',
    'your',
    'these',
    'those',
    'of',
  );
  let from = isDetermined ? index + 2 : index + 1;
  if (isWord(tokens[index + 1], 'of')) from += 1;
  if (isWord(token, 'most') && !isWord(tokens[index + 1], 'of')) return null;
  if (isWord(tokens[from], 'same')) return null;
  const head = headFrom(tokens, from);
  const noun = tokens[head];
  if (head < 0 || !noun?.noun || !isSingularCountable(noun) || head > from + 1) return null;
  if (!WHOLE_GROUPS.has(noun.lower) || (can(noun, R.VB) && !isDetermined)) return null;
  return replace(tokens, head, [pluralOf(noun.noun)], {
    word: isDetermined ? `${token?.text} ${tokens[index + 1]?.text}` : (token?.text ?? ''),
  });
});

/** Things that one speaks of all of, rather than the whole of one. */
const WHOLE_GROUPS = new Set(
  `student teacher friend person child man woman girl boy dish plate problem question answer subject thing neighbour neighbor colleague
classmate worker employee tourist customer guest relative cousin exercise shop restaurant student mistake word sentence detail
window door chair teenager parent pupil player passenger patient visitor member kid`.split(/\s+/),
);
