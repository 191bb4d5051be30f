import { R } from '../../lexicon/readings.ts';
import { openerOf, type Predicate } from '../../tagging/predicates.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isPerson } from '../../tagging/verbs.ts';
import { STATES, toPerfect } from './forms.ts';
import { endOf, forAfter, isPronoun, predicateRule, startOf } from './predicate-rule.ts';
import { isPastYear, isUnit } from './times.ts';

const NAMED_TIMES = new Set(
  `january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
childhood then last yesterday christmas spring summer autumn winter birth morning`.split(/\s+/),
);

/** Where "since" and a point in the past stands after the verb: "since 2010", "since last year", "since she moved". */
function sinceAfter(tokens: readonly Token[], predicates: readonly Predicate[], index: number): number {
  const predicate = predicates[index];
  if (!predicate) return -1;
  const next = predicates[index + 1];
  for (let at = predicate.verb + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (next && at >= startOf(next)) return -1;
    if (
      isPunctuation(token) ||
      can(token, R.CC | R.WH | R.HAVE | R.BE | R.MD | R.DO | R.VBD | R.VBN) ||
      isWord(token, 'that')
    )
      return -1;
    if (!isWord(token, 'since')) continue;
    const after = tokens[at + 1];
    if (next && startOf(next) === at + 1) {
      const isEvent =
        next.time === 'past' &&
        (next.form === 'simple' || next.form === 'be') &&
        (next.base === 'be' ||
          [
            'move',
            'start',
            'begin',
            'come',
            'leave',
            'arrive',
            'meet',
            'finish',
            'graduate',
            'marry',
            'die',
            'join',
            'turn',
            'get',
            'open',
          ].includes(next.base));
      return isEvent ? at : -1;
    }
    if (
      next &&
      startOf(next) <= at + 4 &&
      !tokens.slice(at, startOf(next)).some((each) => isPunctuation(each) || can(each, R.CC))
    )
      return -1;
    if (NAMED_TIMES.has(after?.lower ?? '') || isPastYear(after) || (is(after, R.CD) && !isUnit(tokens[at + 2])))
      return at;
    if (
      isWord(after, 'my', 'his', 'her', 'our', 'their') &&
      isWord(tokens[at + 2], 'childhood', 'birth', 'wedding', 'birthday', 'arrival', 'marriage')
    )
      return at;
    if (is(after, R.CD) && isUnit(tokens[at + 2])) return at;
    if (isWord(after, 'a') && isWord(tokens[at + 2], 'long', 'few')) return at;
    if (isWord(after, 'the') && isWord(tokens[at + 2], 'beginning', 'start', 'age', 'end', 'day', 'accident'))
      return at;
    return -1;
  }
  return -1;
}

/** Verbs of what lasts: with these "for ten years" reaches to now. */
const LASTING = new Set('live work know have own study learn teach love want'.split(' '));

const WAITING = new Set('wait learn study live work look stand teach try sit'.split(' '));

/** "I live here since 2010", "She works here for twenty years". */
export const sinceOrFor = predicateRule('perfectWithSince', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.time !== 'present' || !['simple', 'do', 'be', 'progressive', 'passive'].includes(predicate.form))
    return;
  const { subject, at, base, form } = predicate;
  const head = tokens[subject.head];
  const opener = openerOf(tokens, predicate);
  const since = sinceAfter(tokens, predicates, index);
  const isThing = isWord(head, 'it', 'this', 'that', 'there') || subject.from > at;
  const after = tokens[predicate.verb + 1];
  if (since >= 0 && !isThing && base !== 'seem' && base !== 'look' && base !== 'date') {
    if (
      form === 'be' &&
      !(isPronoun(tokens, predicate) || isPerson(head)) &&
      !isWord(tokens[since + 1], 'then') &&
      !can(after, R.IN | R.RB | R.JJ)
    )
      return;
    if (form === 'be' && (can(after, R.JJR) || isWord(after, 'more', 'different', 'better'))) return;
    return toPerfect(tokens, predicate, { time: 'since' });
  }
  if (
    isWord(opener, 'if', 'when', 'until', 'before', 'after', 'unless', 'once', 'where', 'who') ||
    (isThing && !isWord(head, 'it'))
  )
    return;
  if (
    tokens
      .slice(startOf(predicate), endOf(tokens, predicates, index))
      .some((each) =>
        isWord(
          each,
          'every',
          'usually',
          'always',
          'often',
          'sometimes',
          'will',
          'tomorrow',
          'next',
          'normally',
          'each',
          'per',
          'would',
          'if',
          'then',
          'only',
        ),
      )
  )
    return;
  const isOne =
    isWord(head, 'i', 'we', 'he', 'she') ||
    (subject.number === 'singular' && isPerson(head) && can(tokens[subject.from], R.PRPS)) ||
    (isPerson(head) && is(tokens[subject.from], R.PRPS));
  if (
    form === 'passive' &&
    isWord(tokens[predicate.verb], 'married', 'divorced', 'engaged') &&
    (isOne || isWord(head, 'they')) &&
    forAfter(tokens, predicate, ['years', 'months', 'decades']) >= 0
  )
    return toPerfect(tokens, predicate, { time: 'for' });
  if (!isOne) return;
  if (form === 'simple' || form === 'do') {
    return (
      (LASTING.has(base) || predicate.isNegated) &&
      forAfter(tokens, predicate, ['years', 'months', 'decades', 'time', 'ages']) >= 0 &&
      toPerfect(tokens, predicate, { time: 'for' })
    );
  }
  if (form === 'progressive') {
    return (
      WAITING.has(base) &&
      forAfter(tokens, predicate, ['years', 'months', 'hours', 'minutes', 'hour', 'time', 'ages']) >= 0 &&
      !isWord(tokens[at], "'s") &&
      toPerfect(tokens, predicate, { time: 'for' })
    );
  }
  const isState = isWord(
    after,
    'here',
    'married',
    'in',
    'a',
    'an',
    'together',
    'friends',
    'ill',
    'sick',
    'at',
    'interested',
    'single',
    'best',
  );
  return (
    isState &&
    !isWord(after, 'born') &&
    forAfter(tokens, predicate, ['years', 'months', 'decades', 'hours', 'days', 'weeks']) >= 0 &&
    !isWord(tokens[at], "'s") &&
    toPerfect(tokens, predicate, { time: 'for' })
  );
});

/** "Ever since I was a boy, I want": the main clause after "since". */
export const sinceClause = predicateRule('perfectAfterSince', (tokens, predicates, index) => {
  const main = predicates[index];
  const first = predicates[index - 1];
  if (main?.time !== 'present' || !['simple', 'do', 'be'].includes(main.form)) return;
  const start = startOf(main);
  const since = isWord(tokens[0], 'ever') ? 1 : 0;
  if (
    !isWord(tokens[since], 'since') ||
    !(isWord(tokens[start - 1], ',') || isWord(tokens[start - 1], 'then', 'day', 'time')) ||
    !isPronoun(tokens, main) ||
    isWord(tokens[main.subject.head], 'it')
  )
    return;
  const isClause =
    index === 1 &&
    first?.time === 'past' &&
    startOf(first) === since + 1 &&
    (since === 1 || (first.base === 'be' && isWord(tokens[first.verb + 1], 'a', 'young', 'little', 'small')));
  const isTime =
    index === 0 &&
    (main.form !== 'simple' ||
      STATES.has(main.base) ||
      isWord(tokens[main.at], 'live', 'work', 'study', 'play', 'feel')) &&
    !isWord(tokens[main.subject.head], 'they', 'you') &&
    (isPastYear(tokens[since + 1]) ||
      NAMED_TIMES.has(tokens[since + 1]?.lower ?? '') ||
      (isWord(tokens[since + 1], 'that') && isWord(tokens[since + 2], 'day', 'time', 'moment', 'night'))) &&
    start <= since + 4;
  if (!isClause && !isTime) return;
  return toPerfect(tokens, main, { time: 'since' });
});
