import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { textOf } from '../fixed-phrases.ts';
import { tokenRule } from '../rule.ts';
import { shortAdjectives } from './adjectives.ts';
import { isComparative, isEnd } from './shared.ts';

/** "as tall than", "as cold like" → as … as; "so tall than". */
export const asAs = tokenRule('comparison', 'asAs', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'than', 'like') || !token) return;
  const before = tokens[index - 1];
  const isAdjective = is(before, R.JJ | R.RB) || (can(before, R.JJ) && shortAdjectives.has(before?.lower ?? ''));
  const isAs = isWord(tokens[index - 2], 'as') && isAdjective;
  const isNotSo =
    isWord(tokens[index - 2], 'so') &&
    isAdjective &&
    (isWord(tokens[index - 3], 'not', "n't") ||
      isWord(token, 'than') ||
      (isWord(token, 'like') &&
        can(tokens[index - 3], R.BE | R.RB | NOUN) &&
        can(tokens[index + 1], R.DT | R.PRPS | R.PRPO | R.NNP | R.RB)));
  if (!isAs && !isNotSo) return;
  if (isWord(before, 'well', 'far', 'long', 'soon') && isWord(token, 'than')) return;
  if (isWord(tokens[index - 3], 'just', 'known') && isWord(token, 'like')) return;
  const params = { word: before?.text ?? '', wrong: token.lower };
  if (isAs) return { from: index, to: index + 1, fixes: ['as'], params };
  return { from: index - 2, to: index + 1, fixes: [`as ${before?.text} as`, `so ${before?.text} as`], params };
});

const SIMILES = new Set(
  `
king queen ice snow lion bee feather bird mouse fox ox horse fire stone rock night day baby child angel cucumber mule
kite pancake knife rose bear wolf owl`
    .trim()
    .split(/\s+/),
);

/** "He is rich as a king", "tall as me" → as rich as. */
export const missingAs = tokenRule('comparison', 'missingAs', (tokens, index) => {
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
export const prefer = tokenRule('comparison', 'preferTo', (tokens, index) => {
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
export const twiceAs = tokenRule('comparison', 'twiceAs', (tokens, index) => {
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

const GROUPS = new Set('class team school family year office group village town country city'.split(' '));

/** "faster than any student in his class" → any other student. */
export const anyOther = tokenRule('comparison', 'anyOther', (tokens, index) => {
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
export const sameThings = tokenRule('comparison', 'compareSameThings', (tokens, index) => {
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
