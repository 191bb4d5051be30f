import { participleOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { openerOf, type Predicate, predicatesOf } from '../../tagging/predicates.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isPerson } from '../../tagging/verbs.ts';
import type { Finding, Rule } from '../rule.ts';
import { found, hasOrHave, STATES, toPast, toPerfect } from './forms.ts';
import { endsClause, isFutureYear, isPastYear, isUnit, pastTimes, type TimePhrase } from './times.ts';

/** A rule that looks at the predicates of a sentence. */
export function predicateRule(
  code: string,
  findIn: (
    tokens: readonly Token[],
    predicates: readonly Predicate[],
    index: number,
  ) => Finding | null | undefined | false,
): Rule {
  return {
    kind: 'tense',
    code,
    *find(tokens) {
      const predicates = predicatesOf(tokens);
      for (let index = 0; index < predicates.length; index += 1) {
        const finding = findIn(tokens, predicates, index);
        if (finding) yield finding;
      }
    },
  };
}

const startOf = (predicate: Predicate): number => Math.min(predicate.subject.from, predicate.at);
/** Where the subject begins; "that" before an article is a conjunction. */
const beginningOf = (tokens: readonly Token[], predicate: Predicate): number => {
  const start = startOf(predicate);
  return isWord(tokens[start], 'that') && is(tokens[start + 1], R.DT | R.PRPS) ? start + 1 : start;
};

/** Where the clause of a predicate ends at the latest: before the next predicate and the word that opens it. */
function endOf(tokens: readonly Token[], predicates: readonly Predicate[], index: number): number {
  const next = predicates[index + 1];
  if (!next) return tokens.length;
  let end = startOf(next);
  while (end > 0 && (can(tokens[end - 1], R.SC | R.WH | R.CC) || isWord(tokens[end - 1], 'that', ','))) end -= 1;
  return end;
}

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
const pastTime = predicateRule('pastWithPastTime', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (!predicate?.isSure || predicate.time !== 'present') return;
  if (predicate.form === 'progressive' && !can(tokens[predicate.at], R.BE)) return;
  const time = pastTimeOf(tokens, predicates, index);
  // "it is safer than twenty years ago"
  if (!time || isWord(tokens[time.from - 1], 'than', 'as')) return;
  const aux = tokens[predicate.at];
  if (predicate.form === 'modal' && !isWord(aux, 'can', 'ca', 'must')) return;
  const isYear = isWord(tokens[time.from], 'in');
  if (predicate.form === 'modal' && isYear) return;
  const isFront = time.from < predicate.at;
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
    return found(tokens, predicate.at, predicate.verb + 1, ['went', 'was'], { time: time.text });
  }
  if (
    isPerfectPassive(predicate, tokens, predicate.verb) ||
    predicate.form !== 'perfect' ||
    !predicate.isNegated ||
    predicate.base !== 'be'
  )
    return toPast(tokens, predicate, { time: time.text });
});

const isPronoun = (tokens: readonly Token[], { subject }: Predicate): boolean =>
  isWord(tokens[subject.head], 'i', 'you', 'he', 'she', 'it', 'we', 'they');

/** "I am born": birth is past. */
const born = predicateRule('bornInThePast', (tokens, predicates, index) => {
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

/** Where "for" and a time that reaches to now stands after the verb, at the end of the clause. */
function forAfter(tokens: readonly Token[], predicate: Predicate, units: readonly string[]): number {
  for (let at = predicate.verb + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (isPunctuation(token) || can(token, R.CC | R.WH | R.MD) || isWord(token, 'that')) return -1;
    if (!isWord(token, 'for')) continue;
    let end = at + 1;
    while (end < at + 5 && !units.includes(tokens[end]?.lower ?? '')) end += 1;
    const amount = tokens.slice(at + 1, end);
    const isAmount =
      amount.length > 0 &&
      amount.every(
        (each) =>
          can(each, R.CD | R.QT | R.JJ) ||
          isWord(
            each,
            'a',
            'more',
            'than',
            'over',
            'almost',
            'about',
            'nearly',
            'only',
            'long',
            'at',
            'least',
            'already',
          ),
      );
    if (
      !units.includes(tokens[end]?.lower ?? '') ||
      !isAmount ||
      isWord(amount[0], 'the', 'some') ||
      isWord(amount[0], 'short')
    )
      continue;
    const after = tokens[end + 1];
    const isEnd =
      after === undefined ||
      /^[.,;!?]$/.test(after.text) ||
      isWord(after, 'and', 'but', 'now', 'already', 'because', 'so');
    return isEnd ? at : -1;
  }
  return -1;
}

/** "I live here since 2010", "She works here for twenty years". */
const sinceOrFor = predicateRule('perfectWithSince', (tokens, predicates, index) => {
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
const sinceClause = predicateRule('perfectAfterSince', (tokens, predicates, index) => {
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
    !isWord(tokens[main.subject.head], 'they', 'you') &&
    (isPastYear(tokens[since + 1]) ||
      NAMED_TIMES.has(tokens[since + 1]?.lower ?? '') ||
      (isWord(tokens[since + 1], 'that') && isWord(tokens[since + 2], 'day', 'time', 'moment', 'night'))) &&
    start <= since + 4;
  if (!isClause && !isTime) return;
  return toPerfect(tokens, main, { time: 'since' });
});

/** "How long do you know him?" → have you known. */
const howLong = predicateRule('perfectWithHowLong', (tokens, predicates, index) => {
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
    if (base === 'know') return found(tokens, at, verb + 1, [`${have} ${words} known`]);
    return (
      isNow &&
      (isWord(after, 'here', 'in', 'at', 'english', 'this', 'for') || isWord(tokens.at(-2), 'here')) &&
      found(tokens, at, verb + 1, [
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
      found(tokens, at, subject.head + 1, [`${have} ${words} been`])
    );
  }
});

/** "This is the first time I see the sea" → have seen. */
const firstTime = predicateRule('perfectAfterFirstTime', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const main = predicates[index - 1];
  if (!predicate || !main || main.base !== 'be' || !isWord(tokens[main.subject.head], 'this', 'it', 'that', 'today'))
    return;
  let at = startOf(predicate) - 1;
  if (isWord(tokens[at], 'that')) at -= 1;
  if (
    !isWord(tokens[at], 'time') ||
    !isWord(tokens[at - 1], 'first', 'second', 'third', 'fourth', 'last', 'only') ||
    at - main.verb > 4
  )
    return;
  if (isWord(tokens[at - 1], 'last') || !isPronoun(tokens, predicate)) return;
  if (
    (main.time === 'present' && !isWord(tokens[main.at], "'s")) ||
    (main.time === 'present' && predicate.time === 'present')
  ) {
    if (predicate.form === 'simple' && (predicate.time === 'present' || predicate.time === 'past')) {
      return found(tokens, predicate.at, predicate.at + 1, [
        `${hasOrHave(predicate)} ${participleOf(predicate.base)[0]}`,
      ]);
    }
    if (predicate.form === 'be' && predicate.time === 'present') return toPerfect(tokens, predicate);
    return;
  }
  if (main.time === 'past' && predicate.form === 'perfect' && predicate.time === 'present' && !predicate.isNegated) {
    return !/^['’]/.test(tokens[predicate.at]?.text ?? '') && found(tokens, predicate.at, predicate.at + 1, ['had']);
  }
});

/** Verbs whose present goes with "yet": "I don't know yet". */
const WITH_YET = new Set(
  'know have understand want need think see be feel exist seem like believe realize realise appear work live'.split(
    ' ',
  ),
);

/** "So far we don't have any rain", "I don't finish yet". */
const soFar = predicateRule('perfectWithSoFar', (tokens, predicates, index) => {
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
const wrongTime = predicateRule('timeOfTheClause', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'simple' || predicate.time !== 'past') return;
  const start = startOf(predicate);
  const token = tokens[predicate.at];
  const at = isWord(tokens[start - 1], ',') ? start - 2 : start - 1;
  const year = tokens.findIndex((each, place) => place > start && place < predicate.at && isFutureYear(each));
  if (year > 0 && isWord(tokens[year - 1], 'in', 'by'))
    return found(tokens, predicate.at, predicate.at + 1, [`will ${predicate.base}`]);
  if (isFutureYear(tokens[at]) && isWord(tokens[at - 1], 'in', 'by'))
    return found(tokens, predicate.at, predicate.at + 1, [`will ${predicate.base}`]);
  if (isWord(tokens[at], 'tomorrow') && at <= 1 && predicate.isSure && !can(token, R.BE))
    return found(tokens, predicate.at, predicate.at + 1, [`will ${predicate.base}`]);
  const isToday = isWord(tokens[at], 'nowadays') || (isWord(tokens[at], 'days') && isWord(tokens[at - 1], 'these'));
  if (!isToday || !(predicate.isSure || is(token, R.VBD | R.HAVE)) || at > 2) return;
  const { number, person } = predicate.subject;
  if (number === 'unknown') return;
  return found(tokens, predicate.at, predicate.at + 1, [
    number === 'singular' && person === 3 ? thirdPersonOf(predicate.base) : predicate.base,
  ]);
});

/** "By next June I will be a driver for ten years" → will have been. */
const futurePerfect = predicateRule('futurePerfect', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'modal' || !isWord(tokens[predicate.at], 'will', "'ll") || predicate.isNegated) return;
  const start = startOf(predicate);
  const isBy =
    isWord(tokens[0], 'by') &&
    start <= 7 &&
    (isWord(tokens[1], 'next', 'the', 'then', 'tomorrow') || isFutureYear(tokens[1]) || is(tokens[1], R.CD | R.NNP));
  if (!isBy || !['be', 'live', 'work', 'study', 'know', 'teach'].includes(predicate.base)) return;
  if (forAfter(tokens, predicate, ['years', 'months', 'weeks', 'decades']) < 0) return;
  return found(tokens, predicate.verb, predicate.verb + 1, [`have ${participleOf(predicate.base)[0]}`]);
});

/** "In the past, people write long letters" → wrote, used to write. */
const inThePast = predicateRule('pastInThePast', (tokens, predicates, index) => {
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

export const timeRules: readonly Rule[] = [
  pastTime,
  born,
  sinceOrFor,
  sinceClause,
  howLong,
  firstTime,
  soFar,
  wrongTime,
  futurePerfect,
  inThePast,
];
export { beginningOf, endOf, isPronoun, startOf };
