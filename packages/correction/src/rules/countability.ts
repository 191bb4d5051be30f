import { pluralOf } from '../lexicon/inflect.ts';
import { countables, partlyUncountable, uncountables } from '../lexicon/noun-classes.ts';
import { R } from '../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../tagging/token.ts';
import { HAIR_ADJECTIVES, INSTEAD, NEVER_A, PHRASES, PIECES } from './countability/tables.ts';
import { headFrom } from './noun-number/noun-run.ts';
import { phraseRule } from './phrases.ts';
import { type Finding, type Rule, tokenRule } from './rule.ts';

/** The base of a plural of an uncountable noun: "informations" → information; also where the form could be a verb. */
function uncountablePlural(token: Token | undefined): string | undefined {
  const stem = singularOf(token?.lower ?? '');
  return stem !== undefined && uncountables.has(stem) ? stem : undefined;
}

function singularOf(form: string): string | undefined {
  if (!form.endsWith('s') || form.endsWith('ss')) return undefined;
  return [form.slice(0, -1), form.slice(0, -2), `${form.slice(0, -3)}y`].find(
    (stem) => (uncountables.has(stem) || partlyUncountable.has(stem)) && pluralOf(stem) === form,
  );
}

/** Plurals that have a meaning of their own or are more often verbs. */
const REAL_PLURALS = new Set(
  'stuffs weathers helps harms golds silvers news sugars meats parks camps waters heats hungers thirsts angers respects wheats funds transports salts oils steams litters trashes dusts snows muds mails junks spams pastas shampoos toothpastes'.split(
    ' ',
  ),
);

const isPlural = (token: Token | undefined): boolean =>
  can(token, R.NNS) || (token !== undefined && uncountablePlural(token) !== undefined && !can(token, R.VBZ));

/** The words from..to as they are written, without those left out. */
const textOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

const finding = (
  tokens: readonly Token[],
  from: number,
  to: number,
  fixes: readonly string[],
  noun: string,
): Finding => ({
  from,
  to,
  fixes: fixes.slice(0, 3),
  params: { wrong: textOf(tokens, from, to), right: fixes[0] ?? '', noun },
});

const pieceOf = (noun: string): string => `${PIECES.get(noun) ?? 'piece'} of ${noun}`;
const piecesOf = (noun: string): string => `${PIECES.get(noun) ?? 'piece'}s of ${noun}`;

/** "two breads", "three advices", "many researches", "these informations". */
const countedPlural = tokenRule('countability', 'countedUncountable', (tokens, index) => {
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
      isWord(token, 'a', 'an') ? [noun, `some ${noun}`, `a ${pieceOf(noun)}`] : [`${token?.lower} ${pieceOf(noun)}`],
      noun,
    );
  return null;
});

/** "informations", "equipments", "luggages". */
const plural = tokenRule('countability', 'uncountablePlural', (tokens, index) => {
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

/** "many homework", "too many traffic", "these information". */
const manyUncountable = tokenRule('countability', 'manyUncountable', (tokens, index) => {
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
  const isPart = isWord(
    noun,
    'water',
    'sleep',
    'rain',
    'snow',
    'noise',
    'coffee',
    'tea',
    'wine',
    'beer',
    'juice',
    'gold',
    'meat',
    'milk',
    'food',
    'energy',
    'electricity',
    'pain',
    'trouble',
    'attention',
    'light',
  );
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

/** "much people", "too much cars", "how much friends". */
const muchCountable = tokenRule('countability', 'muchPlural', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  const isMuch = isWord(token, 'much');
  if (!isMuch && !isWord(token, 'less')) return null;
  const before = tokens[index - 1];
  let at = index + 1;
  while (is(tokens[at], R.JJ) && can(tokens[at + 1], R.NNS)) at += 1;
  const noun = tokens[at];
  if (
    !noun ||
    !is(noun, R.NNS | (isWord(before, 'how', 'too', 'so', 'as') && isMuch ? R.VBZ : 0)) ||
    uncountablePlural(noun) !== undefined
  )
    return null;
  if (
    isWord(
      noun,
      'thanks',
      'means',
      'news',
      'politics',
      'others',
      'goods',
      'series',
      'species',
      'congratulations',
      'maths',
      'physics',
      'headquarters',
      'clothes',
      'earnings',
      'savings',
    ) ||
    noun.lower.endsWith('ics')
  )
    return null;
  if (
    can(noun, R.VBZ) &&
    (!can(tokens[at + 1], R.VB | R.VBZ | R.VBD | R.BE | R.HAVE | R.DO | R.MD | R.PRP | R.IN) ||
      !countables.has(noun.noun ?? ''))
  )
    return null;
  if (!isMuch) {
    const isUnit = isWord(
      noun,
      'dollars',
      'euros',
      'pounds',
      'miles',
      'kilometres',
      'kilometers',
      'minutes',
      'hours',
      'days',
      'weeks',
      'months',
      'years',
      'metres',
      'meters',
      'kilos',
    );
    if (
      isUnit ||
      isWord(before, 'or', 'no', 'much', 'any', 'more', 'the', 'far', 'even', 'or', 'is', 'are', 'was', 'were') ||
      at > index + 1 ||
      !isWord(
        noun,
        'people',
        'cars',
        'friends',
        'children',
        'students',
        'mistakes',
        'problems',
        'trees',
        'calories',
        'accidents',
        'shops',
        'books',
        'tourists',
        'lessons',
        'hours',
        'cigarettes',
        'jobs',
        'houses',
        'women',
        'men',
        'things',
      )
    )
      return null;
    return finding(tokens, index, index + 1, ['fewer'], noun.lower);
  }
  if (
    isWord(before, 'very') &&
    isWord(tokens[index - 2], 'not') === false &&
    isWord(next, 'people') === false &&
    at === index + 1 &&
    can(tokens[index - 2], R.VB | R.VBD | R.VBZ | R.PRPO) &&
    !isWord(tokens[index - 2], 'have', 'has', 'had', 'are', 'were', 'see', 'know')
  )
    return null;
  if (
    isWord(
      before,
      "n't",
      'not',
      'very',
      'so',
      'too',
      'how',
      'as',
      'have',
      'has',
      'had',
      'with',
      'there',
      'are',
      'were',
      'get',
      'got',
      'know',
      'knew',
      'make',
      'made',
      'see',
      'saw',
      'read',
      'eat',
      'buy',
    ) ||
    can(before, R.VB | R.VBZ | R.VBD | R.IN | R.BE) ||
    before === undefined
  ) {
    return finding(
      tokens,
      index,
      index + 1,
      isWord(before, "n't", 'not', 'very', 'so', 'too', 'how', 'as') ? ['many'] : ['many', 'a lot of'],
      noun.lower,
    );
  }
  return null;
});

/** "a little questions", "a few money" is in manyUncountable. */
const littlePlural = tokenRule('countability', 'littlePlural', (tokens, index) => {
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

/** "an advice", "a heavy traffic", "a good English". */
const articleUncountable = tokenRule('countability', 'articleUncountable', (tokens, index) => {
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
    isWord(next, '-', '/', 'and', '"', '”', 'or');
  const lead = textOf(tokens, index + 1, at);
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
  if (at > index + 3 || isWord(tokens[index + 1], 'little', 'bit', 'few', 'lot')) return null;
  // "a patience that its admirers overlook"
  if (MAY_BE_KIND.has(noun.lower) && (at > index + 1 || isWord(next, 'that', 'which') || can(next, R.PRP))) return null;
  const isPieceFirst = ['advice', 'information', 'news', 'furniture', 'luggage', 'equipment'].includes(noun.lower);
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

/** Uncountable nouns of which there may be a kind: "a new music". */
const MAY_BE_KIND = new Set(
  'music wealth violence research happiness courage laughter health software patience entertainment bread fun stuff'.split(
    ' ',
  ),
);
const LANGUAGES = new Set(
  'English French Spanish German Chinese Japanese Korean Arabic Russian Portuguese Italian Turkish Hindi Vietnamese'.split(
    ' ',
  ),
);

/** "another advice", "every information". */
const everyUncountable = tokenRule('countability', 'everyUncountable', (tokens, index) => {
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

/** "a huge number of water", "an amount of people". */
const amountOf = tokenRule('countability', 'amountOf', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'number', 'amount') || !isWord(tokens[index + 1], 'of')) return null;
  const head = headFrom(tokens, index + 2);
  const noun = tokens[head];
  if (!noun) return null;
  const opener = tokens[index - 1];
  const isPhrase = isWord(
    opener,
    'a',
    'an',
    'the',
    'huge',
    'large',
    'big',
    'great',
    'small',
    'certain',
    'enormous',
    'growing',
  );
  const from =
    isWord(opener, 'a', 'an', 'the') || !isWord(tokens[index - 2], 'a', 'an', 'the')
      ? index - (isWord(opener, 'a', 'an') ? 1 : 0)
      : index - 2;
  if (!isPhrase) return null;
  const isWater =
    uncountables.has(noun.lower) ||
    isWord(noun, 'water', 'food', 'energy', 'waste', 'plastic', 'time', 'noise', 'coffee', 'oil', 'space', 'stress');
  if (
    isWord(token, 'number') &&
    isWater &&
    can(noun, R.NN) &&
    !can(noun, R.NNS) &&
    !can(tokens[head + 1], R.NN | R.NNS)
  ) {
    return finding(
      tokens,
      from,
      index + 1,
      [
        textOf(tokens, from, index + 1)
          .replace(/^an? number$/i, 'an amount')
          .replace(/number$/i, 'amount'),
      ],
      noun.lower,
    );
  }
  if (
    isWord(token, 'amount') &&
    head === index + 2 &&
    isWord(
      noun,
      'people',
      'students',
      'tourists',
      'children',
      'cars',
      'books',
      'trees',
      'friends',
      'shops',
      'mistakes',
      'problems',
      'jobs',
      'houses',
      'visitors',
      'workers',
      'women',
      'men',
      'countries',
      'animals',
    )
  ) {
    return finding(
      tokens,
      from,
      index + 1,
      [
        textOf(tokens, from, index + 1)
          .replace(/^an amount$/i, 'a number')
          .replace(/amount$/i, 'number'),
      ],
      noun.lower,
    );
  }
  return null;
});

/** "long black hairs", "her hairs". */
const hairs = tokenRule('countability', 'hairs', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'hairs') || isWord(tokens[index + 1], 'on', 'of', 'in')) return null;
  const before = tokens[index - 1];
  const isAll =
    (HAIR_ADJECTIVES.has(before?.lower ?? '') && !isWord(before, 'red', 'fair')) ||
    isWord(before, 'my', 'your', 'his', 'her', 'our', 'their');
  const isFew = isWord(tokens[index - 2], 'few', 'two', 'three', 'some', 'first', 'grey', 'gray', 'single');
  return isAll && !isFew ? finding(tokens, index, index + 1, ['hair'], 'hair') : null;
});

export const countabilityRules: readonly Rule[] = [
  phraseRule('countability', 'countabilityPhrase', PHRASES),
  countedPlural,
  manyUncountable,
  muchCountable,
  littlePlural,
  articleUncountable,
  everyUncountable,
  amountOf,
  hairs,
  plural,
];
