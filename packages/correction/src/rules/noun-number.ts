import { pluralOf } from '../lexicon/inflect.ts';
import { countables, partlyUncountable, uncountables } from '../lexicon/noun-classes.ts';
import { R } from '../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../tagging/token.ts';
import { PEOPLE } from './agreement/tables.ts';
import { headFrom, isSingularCountable } from './noun-number/noun-run.ts';
import {
  COMPOUND_HEADS,
  INVARIABLE,
  PAIRS,
  PHRASES,
  PLURAL_DETERMINERS,
  PLURAL_MODIFIERS,
  UNITS,
  WRONG_PLURALS,
} from './noun-number/tables.ts';
import { phraseRule } from './phrases.ts';
import { type Finding, type Rule, tokenRule } from './rule.ts';

const replace = (
  tokens: readonly Token[],
  at: number,
  fixes: readonly string[],
  params: Record<string, string> = {},
): Finding => ({
  from: at,
  to: at + 1,
  fixes,
  params: { wrong: tokens[at]?.text ?? '', right: fixes[0] ?? '', ...params },
});

/** A noun in the singular that can be counted, as far as its forms tell. */
const isSingularNoun = (token: Token | undefined): token is Token & { noun: string } =>
  token?.noun !== undefined &&
  can(token, R.NN) &&
  !can(token, R.NNS) &&
  !INVARIABLE.has(token.lower) &&
  !uncountables.has(token.lower) &&
  !/(?:ics|ness|ism|[^aiu]s)$/.test(token.lower);

/** Whether the token is a number above one: "three", "20"; no year, time, page or house number. */
function isCount(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!is(token, R.CD) || isWord(token, 'one', '1', '0', '00')) return false;
  const before = tokens[index - 1];
  if (
    isWord(before, '-', '/', '.', ':', '$', '£', '€', '#', '+', '–', '°') ||
    isWord(tokens[index + 1], '-', '/', ':', '%', '°', '+')
  )
    return false;
  if (/^\d/.test(token?.text ?? '')) {
    if (/[:]/.test(token?.text ?? '') || /^(?:1\d|20)\d\d$/.test(token?.text ?? '') || /\.\d/.test(token?.text ?? ''))
      return false;
    if (is(before, R.NNP) || (can(before, R.NN) && !can(before, R.VB | R.VBD | R.IN | R.JJ))) return false;
  }
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
    'and',
  );
}

/** "three time", "several woman", "many kind of", "the last few decade". */
const afterNumber = tokenRule('noun-number', 'pluralAfterNumber', (tokens, index) => {
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
  // an adjective or a verb, not a noun
  const isEnd = isPunctuation(next) || is(next, R.IN | R.CC | R.SC | R.DO | R.BE | R.HAVE | R.MD);
  const isSure =
    (isNumber && head === from && isEnd && !can(noun, R.VBD | R.VBN | R.VBG | R.RB | R.VB) && noun.lower.length > 2) ||
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
const NOT_COUNTED = new Set('part point name need work turn rise travel side patient approval'.split(' '));

const isGroupOpener = (token: Token | undefined): boolean =>
  (is(token, R.DT | R.PRPS) && !isWord(token, 'a', 'an', 'this', 'that')) || isWord(token, 'these', 'those');

/** "one of my best friend", "many of the student": the noun is a group. */
const oneOf = tokenRule('noun-number', 'oneOfSingular', (tokens, index) => {
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
const lotOf = tokenRule('noun-number', 'pluralAfterOf', (tokens, index) => {
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

/** "childs", "tooths", "sheeps". */
const irregular = tokenRule('noun-number', 'irregularPlural', (tokens, index) => {
  const token = tokens[index];
  const right = WRONG_PLURALS.get(token?.lower ?? '');
  if (!token || right === undefined || is(token, R.NNP) || can(tokens[index + 1], R.POS)) return null;
  if (/^(?:mans|mens|womens|childrens|peoples|leafs|foots|knifes|halfs|wolfs)$/.test(token.lower)) {
    const before = tokens[index - 1];
    const next = tokens[index + 1];
    if (can(next, R.NN | R.NNS) && !can(next, R.VB | R.VBZ | R.VBD | R.IN | R.RB)) return null;
    if (
      isWord(token, 'peoples') &&
      ((isWord(before, 'many', 'all', 'the') && !can(next, R.DO | R.BE | R.HAVE | R.MD)) ||
        isWord(
          before,
          'indigenous',
          'native',
          'different',
          'various',
          'two',
          'ancient',
          'nomadic',
          'slavic',
          'these',
        ) ||
        is(before, R.NNP) ||
        isWord(next, 'of', 'with'))
    )
      return null;
    if (
      isWord(token, 'foots', 'leafs', 'mans', 'knifes', 'wolfs') &&
      ((can(before, R.PRP) && !can(before, R.QT | R.CD)) || isWord(next, 'the', 'through'))
    )
      return null;
  }
  return replace(tokens, index, [right]);
});

/** "every days", "each students", "another problems". */
const afterEvery = tokenRule('noun-number', 'singularAfterEvery', (tokens, index) => {
  const token = tokens[index];
  if (
    !isWord(token, 'every', 'each', 'another', 'a', 'an') &&
    !(isWord(token, 'single') && isWord(tokens[index - 1], 'a', 'every', 'one')) &&
    !isOnlyOne(tokens, index)
  )
    return null;
  let at = index + 1;
  const isArticle = isWord(token, 'a', 'an');
  while ((is(tokens[at], R.JJ | R.VBN | R.VBD) && !isWord(tokens[at], 'such')) || isWord(tokens[at], 'single')) at += 1;
  const noun = tokens[at];
  const next = tokens[at + 1];
  if (!noun?.noun || !can(noun, R.NNS) || can(noun, R.NN) || noun.noun === noun.lower) return null;
  if (
    uncountables.has(noun.noun) ||
    partlyUncountable.has(noun.noun) ||
    isWord(
      noun,
      'people',
      'lots',
      'hundreds',
      'thousands',
      'dozens',
      'millions',
      'thanks',
      'times',
      'minutes',
      'news',
      'ones',
      'others',
      'arms',
      'customs',
      'sports',
    )
  ) {
    if (!(isWord(noun, 'people', 'times') && isWord(token, 'every'))) return null;
    return isWord(noun, 'people')
      ? replace(tokens, at, ['person'], { word: token?.text ?? '' })
      : isPunctuation(next) || isWord(next, 'i', 'we', 'he', 'she')
        ? replace(tokens, at, ['time'], { word: 'every' })
        : null;
  }
  if (can(noun, R.VBZ) && isWord(token, 'each', 'another') && at === index + 1) return null;
  if (can(next, R.POS) || isWord(next, '-', "'", '’') || /['’]$/.test(noun.text)) return null;
  if (
    can(next, R.NN | R.NNS | R.NNP) &&
    !can(next, R.IN | R.VBD | R.RB | R.MD | R.DT | R.QT | R.PRP) &&
    !can(next, R.VBZ) &&
    !(can(next, R.VB) && !isArticle && isWord(token, 'every'))
  )
    return null;
  if (isArticle && is(noun, R.NNS) && isWord(next, "'s", 'home')) return null;
  if (
    isArticle &&
    (can(next, R.NN | R.JJ | R.NNS | R.VBG) || can(tokens[index - 1], R.NNP) || !countables.has(noun.noun))
  )
    return null;
  return replace(tokens, at, [noun.noun], { word: token?.text ?? '' });
});

const isOnlyOne = (tokens: readonly Token[], index: number): boolean =>
  isWord(tokens[index], 'one') && isWord(tokens[index - 1], 'only', 'just') && is(tokens[index + 1], R.NNS);

const OTHER_GROUPS = new Set('culture language religion society nation tradition custom'.split(' '));

/** "other culture": without a determiner before it, "other" needs a plural. */
const afterOther = tokenRule('noun-number', 'pluralAfterOther', (tokens, index) => {
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
  return replace(tokens, head, [pluralOf(noun.noun)], { word: token?.text ?? '' });
});

/** "all the dish": a countable noun after "all" is in the plural. */
const afterAll = tokenRule('noun-number', 'pluralAfterAll', (tokens, index) => {
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

/** "three hundreds workers", "thousand of people". */
const hundreds = tokenRule('noun-number', 'hundredsOf', (tokens, index) => {
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

/** "a five-years-old boy", "a ten-minutes walk", "a four-stars hotel". */
const hyphenated = tokenRule('noun-number', 'singularInCompound', (tokens, index) => {
  const token = tokens[index];
  if (!token) return null;
  const next = tokens[index + 1];
  const age = /^(.+-)(years|months|weeks|days)(-old)$/.exec(token.lower);
  if (age) return replace(tokens, index, [`${age[1]}${age[2]?.slice(0, -1)}${age[3]}`]);
  const unit =
    /^((?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)-)(\w+)s$/.exec(
      token.lower,
    );
  if (unit && UNITS.has(unit[2] ?? '') && can(next, R.NN | R.JJ | R.NNS))
    return replace(tokens, index, [`${unit[1]}${unit[2]}`]);
  // "5-years-old", "a 20-minutes walk"
  const isDigits = /^\d+$/.test(tokens[index - 2]?.text ?? '') && isWord(tokens[index - 1], '-');
  if (isDigits && /^(?:years|months)-old$/.test(token.lower))
    return replace(tokens, index, [token.lower.replace('s-', '-')]);
  if (isDigits && token.noun && UNITS.has(token.noun) && token.noun !== token.lower && can(next, R.NN))
    return replace(tokens, index, [token.noun]);
  // "a two hours film", "a 20 years old man"
  if (
    !isWord(tokens[index - 2], 'a', 'an') ||
    !is(tokens[index - 1], R.CD) ||
    !token.noun ||
    token.noun === token.lower ||
    !UNITS.has(token.noun)
  )
    return null;
  const isOld = isWord(next, 'old') && can(tokens[index + 2], R.NN);
  const isCompound =
    can(next, R.NN) && !can(next, R.RB | R.IN | R.VBD) && !can(next, R.POS) && !/['’]$/.test(token.text);
  if (!isOld && !isCompound) return null;
  const number = tokens[index - 1]?.text ?? '';
  const right = isOld ? `${number}-${token.noun}-old` : `${number}-${token.noun}`;
  const to = isOld ? index + 2 : index + 1;
  return {
    from: index - 1,
    to,
    fixes: [right],
    params: { wrong: `${number} ${token.text}${isOld ? ' old' : ''}`, right },
  };
});

/** "shoes shop", "vegetables soup": the first noun of a compound is in the singular. */
const modifier = tokenRule('noun-number', 'singularModifier', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (
    !token?.noun ||
    !can(token, R.NNS) ||
    can(token, R.NN) ||
    !COMPOUND_HEADS.has(next?.noun ?? '') ||
    PLURAL_MODIFIERS.has(token.lower)
  )
    return null;
  if (token.noun === token.lower || /['’]$/.test(token.text) || is(token, R.NNP) || !can(next, R.NN | R.NNS))
    return null;
  if (isWord(tokens[index - 1], 'which', 'that', 'where', 'when', 'because', 'if')) return null;
  if (
    (can(next, R.VB | R.VBZ) && !can(tokens[index - 1], R.DT | R.PRPS | R.JJ)) ||
    (isWord(next, 'market', 'station', 'owner', 'driver', 'tree', 'garden') && !countables.has(token.noun))
  )
    return null;
  if (uncountables.has(token.noun) || isWord(token, 'women', 'men', 'children', 'people')) return null;
  return replace(tokens, index, [token.noun], { next: next?.text ?? '' });
});

/** "in the 1990": a decade. */
const decade = tokenRule('noun-number', 'decade', (tokens, index) => {
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

/** "there are some problem", "some man were": the verb shows that more than one is meant. */
const someSingular = tokenRule('noun-number', 'pluralAfterSome', (tokens, index) => {
  if (!isWord(tokens[index], 'some')) return null;
  const head = headFrom(tokens, index + 1);
  const noun = tokens[head];
  if (head < 0 || !noun?.noun || !isSingularCountable(noun)) return null;
  const isAfterThereAre = isWord(tokens[index - 1], 'are', 'were') && isWord(tokens[index - 2], 'there');
  let at = head + 1;
  while (
    at < tokens.length &&
    at < head + 5 &&
    !isPunctuation(tokens[at]) &&
    !can(tokens[at], R.CC | R.WH | R.SC) &&
    !isWord(tokens[at], 'are', 'were', 'have')
  )
    at += 1;
  const isPluralVerb =
    index === 0 && isWord(tokens[at], 'are', 'were', 'have') && (at === head + 1 || is(tokens[head + 1], R.IN));
  return isAfterThereAre || isPluralVerb ? replace(tokens, head, [pluralOf(noun.noun)], { word: 'some' }) : null;
});

export const nounNumberRules: readonly Rule[] = [
  irregular,
  hyphenated,
  hundreds,
  phraseRule('noun-number', 'numberInPhrase', PHRASES),
  afterNumber,
  oneOf,
  lotOf,
  afterEvery,
  afterOther,
  afterAll,
  someSingular,
  modifier,
  decade,
];
