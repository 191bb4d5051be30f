import { comparedOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { textOf } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { type Rule, tokenRule } from '../rule.ts';
import { shortAdjectives } from './adjectives.ts';

const isComparative = (token: Token | undefined): boolean => can(token, R.JJR) && token?.adjective !== undefined;
const isEnd = (token: Token | undefined): boolean =>
  token === undefined || isPunctuation(token) || is(token, R.CC | R.SC);
/** Whether what follows is a person or thing, and then the clause ends: "me.", "my brother,". */
function isLastPhrase(tokens: readonly Token[], from: number): boolean {
  const phrase = nounPhraseAt(tokens, from);
  return phrase !== undefined && isEnd(tokens[phrase.to]);
}

/** "expensive than" → more expensive than. */
const missingMore = tokenRule('comparison', 'missingMore', (tokens, index) => {
  const token = tokens[index];
  if (
    !token ||
    !isWord(tokens[index + 1], 'than') ||
    !(is(token, R.JJ) || shortAdjectives.has(token.lower)) ||
    token.adjective !== token.lower
  )
    return;
  if (
    isWord(
      token,
      'other',
      'different',
      'rather',
      'else',
      'superior',
      'inferior',
      'senior',
      'junior',
      'prior',
      'preferable',
      'same',
      'such',
      'less',
      'more',
      'elder',
      'own',
    )
  )
    return;
  const start = Math.max(0, index - 6);
  if (
    tokens
      .slice(start, index)
      .some((each) => isWord(each, 'more', 'less', 'fewer', 'rather', 'sooner', 'other', 'else') || can(each, R.JJR))
  )
    return;
  const before = tokens[index - 1];
  if (
    isWord(before, 'as', 'so', 'too', 'enough', 'no', 'the', 'a', 'an') ||
    !(can(before, R.BE | R.RB | R.NOT) || before?.verb !== undefined)
  )
    return;
  const isShort = shortAdjectives.has(token.lower);
  const right = isShort ? comparedOf(token.lower)[0] : `more ${token.lower}`;
  const isVery = isWord(before, 'very') ? 1 : 0;
  return {
    from: index - isVery,
    to: index + 1,
    fixes: [isVery ? `much ${right}` : right],
    params: { word: token.lower, right: `${right} than`, wrong: `${token.lower} than` },
  };
});

/** "youngest than" → younger than. */
const superlativeThan = tokenRule('comparison', 'superlativeThan', (tokens, index) => {
  const token = tokens[index];
  if (
    !token ||
    !can(token, R.JJS) ||
    !token.adjective ||
    !isWord(tokens[index + 1], 'than') ||
    isWord(token, 'most', 'least')
  )
    return;
  const right = comparedOf(token.adjective)[0];
  const isThe = isWord(tokens[index - 1], 'the') ? 1 : 0;
  return { from: index - isThe, to: index + 1, fixes: [right], params: { wrong: token.lower, right } };
});

/** "smaller from the house", "older as me" → than. */
const wrongThan = tokenRule('comparison', 'thanAfterComparative', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!token || !before || !isWord(token, 'from', 'as', 'to', 'that', 'of', 'like')) return;
  const isMore = is(before, R.JJ) && isWord(tokens[index - 2], 'more', 'less') && !isWord(tokens[index - 3], 'the');
  const isShort =
    is(before, R.JJR | R.RB | R.JJ) &&
    isComparative(before) &&
    !isWord(tokens[index - 2], 'the', 'a', 'my', 'his', 'her', 'their', 'our');
  if (!isMore && !isShort) return;
  const lead = tokens[isMore ? index - 3 : index - 2];
  const isPredicate =
    can(lead, R.BE) ||
    isWord(lead, 'much', 'years', 'even', 'lot', 'bit', 'little', 'far') ||
    ['look', 'seem', 'run', 'become', 'get'].includes(lead?.verb ?? '');
  if (
    !isPredicate ||
    (isWord(before, 'better', 'worse', 'further', 'later', 'farther', 'less', 'more') && !isWord(token, 'from'))
  )
    return;
  if (isWord(before, 'further', 'farther', 'later', 'closer', 'nearer', 'safer', 'freer')) return;
  const isPerson =
    isWord(after, 'me', 'him', 'us', 'them') ||
    (isWord(after, 'my', 'our', 'his', 'her', 'their', 'your') && isLastPhrase(tokens, index + 1));
  const isThing = isWord(token, 'from') && (can(after, R.DT | R.PRPS | R.PRPO) || is(after, R.NNP));
  // "easier to my mind", "kinder to me", "clear to him"
  if (
    isWord(token, 'to') &&
    !(
      isPerson &&
      isWord(before, 'older', 'younger', 'taller', 'bigger', 'smaller', 'shorter', 'faster', 'stronger', 'smarter')
    )
  )
    return;
  if (isWord(token, 'of') && !isWord(after, 'me', 'him', 'us', 'them', 'my', 'our')) return;
  if (isWord(token, 'of') && isWord(after, 'us', 'them') && !isEnd(tokens[index + 2])) return;
  const isNamed = isWord(token, 'as') && is(after, R.NNP) && isEnd(tokens[index + 2]);
  const isPhrase = isWord(token, 'that') && is(after, R.DT | R.PRPS) && isLastPhrase(tokens, index + 1);
  if (isNamed || isPhrase)
    return {
      from: index,
      to: index + 1,
      fixes: ['than'],
      params: { word: textOf(tokens, isMore ? index - 2 : index - 1, index), wrong: token.lower },
    };
  if (isWord(token, 'that', 'like', 'as') && !isPerson) return;
  if (isWord(token, 'that') && !isLastPhrase(tokens, index + 1)) return;
  if (!isPerson && !isThing) return;
  return {
    from: index,
    to: index + 1,
    fixes: ['than'],
    params: { word: textOf(tokens, isMore ? index - 2 : index - 1, index), wrong: token.lower },
  };
});

/** "more girls that boys" → than. */
const moreThat = tokenRule('comparison', 'moreNounsThan', (tokens, index) => {
  if (
    !isWord(tokens[index], 'that', 'from') ||
    !is(tokens[index - 1], NOUN) ||
    !isWord(tokens[index - 2], 'more', 'fewer', 'less')
  )
    return;
  if (!is(tokens[index + 1], R.NNS) || !can(tokens[index - 1], R.NNS)) return;
  const after = tokens[index + 2];
  if (isWord(tokens[index], 'from') || !(isEnd(after) || is(after, R.IN))) return;
  return {
    from: index,
    to: index + 1,
    fixes: ['than'],
    params: { word: `more ${tokens[index - 1]?.text}`, wrong: 'that' },
  };
});

/** "as tall than", "as cold like" → as … as; "so tall than". */
const asAs = tokenRule('comparison', 'asAs', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'than', 'like') || !token) return;
  const before = tokens[index - 1];
  const isAdjective = is(before, R.JJ | R.RB) || (can(before, R.JJ) && shortAdjectives.has(before?.lower ?? ''));
  const isAs = isWord(tokens[index - 2], 'as') && isAdjective;
  const isNotSo =
    isWord(tokens[index - 2], 'so') &&
    isAdjective &&
    isWord(tokens[index - 3], 'not', "n't") &&
    isWord(token, 'than', 'like');
  if (!isAs && !isNotSo) return;
  if (isWord(before, 'well', 'far', 'long', 'soon') && isWord(token, 'than')) return;
  if (isWord(tokens[index - 3], 'just', 'known') && isWord(token, 'like')) return;
  return { from: index, to: index + 1, fixes: ['as'], params: { word: before?.text ?? '', wrong: token.lower } };
});

const SIMILES = new Set(
  `
king queen ice snow lion bee feather bird mouse fox ox horse fire stone rock night day baby child angel cucumber mule
kite pancake knife rose bear wolf owl`
    .trim()
    .split(/\s+/),
);

/** "He is rich as a king", "tall as me" → as rich as. */
const missingAs = tokenRule('comparison', 'missingAs', (tokens, index) => {
  const adjective = tokens[index];
  if (
    !adjective ||
    !shortAdjectives.has(adjective.lower) ||
    !isWord(tokens[index + 1], 'as') ||
    !can(tokens[index - 1], R.BE | R.RB)
  )
    return;
  let at = index - 1;
  while (is(tokens[at], R.RB) && !isWord(tokens[at], 'as', 'so', 'too', 'very', 'just')) at -= 1;
  if (!can(tokens[at], R.BE)) return;
  const noun = isWord(tokens[index + 2], 'a', 'an', 'the') ? tokens[index + 3] : tokens[index + 2];
  const isSimile = noun !== undefined && SIMILES.has(noun.lower) && !isWord(tokens[index + 2], 'the');
  const isPerson = isWord(tokens[index + 2], 'me', 'him', 'us', 'them') && isEnd(tokens[index + 3]);
  if (!isSimile && !isPerson) return;
  return { from: index, to: index + 1, fixes: [`as ${adjective.text}`], params: { word: adjective.text } };
});

/** "prefer walking than driving" → to. */
const prefer = tokenRule('comparison', 'preferTo', (tokens, index) => {
  if (!isWord(tokens[index], 'than', 'over', 'instead') || isWord(tokens[index], 'over', 'instead')) return;
  const start = tokens.findLastIndex((each, at) => at < index && each.verb === 'prefer');
  if (start < 0 || index - start > 8) return;
  const between = tokens.slice(start + 1, index);
  if (
    between.some((each) => isPunctuation(each) || isWord(each, 'rather', 'more', 'less', 'other') || can(each, R.JJR))
  )
    return;
  const hasInfinitive = between.some((each, at) => isWord(each, 'to') && can(between[at + 1], R.VB));
  const after = tokens[index + 1];
  if (hasInfinitive) {
    if (!can(after, R.VB) && !isWord(after, 'to')) return;
    return { from: index, to: index + 1, fixes: ['rather than'], params: { right: 'rather than' } };
  }
  if (!after || isPunctuation(after) || can(after, R.TO)) return;
  return { from: index, to: index + 1, fixes: ['to'], params: { right: 'to' } };
});

/** "twice bigger than" → twice as big as. */
const twiceAs = tokenRule('comparison', 'twiceAs', (tokens, index) => {
  if (!isWord(tokens[index], 'twice')) return;
  const form = tokens[index + 1];
  const isMore = isWord(form, 'more') && is(tokens[index + 2], R.JJ);
  const than = index + (isMore ? 3 : 2);
  if (!isWord(tokens[than], 'than') || (!isMore && !(form?.adjective && isComparative(form)))) return;
  const adjective = isMore ? tokens[index + 2]?.lower : form?.adjective;
  if (!adjective || isWord(form, 'more') !== isMore) return;
  return {
    from: index,
    to: than + 1,
    fixes: [`twice as ${adjective} as`],
    params: { wrong: textOf(tokens, index, than + 1), right: `twice as ${adjective} as` },
  };
});

const UNITS = new Set(
  `
years year months days weeks hours minutes metres meters centimetres centimeters kilometres kilometers kilos times`
    .trim()
    .split(/\s+/),
);

/** "older three years than" → three years older than. */
const difference = tokenRule('comparison', 'differenceBefore', (tokens, index) => {
  const form = tokens[index];
  if (!form || !is(form, R.JJR | R.RB | R.JJ) || !isComparative(form) || !is(tokens[index + 1], R.CD | R.QT | R.DT))
    return;
  const number = tokens[index + 1];
  const unit = tokens[index + 2];
  if (
    !number ||
    !unit ||
    !is(number, R.CD | R.DT) ||
    isWord(number, 'the', 'one') ||
    !UNITS.has(unit.lower) ||
    !isWord(tokens[index + 3], 'than')
  )
    return;
  return {
    from: index,
    to: index + 3,
    fixes: [`${number.text} ${unit.text} ${form.text}`],
    params: { right: `${number.text} ${unit.text} ${form.text}` },
  };
});

/** "Comparing with my old school, this one" → Compared with. */
const compared = tokenRule('comparison', 'comparedWith', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'comparing', 'compare') || !isWord(tokens[index + 1], 'with', 'to')) return;
  const isFirst = index === 0 || (isPunctuation(tokens[index - 1]) && isWord(token, 'comparing'));
  if (!isFirst) return;
  const comma = tokens.findIndex((each, at) => at > index && each.text === ',');
  if (index === 0 && (comma < 0 || comma > 12)) return;
  const to = tokens[index + 1]?.lower;
  return {
    from: index,
    to: index + 2,
    fixes: [`compared ${to}`, `compared ${to === 'to' ? 'with' : 'to'}`],
    params: { wrong: `${token?.lower} ${to}` },
  };
});

const GROUPS = new Set('class team school family year office group village town country city'.split(' '));

/** "faster than any student in his class" → any other student. */
const anyOther = tokenRule('comparison', 'anyOther', (tokens, index) => {
  if (!isWord(tokens[index], 'than') || !isWord(tokens[index + 1], 'any') || !is(tokens[index + 2], R.NN)) return;
  if (
    !isWord(tokens[index + 3], 'in') ||
    !isWord(tokens[index + 4], 'his', 'her', 'our', 'my', 'their') ||
    !GROUPS.has(tokens[index + 5]?.lower ?? '')
  )
    return;
  const noun = tokens[index + 2];
  if (!isComparative(tokens[index - 1]) && !isWord(tokens[index - 2], 'more')) return;
  return { from: index + 1, to: index + 3, fixes: [`any other ${noun?.text}`], params: { noun: noun?.text ?? '' } };
});

const OWNED = new Set(
  `
salary house flat apartment car phone hair room bike bicycle job score accent handwriting voice marks grades laptop
computer garden pronunciation spelling cooking`
    .trim()
    .split(/\s+/),
);
const PEOPLE = new Set(
  `
wife husband mother father brother sister friend friends parents cousin uncle aunt teacher boss neighbour neighbor
colleague grandmother grandfather son daughter girlfriend boyfriend mum mom dad`
    .trim()
    .split(/\s+/),
);
const OF_PLACES = new Set(
  `
population weather climate food cost price size economy area temperature quality capital education culture length
salary`
    .trim()
    .split(/\s+/),
);

/** "My salary is lower than my wife" → my wife's; "the population of Norway is smaller than Sweden" → that of Sweden. */
const sameThings = tokenRule('comparison', 'compareSameThings', (tokens, index) => {
  if (
    !isWord(tokens[index], 'than') ||
    !(isComparative(tokens[index - 1]) || (is(tokens[index - 1], R.JJ) && isWord(tokens[index - 2], 'more', 'less')))
  )
    return;
  const be = tokens.findLastIndex((each, at) => at < index && can(each, R.BE));
  if (be < 1 || index - be > 5) return;
  const after = tokens[index + 1];
  const owned = tokens[be - 1];
  if (
    owned &&
    OWNED.has(owned.lower) &&
    isWord(tokens[be - 2], 'my', 'his', 'her', 'our', 'their', 'your') &&
    is(after, R.PRPS)
  ) {
    let last = index + 2;
    while (is(tokens[last], R.JJ)) last += 1;
    const person = tokens[last];
    if (!person || !PEOPLE.has(person.lower) || !isEnd(tokens[last + 1])) return;
    const ending = person.lower.endsWith('s') ? '’' : "'s";
    return {
      from: last,
      to: last + 1,
      fixes: [`${person.text}${ending === '’' ? "'" : ending}`],
      params: { thing: owned.text, person: person.text },
    };
  }
  const of = tokens.findIndex((each, at) => at < be && at > be - 5 && isWord(each, 'of', 'in'));
  const thing = tokens[of - 1];
  if (
    of > 0 &&
    thing &&
    OF_PLACES.has(thing.lower) &&
    after &&
    is(after, R.NNP) &&
    isEnd(tokens[index + 2]) &&
    !can(tokens[index + 1], R.JJ)
  ) {
    const isIn = isWord(tokens[of], 'in');
    return {
      from: index + 1,
      to: index + 2,
      fixes: isIn ? [`in ${after.text}`, `that of ${after.text}`] : [`that of ${after.text}`, `${after.text}'s`],
      params: { thing: thing.text, person: after.text },
    };
  }
  return;
});

export const thanRules: readonly Rule[] = [
  twiceAs,
  superlativeThan,
  difference,
  missingMore,
  wrongThan,
  moreThat,
  asAs,
  missingAs,
  prefer,
  compared,
  anyOther,
  sameThings,
];
