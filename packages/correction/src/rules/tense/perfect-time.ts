import { participleOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { hasOrHave, toPerfect } from './forms.ts';
import { endOf, forAfter, isPronoun, predicateRule, startOf } from './predicate-rule.ts';
import { isFutureYear } from './times.ts';

/** "How long do you know him?" → have you known. */
export const howLong = predicateRule('perfectWithHowLong', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (!predicate) return;
  const { at, verb, base, form, subject } = predicate;
  if (
    !isWord(tokens[at - 1], 'long') ||
    !isWord(tokens[at - 2], 'how') ||
    predicate.time !== 'present' ||
    subject.from < at
  )
    return;
  const words = tokens
    .slice(subject.from, subject.head + 1)
    .map(({ text }) => text)
    .join(' ');
  const have = hasOrHave(predicate);
  const after = tokens[verb + 1];
  if (form === 'do') {
    const isNow =
      base === 'know' ||
      (['live', 'work', 'study', 'learn', 'play'].includes(base) &&
        !isWord(tokens.at(-2), 'day', 'week', 'night', 'evening', 'morning'));
    if (base === 'know') return finding(tokens, at, verb + 1, [`${have} ${words} known`]);
    return (
      isNow &&
      (isWord(after, 'here', 'in', 'at', 'english', 'this', 'for') || isWord(tokens.at(-2), 'here')) &&
      finding(tokens, at, verb + 1, [
        `${have} ${words} ${participleOf(base)[0]}`,
        `${have} ${words} been ${tokens[verb]?.verb ?? ''}ing`.replace(/eing$/, 'ing'),
      ])
    );
  }
  if (
    (form === 'be' || form === 'progressive') &&
    isWord(
      tokens[subject.head + 1],
      'here',
      'married',
      'in',
      'living',
      'waiting',
      'learning',
      'studying',
      'working',
      'friends',
      'together',
      'sick',
      'ill',
    )
  ) {
    return (
      isPronoun(tokens, predicate) &&
      !isWord(tokens[subject.head], 'it') &&
      !isWord(tokens[subject.head + 2], 'for') &&
      finding(tokens, at, subject.head + 1, [`${have} ${words} been`])
    );
  }
});

/** "This is the first time I see the sea" → have seen. */
export const firstTime = predicateRule('perfectAfterFirstTime', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const main = predicates[index - 1];
  if (!predicate || !main || main.base !== 'be' || !isWord(tokens[main.subject.head], 'this', 'it', 'that', 'today'))
    return;
  let at = startOf(predicate) - 1;
  if (isWord(tokens[at], 'that')) at -= 1;
  if (
    !isWord(tokens[at], 'time') ||
    !isWord(tokens[at - 1], 'first', 'second', 'third', 'fourth', 'last') ||
    at - main.verb > 4
  )
    return;
  if (isWord(tokens[at - 1], 'last') || !isPronoun(tokens, predicate)) return;
  if (
    (main.time === 'present' && !isWord(tokens[main.at], "'s")) ||
    (main.time === 'present' && predicate.time === 'present')
  ) {
    if (predicate.form === 'simple' && (predicate.time === 'present' || predicate.time === 'past')) {
      return finding(tokens, predicate.at, predicate.at + 1, [
        `${hasOrHave(predicate)} ${participleOf(predicate.base)[0]}`,
      ]);
    }
    if (predicate.form === 'be' && predicate.time === 'present') return toPerfect(tokens, predicate);
    return;
  }
  if (main.time === 'past' && predicate.form === 'perfect' && predicate.time === 'present' && !predicate.isNegated) {
    return !/^['’]/.test(tokens[predicate.at]?.text ?? '') && finding(tokens, predicate.at, predicate.at + 1, ['had']);
  }
});

/** Verbs whose present goes with "yet": "I don't know yet". */
const WITH_YET = new Set(
  'know have understand want need think see be feel exist seem like believe realize realise appear work live'.split(
    ' ',
  ),
);

/** "So far we don't have any rain", "I don't finish yet". */
export const soFar = predicateRule('perfectWithSoFar', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.time !== 'present' || !['simple', 'do'].includes(predicate.form)) return;
  const start = startOf(predicate);
  const end = endOf(tokens, predicates, index);
  const isSoFar = (at: number) => isWord(tokens[at], 'so') && isWord(tokens[at + 1], 'far');
  const opensWith =
    (isSoFar(0) || (start > 2 && isSoFar(start - 2)) || (isSoFar(start - 4) && isWord(tokens[start - 2], 'this'))) &&
    start <= 6;
  const isUpToNow = isWord(tokens[0], 'until', 'till', 'to') && isWord(tokens[1], 'now') && start <= 3;
  if ((opensWith || isUpToNow) && isPronoun(tokens, predicate) && !isWord(tokens[predicate.subject.head], 'it')) {
    return (
      !['know', 'seem', 'like', 'love', 'think', 'feel', 'look', 'understand', 'remember'].includes(predicate.base) &&
      toPerfect(tokens, predicate, { time: isUpToNow ? 'until now' : 'so far' })
    );
  }
  if (predicate.form !== 'do' || !predicate.isNegated || WITH_YET.has(predicate.base)) return;
  const yet = tokens.findIndex((each, at) => at > predicate.verb && at < end && isWord(each, 'yet'));
  if (
    yet < 0 ||
    !(tokens[yet + 1] === undefined || isPunctuation(tokens[yet + 1])) ||
    (isWord(tokens[predicate.subject.head], 'you') && index === 0 && !isPunctuation(tokens[yet + 1]))
  )
    return;
  return toPerfect(tokens, predicate, { time: 'yet' });
});

/** "In 2050 most people worked from home": the future takes "will". "Nowadays everybody had": the present. */
export const wrongTime = predicateRule('timeOfTheClause', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'simple' || predicate.time !== 'past') return;
  const start = startOf(predicate);
  const token = tokens[predicate.at];
  const at = isWord(tokens[start - 1], ',') ? start - 2 : start - 1;
  const year = tokens.findIndex((each, place) => place > start && place < predicate.at && isFutureYear(each));
  if (year > 0 && isWord(tokens[year - 1], 'in', 'by'))
    return finding(tokens, predicate.at, predicate.at + 1, [`will ${predicate.base}`]);
  if (isFutureYear(tokens[at]) && isWord(tokens[at - 1], 'in', 'by'))
    return finding(tokens, predicate.at, predicate.at + 1, [`will ${predicate.base}`]);
  if (isWord(tokens[at], 'tomorrow') && at <= 1 && predicate.isSure && !can(token, R.BE))
    return finding(tokens, predicate.at, predicate.at + 1, [`will ${predicate.base}`]);
  const isToday = isWord(tokens[at], 'nowadays') || (isWord(tokens[at], 'days') && isWord(tokens[at - 1], 'these'));
  if (!isToday || !(predicate.isSure || is(token, R.VBD | R.HAVE)) || at > 2) return;
  const { number, person } = predicate.subject;
  if (number === 'unknown') return;
  return finding(tokens, predicate.at, predicate.at + 1, [
    number === 'singular' && person === 3 ? thirdPersonOf(predicate.base) : predicate.base,
  ]);
});

/** "By next June I will be a driver for ten years" → will have been. */
export const futurePerfect = predicateRule('futurePerfect', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'modal' || !isWord(tokens[predicate.at], 'will', "'ll") || predicate.isNegated) return;
  const start = startOf(predicate);
  const isBy =
    isWord(tokens[0], 'by') &&
    start <= 7 &&
    (isWord(tokens[1], 'next', 'the', 'then', 'tomorrow') || isFutureYear(tokens[1]) || is(tokens[1], R.CD | R.NNP));
  if (!isBy || !['be', 'live', 'work', 'study', 'know', 'teach'].includes(predicate.base)) return;
  if (forAfter(tokens, predicate, ['years', 'months', 'weeks', 'decades']) < 0) return;
  return finding(tokens, predicate.verb, predicate.verb + 1, [`have ${participleOf(predicate.base)[0]}`]);
});
