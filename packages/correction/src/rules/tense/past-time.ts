import { R } from '../../lexicon/readings.ts';
import { openerOf, type Predicate } from '../../tagging/predicates.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isPerson } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import { STATES, toPast } from './forms.ts';
import { endOf, isPronoun, predicateRule, startOf } from './predicate-rule.ts';
import { endsClause, pastTimes, type TimePhrase } from './times.ts';

/** The phrase of past time that belongs to a predicate: before its subject, or after its verb. */
function pastTimeOf(tokens: readonly Token[], predicates: readonly Predicate[], index: number): TimePhrase | undefined {
  const predicate = predicates[index];
  if (!predicate) return undefined;
  const { verb } = predicate;
  const start = startOf(predicate);
  const previous = predicates[index - 1];
  const front = pastTimes(tokens, previous ? previous.verb + 1 : 0, start).find(({ from, to }) => {
    const isNear = to === start || (isWord(tokens[to], ',') && to + 1 === start);
    return (
      isNear &&
      (from === 0 ||
        isPunctuation(tokens[from - 1]) ||
        can(tokens[from - 1], R.CC) ||
        isWord(tokens[from - 1], 'that', 'because'))
    );
  });
  if (front) return front;
  const end = endOf(tokens, predicates, index);
  const after = isPerfectPassive(predicate, tokens, verb) ? verb + 2 : verb + 1;
  const back = pastTimes(tokens, verb + 1, end).find(
    ({ to }) => to <= end && (to < end || predicates[index + 1] === undefined || endsClause(tokens[to])),
  );
  if (!back) return undefined;
  const between = tokens.slice(after, back.from);
  const isBlocked = between.some(
    (each) =>
      (can(each, R.VBN | R.VBG | R.SC | R.WH | R.TO | R.MD | R.BE | R.HAVE | R.DO | R.CC) &&
        !can(each, R.DT | R.IN) &&
        !(can(each, R.JJ) && !can(each, R.VBG))) ||
      isPunctuation(each) ||
      (isWord(each, 'that', 'like', 'as', 'than', 'to') && is(each, R.TO)),
  );
  return isBlocked ? undefined : back;
}

const isPerfectPassive = ({ form, base }: Predicate, tokens: readonly Token[], verb: number): boolean =>
  form === 'perfect' && base === 'be' && can(tokens[verb + 1], R.VBN);

/** "Yesterday I go", "She has moved two years ago". */
export const pastTime = predicateRule('pastWithPastTime', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (!predicate?.isSure || predicate.time !== 'present') return;
  if (predicate.form === 'progressive' && !can(tokens[predicate.at], R.BE)) return;
  const time = pastTimeOf(tokens, predicates, index);
  // "it is safer than twenty years ago"
  if (!time || isWord(tokens[time.from - 1], 'than', 'that', 'as')) return;
  const aux = tokens[predicate.at];
  if (predicate.form === 'modal' && !isWord(aux, 'can', 'ca', 'must')) return;
  const isYear = isWord(tokens[time.from], 'in');
  if (predicate.form === 'modal' && isYear) return;
  const isFront = time.from < predicate.at;
  // "a copy of a letter written in 1953", "the figures relate to last year"
  if (
    !isFront &&
    tokens
      .slice(predicate.verb + 2, time.from)
      .some(
        (each, at, between) =>
          is(each, R.VBN) ||
          (each.lower.endsWith('en') && can(each, R.VBN)) ||
          (at === between.length - 1 && isWord(each, 'to')),
      )
  )
    return;
  // "the songs in 1990 are", "he remembers what": a noun may have the year
  if (isYear && !isFront && predicate.form === 'simple' && !isPronoun(tokens, predicate)) return;
  if (
    isYear &&
    !isFront &&
    predicate.form === 'simple' &&
    STATES.has(predicate.base) &&
    predicate.base !== 'be' &&
    !isWord(tokens[predicate.at + 1], 'in')
  )
    return;
  if (predicate.form === 'be' && !isFront && !isPronoun(tokens, predicate)) return;
  if (
    predicate.form === 'passive' &&
    isWord(aux, 'is', 'are') &&
    !isFront &&
    isWord(tokens[predicate.verb], 'dated', 'known', 'set', 'born', 'called') &&
    !isWord(tokens[predicate.verb], 'born')
  )
    return;
  if (
    predicate.form === 'perfect' &&
    predicate.base === 'be' &&
    isWord(tokens[predicate.verb + 1], 'to') &&
    !predicate.isNegated &&
    !/^['’]/.test(aux?.text ?? '')
  ) {
    return finding(tokens, predicate.at, predicate.verb + 1, ['went', 'was'], { time: time.text });
  }
  if (
    isPerfectPassive(predicate, tokens, predicate.verb) ||
    predicate.form !== 'perfect' ||
    !predicate.isNegated ||
    predicate.base !== 'be'
  )
    return toPast(tokens, predicate, { time: time.text });
});

/** "I am born": birth is past. */
export const born = predicateRule('bornInThePast', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (!predicate || !can(tokens[predicate.at], R.BE) || predicate.time !== 'present') return;
  const at = predicate.at + 1;
  if (!isWord(tokens[at], 'born') || isWord(tokens[at + 1], 'with', 'to', 'into')) return;
  const isOne =
    isWord(tokens[predicate.subject.head], 'i', 'he', 'she') ||
    (isPerson(tokens[predicate.subject.head]) &&
      predicate.subject.number === 'singular' &&
      isWord(tokens[predicate.subject.from], 'my', 'our'));
  const opener = openerOf(tokens, predicate);
  if (!isOne || isWord(opener, 'when', 'if', 'after', 'before', 'until', 'once')) return;
  return toPast(tokens, { ...predicate, form: 'be' });
});

/** "In the past, people write long letters" → wrote, used to write. */
export const inThePast = predicateRule('pastInThePast', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.time !== 'present' || !['simple', 'do', 'be'].includes(predicate.form) || index > 0) return;
  const start = startOf(predicate);
  const isPast = isWord(tokens[0], 'in') && isWord(tokens[1], 'the') && isWord(tokens[2], 'past') && start <= 4;
  const isThen =
    isWord(tokens[0], 'in', 'at') &&
    ((isWord(tokens[1], 'those') && isWord(tokens[2], 'days', 'times')) ||
      (isWord(tokens[1], 'ancient', 'old') && isWord(tokens[2], 'times')) ||
      (isWord(tokens[1], 'that') && isWord(tokens[2], 'time'))) &&
    start <= 4;
  const isChild =
    isWord(tokens[0], 'in', 'during') && is(tokens[1], R.PRPS) && isWord(tokens[2], 'childhood', 'youth') && start <= 4;
  if (!isPast && !isThen && !isChild) return;
  const past = toPast(tokens, predicate, {
    time: tokens
      .slice(0, 3)
      .map(({ text }) => text)
      .join(' '),
  });
  return past && predicate.form === 'simple' ? { ...past, fixes: [...past.fixes, `used to ${predicate.base}`] } : past;
});
